import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from '../src/games/columbiz/setUp';
import { preferences } from '../src/lib/preferences.svelte';
import type { Choice, Position } from '../src/lib/protocol.gen';
import { isAfterSetUp } from '../src/lib/review';
import { Announcements } from '../src/table/announcements.svelte';
import type { TableController } from '../src/table/controller.svelte';
import { handleKey } from '../src/table/keys';
import { Referee } from '../src/table/referee/referee.svelte';
import type { Frame } from '../src/table/stage.svelte';

vi.mock('svelte', async (original) => ({
  ...(await original<object>()),
  onDestroy: () => undefined,
}));

const choice = (action: string, path: string[], ...effects: string[]): Choice => ({
  action,
  path,
  effects: effects.map((key) => ({ key, arguments: {}, clause: null })),
});

/** A choice in words: its button, or its effects. */
const textOf = ({ path, effects }: Choice): string =>
  path[0]?.startsWith('button:')
    ? `[${path[0].slice(7)}]`
    : effects.map(({ key }) => key).join(' ');

const ack = { type: 'ack' };

/** As much of a table's controller as is asked for here. */
function makeTable(more: object = {}, position: object = {}): TableController {
  const view = { status: 'playing', yours: [0], undone: [], table: { is_referee: true } };
  return {
    view,
    position: { ply: 4, turn: { what: 'decide', seat: 1 }, messages: [], ...position },
    isReferee: true,
    isCurrent: true,
    mySeat: 1,
    keep: null,
    choices: [],
    choosing: { text: textOf },
    state: { sheet: 'none', isCelebrating: false },
    stage: { isCurrent: true },
    live: { mySeat: 1, notes: [], isBusy: false, isLookingBack: false },
    throwing: { isDue: false, typed: [] },
    names: ['Ana', 'Bo'],
    game: 'columbiz',
    ...more,
  } as unknown as TableController;
}

describe('what was done, in words', () => {
  const twice = [
    choice('move Y1 2', ['token:Y1', 'cell:12'], 'to 12'),
    choice('move Y1 4', ['token:Y1', 'cell:16'], 'to 16'),
  ];

  it('says of every action of a line what it does where it is done', () => {
    const choices = [choice('move Y1 4', ['token:Y1', 'cell:14'], 'to 14'), ...twice.slice(0, 1)];
    const referee = new Referee(makeTable({ choices }));
    expect(referee.text(twice)).toBe('to 12 to 16');
  });

  it('leaves out the end of the turn, and nothing else', () => {
    const referee = new Referee(makeTable());
    const done = choice('done', ['button:done'], 'turn ended');
    const skip = choice('skip', ['button:skip'], 'bonus declined');
    expect(referee.text([...twice, done])).toBe('to 12 to 16');
    expect(referee.text([...twice, skip])).toBe('to 12 to 16 [skip]');
    expect(referee.text([done])).toBe('[done]');
  });
});

describe('entering all again', () => {
  /** Each answer to `redo` leaves so many entries. */
  function makeRedone(...left: (number | 'refused')[]) {
    const view = { status: 'playing', yours: [0], undone: ['roll 1', 'roll 2', 'roll 3'] };
    const answers = [...left];
    const redo = vi.fn(async () => {
      const next = answers.shift();
      if (typeof next !== 'number') return { type: 'refused' };
      view.undone = view.undone.slice(view.undone.length - next, view.undone.length);
      if (next === 0) view.undone = [];
      return ack;
    });
    const table = makeTable({ view, live: { redo, isBusy: false } });
    return { referee: new Referee(table), redo, view };
  }

  it('asks why the rest cannot be entered', async () => {
    const { referee, redo } = makeRedone(2, 'refused');
    referee.redoAll();
    await vi.waitFor(() => expect(redo).toHaveBeenCalledTimes(2));
  });

  it('goes on while something is left: the server enters so much at once', async () => {
    const { referee, redo, view } = makeRedone(2, 1, 0, 'refused');
    referee.redoAll();
    await new Promise((done) => setTimeout(done));
    expect(redo).toHaveBeenCalledTimes(3);
    expect(view.undone).toEqual([]);
  });

  it('asks no more where nothing is left, or the game is over', async () => {
    const { referee, redo } = makeRedone(0, 'refused');
    referee.redoAll();
    await new Promise((done) => setTimeout(done));
    expect(redo).toHaveBeenCalledTimes(1);
    const ended = makeRedone(1, 'refused');
    ended.redo.mockImplementationOnce(async () => {
      ended.view.status = 'over';
      return ack;
    });
    ended.referee.redoAll();
    await new Promise((done) => setTimeout(done));
    expect(ended.redo).toHaveBeenCalledTimes(1);
  });
});

describe('every throw of one turn', () => {
  it('is entered after the last dice were none, and the device prefers what it did', async () => {
    const rewind = vi.fn(async () => ack);
    const table = makeTable({ keep: {}, live: { rewind } });
    const referee = new Referee(table);
    expect([referee.isStuck, referee.entersEveryThrow]).toEqual([true, false]);
    await referee.enterEveryThrow();
    expect([referee.isStuck, referee.entersEveryThrow]).toEqual([false, true]);
    expect(preferences.entersEveryThrow).toBe(false);
  });
});

describe('Backspace', () => {
  const press = (typed: number[]) => {
    const body = { closest: () => null };
    vi.stubGlobal('document', { body });
    const [untype, rewind] = [vi.fn(), vi.fn(async () => null)];
    const table = makeTable({
      throwing: { isDue: true, typed, untype },
      live: { rewind },
      referee: { isEntering: true },
    });
    const event = { key: 'Backspace', target: body, preventDefault: () => undefined };
    handleKey(event as unknown as KeyboardEvent, table, null);
    return [untype.mock.calls.length, rewind.mock.calls.length];
  };

  it('takes the last die back while dice are typed, and only then the last entry', () => {
    expect(press([3])).toEqual([1, 0]);
    expect(press([])).toEqual([0, 1]);
  });
});

describe('the end of a game at a real board', () => {
  const frame = (what: string, seat: number | null = null) =>
    ({ position: { turn: { what, seat } }, events: [], dice: null }) as unknown as Frame;
  const over = { status: 'over', yours: [0], position: { turn: { what: 'over' } } };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { visibilityState: 'visible' });
    vi.stubGlobal('navigator', { vibrate: vi.fn() });
    return () => vi.useRealTimers();
  });

  it('opens no result after it was taken back, and ends the celebration', async () => {
    const table = makeTable({ view: over, live: { mySeat: null, notes: [] }, sides: [0, 1] });
    const announcements = new Announcements(table);
    announcements.announce(frame('throw', 1));
    announcements.announce(frame('over'));
    expect(table.state.isCelebrating).toBe(true);
    Object.assign(table, { view: { ...over, status: 'playing' } });
    announcements.announce(frame('throw', 1));
    expect(table.state.isCelebrating).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.state.sheet).toBe('none');
    table.state.sheet = 'result'; // on another phone
    announcements.announce(frame('throw', 1));
    expect(table.state.sheet).toBe('none');
  });

  it('opens the result where it stays', async () => {
    const table = makeTable({ view: over, live: { mySeat: null, notes: [] }, sides: [0, 1] });
    const announcements = new Announcements(table);
    announcements.announce(frame('throw', 1));
    announcements.announce(frame('over'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.state.sheet).toBe('result');
  });

  it.each([
    [0, 1],
    [1, 0],
  ])('calls a hidden phone to the turn of its own seat: seat %i, %i times', (seat, times) => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    const view = { status: 'playing', yours: [0], position: { turn: { what: 'throw', seat } } };
    const live = { mySeat: seat, notes: [], choices: [] };
    const referee = { describe: () => '' };
    const announcements = new Announcements(makeTable({ view, live, referee }));
    announcements.announce(frame('throw', 1 - seat));
    announcements.announce(frame('throw', seat));
    expect(navigator.vibrate).toHaveBeenCalledTimes(times);
  });
});

describe('a board of Columbiz that is set up', () => {
  const pad = [
    { key: 'columbiz-pad-reserve', values: [9, 12], is_below: false },
    { key: 'columbiz-pad-lines', values: [0, 0], is_below: false },
    { key: 'columbiz-pad-prisoners', values: [0, 0], is_below: true },
  ];
  const start = (rows: typeof pad) =>
    setUp.start(
      { pad: rows, pieces: [], turn: { what: 'throw', seat: 0 } } as unknown as Position,
      [],
    );
  const colours = ['purple', 'blue'];

  it('counts the discs that were set aside', () => {
    const aside = { key: 'columbiz-pad-aside', values: [0, 3], is_below: false };
    expect(setUp.counters.map(({ key }) => key)).toContain(aside.key);
    expect(setUp.plain(start([...pad, aside]), colours).set_aside).toEqual({ purple: 0, blue: 3 });
    expect(start(pad).counts.set_aside).toEqual([0, 0]);
    expect(setUp.plain(start(pad), colours).set_aside).toEqual({ purple: 0, blue: 0 });
  });
});

describe('a game after a set-up', () => {
  it('cannot be continued by its events alone', () => {
    const setups = [{ ply: 3, position: 'C1' }];
    expect([2, 3, 9].map((ply) => isAfterSetUp({ setups }, ply))).toEqual([false, true, true]);
    expect(isAfterSetUp({}, 9)).toBe(false);
  });
});
