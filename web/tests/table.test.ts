import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  ClientMessage,
  Event,
  Plies,
  Position,
  ServerMessage,
  Update,
  View,
} from '../src/lib/protocol.gen';
import { Controller, Replay } from '../src/lib/controller.svelte';
import { LiveTable } from '../src/lib/table.svelte';

vi.mock('../src/lib/router.svelte', () => ({ go: vi.fn() }));

/** A server's end of a socket, held by the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }> {
    return this.sent.filter((message) => message.type === type).at(-1) as Extract<
      ClientMessage,
      { type: T }
    >;
  }
}

const position = (ply: number, turn: Position['turn'] = { what: 'decide', seat: 0 }): Position => ({
  id: `p${ply}`,
  ply,
  turn,
  pieces: [],
  dice: [],
  pad: [],
  messages: [],
});

const view = (revision: number, ply: number, more: Partial<View> = {}): View => ({
  type: 'view',
  table: {
    id: 't',
    game: 'columbiz',
    rules: 1,
    options: {},
    colours: ['purple', 'blue'],
    first: null,
    is_listed: false,
    clock: null,
    created: '2026-11-15',
    help: 'on',
    think_again: false,
    is_referee: false,
    previous: null,
    began_at: 0,
  },
  revision,
  status: 'playing',
  seats: ['purple', 'blue'].map((colour) => ({
    colour,
    kind: 'here',
    name: '',
    level: null,
    is_open: false,
    is_present: true,
    auto_throw: false,
  })),
  yours: [0],
  is_host: true,
  position: position(ply),
  choices: [],
  keep: null,
  can_take_back: false,
  dice: {
    source: 'fair',
    version: 1,
    phase: 'closed',
    round: 1,
    commitment: null,
    seats: [],
    entropy: null,
    secret: null,
  },
  clocks: null,
  notes: [],
  rematch: null,
  spectators: 0,
  links: [],
  code: null,
  undone: [],
  events: [],
  ...more,
});

const act = (revision: number, text: string): Event => ({
  revision,
  what: 'act',
  seat: 0,
  text,
  messages: [{ key: text, arguments: {}, clause: null }],
});

const update = (
  since: number,
  events: Event[],
  ply: number,
  more: Partial<Update> = {},
): Update => ({
  type: 'update',
  since,
  revision: since + events.length,
  events,
  position: position(ply),
  ...more,
});

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: 'visible',
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(first: View = view(3, 2)): Promise<{ table: LiveTable; socket: FakeSocket }> {
  const table = new LiveTable('ws://x', 't', 'token');
  await settle();
  const socket = FakeSocket.all[0] as FakeSocket;
  socket.say(first);
  return { table, socket };
}

describe('a live table', () => {
  it('says hello and shows the view', async () => {
    const { table, socket } = await open();
    expect(socket.last('hello')).toMatchObject({ token: 'token' });
    expect(table.position?.id).toBe('p2');
    expect(table.isConnected).toBe(true);
    expect(table.mySeat).toBe(0);
  });

  it('sets a position up for the revision that it was begun at', async () => {
    const { table, socket } = await open();
    const since = table.view?.revision ?? 0;
    socket.say(update(since, [act(since + 1, 'place 1-1')], 3)); // another phone
    void table.setUp({ position: 'C1' }, since);
    await settle();
    expect(socket.last('set_up')).toMatchObject({ revision: since, position: 'C1' });
  });

  it('follows to the process that has the table, and takes what was not answered along', async () => {
    const table = new LiveTable('ws://x/api/tables/t/socket', 't', 'token');
    await settle();
    const first = FakeSocket.all[0] as FakeSocket;
    first.say({ type: 'moved', address: 'http://x/processes/a' });
    first.close();
    await settle();
    const second = FakeSocket.all[1] as FakeSocket;
    expect(second.url).toBe('ws://x/processes/a/api/tables/t/socket');
    second.say(view(3, 2));
    expect(table.isConnected).toBe(true);
    const asked = table.act('stop');
    second.close();
    vi.advanceTimersByTime(400);
    await settle();
    const third = FakeSocket.all[2] as FakeSocket;
    expect(third.url).toBe('ws://x/api/tables/t/socket'); // the first address again
    third.say({ type: 'moved', address: 'http://x/processes/b' });
    third.close();
    await settle();
    const fourth = FakeSocket.all[3] as FakeSocket;
    expect(fourth.url).toBe('ws://x/processes/b/api/tables/t/socket');
    fourth.say(view(3, 2));
    const { command } = fourth.last('act');
    expect(command).toBe(second.last('act').command);
    fourth.say({ type: 'ack', command, revision: 4 });
    expect((await asked)?.type).toBe('ack');
    expect(table.refusal).toBeNull();
  });

  it('goes on at once where a process that shuts down sends it', async () => {
    const { table, socket } = await open(view(3, 2));
    for (const [index, name] of ['a', 'b'].entries()) {
      const last = FakeSocket.all.at(-1) as FakeSocket;
      last.say({ type: 'moved', address: `http://x/processes/${name}` });
      last.close();
      await settle();
      expect(FakeSocket.all.length).toBe(index + 2);
      expect(FakeSocket.all.at(-1)?.url).toMatch(new RegExp(`^ws://x/processes/${name}/`));
    }
    expect(table.isConnected).toBe(false);
    FakeSocket.all.at(-1)?.say(view(3, 2));
    expect(table.isConnected).toBe(true);
    expect(socket.readyState).toBe(3);
  });

  it('comes back within a second of a server that starts anew', async () => {
    const { socket } = await open(view(3, 2));
    socket.say({ type: 'closing', code: 'restart' });
    socket.close();
    const tried: number[] = [];
    for (let passed = 0; passed < 3000; passed += 10) {
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(10);
      if (FakeSocket.all.length > before) {
        tried.push(passed);
        FakeSocket.all.at(-1)?.close(); // nobody listens there
      }
    }
    const waits = tried.map((at, index) => at - (tried[index - 1] ?? 0));
    expect(tried.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...waits.slice(0, 3))).toBeLessThan(1000);
  });

  it('waits before it is sent on a fourth time, and survives an address it may not use', async () => {
    new LiveTable('ws://x/api/tables/t/socket', 't', 'token');
    await settle();
    for (const socket of [0, 1, 2, 3]) {
      FakeSocket.all[socket]?.say({ type: 'moved', address: 'http://x/processes/a' });
      FakeSocket.all[socket]?.close();
      await settle();
    }
    expect(FakeSocket.all.length).toBe(4);
    vi.stubGlobal('WebSocket', function refuse() {
      throw new Error('SecurityError');
    });
    vi.advanceTimersByTime(400);
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.advanceTimersByTime(800);
    expect(FakeSocket.all[4]?.url).toBe('ws://x/api/tables/t/socket');
  });

  it('fetches the log once, though moves came before it was asked for', async () => {
    const { table, socket } = await open(view(3, 2));
    socket.say(update(3, [act(4, 'keep'), act(5, 'stop')], 4));
    const events = [null, 'one', 'two', 'keep', 'stop'];
    const answer = {
      start: 0,
      total: 5,
      plies: events.map((event, ply) => ({ event, messages: [], position: position(ply) })),
    };
    const fetch = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(answer) }));
    vi.stubGlobal('fetch', fetch);
    await table.loadLog();
    expect(table.plies.map((ply) => ply.event)).toEqual(events);
    await table.loadLog();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('moves on with an update, and drops choices that were left out', async () => {
    const { table, socket } = await open(
      view(3, 2, { choices: [{ action: 'stop', path: ['button:stop'], effects: [] }] }),
    );
    expect(table.choices).toHaveLength(1);
    socket.say(update(3, [act(4, 'stop')], 3));
    expect(table.position?.id).toBe('p3');
    expect(table.choices).toHaveLength(0);
    expect(table.plies[3]?.messages[0]?.key).toBe('stop');
  });

  it('asks for the view again after a gap', async () => {
    const { table, socket } = await open();
    socket.say(update(5, [act(6, 'stop')], 4));
    expect(table.position?.id).toBe('p2');
    expect(socket.sent.at(-1)).toEqual({ type: 'sync' });
    socket.say(view(6, 4));
    expect(table.position?.id).toBe('p4');
  });

  it('ignores an update that it has seen', async () => {
    const { table, socket } = await open();
    socket.say(update(2, [act(3, 'old')], 2));
    expect(table.view?.revision).toBe(3);
    expect(socket.sent.filter((message) => message.type === 'sync')).toHaveLength(0);
  });

  it('stays where it looks back while the game goes on, and follows again when asked', async () => {
    const { table, socket } = await open(view(0, 0));
    socket.say(update(0, [act(1, 'one')], 1));
    socket.say(update(1, [act(2, 'two')], 2));
    await table.look(1);
    expect(table.position?.id).toBe('p1');
    socket.say(update(2, [act(3, 'three')], 3));
    expect(table.position?.id).toBe('p1');
    expect(table.isLookingBack).toBe(true);
    expect(table.choices).toEqual([]);
    table.follow();
    expect(table.position?.id).toBe('p3');
  });

  it('forgets what was taken back', async () => {
    const { table, socket } = await open(view(0, 0));
    socket.say(update(0, [act(1, 'one')], 1));
    socket.say(update(1, [{ revision: 2, what: 'back', seat: 0 }], 0));
    expect(table.last).toBe(0);
    expect(table.position?.id).toBe('p0');
  });

  it('says a command again after the line was lost, under the same id', async () => {
    const { table, socket } = await open();
    const answered = table.act('stop');
    const command = socket.last('act').command;
    socket.close();
    expect(table.isConnected).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    const second = FakeSocket.all[1] as FakeSocket;
    second.say(view(3, 2));
    expect(second.last('act').command).toBe(command);
    second.say({ type: 'ack', command, revision: 4 });
    expect((await answered)?.type).toBe('ack');
    expect(table.isConnected).toBe(true);
  });

  it('keeps a refusal to be shown until something happens', async () => {
    const { table, socket } = await open();
    const answered = table.act('place 5-3');
    const message = { key: 'columbiz-cell-occupied', arguments: {}, clause: 'C3.2' };
    socket.say({
      type: 'refused',
      command: socket.last('act').command,
      code: 'illegal',
      message,
      clause: 'C3.2',
      view: view(3, 2),
    });
    await answered;
    expect(table.refusal?.clause).toBe('C3.2');
    socket.say(update(3, [act(4, 'stop')], 3));
    expect(table.refusal).toBeNull();
  });

  it('asks why, and shows the reason', async () => {
    const { table, socket } = await open();
    const asked = table.why('place 5-3');
    socket.say({
      type: 'because',
      command: socket.last('why').command,
      action: 'place 5-3',
      code: 'illegal',
      message: { key: 'k', arguments: {}, clause: 'C3.2' },
      clause: 'C3.2',
    });
    await asked;
    expect(table.refusal?.message.key).toBe('k');
  });

  it('keeps dice and throws the others in one wish', async () => {
    const { table, socket } = await open();
    const wished = table.keepAndThrow([5, 3, 5]);
    expect(socket.last('act').action).toBe('keep 3 5 5');
    socket.say(
      update(3, [act(4, 'keep 3 5 5')], 3, {
        position: position(3, { what: 'throw', seat: 0, dice: 5 }),
      }),
    );
    socket.say({ type: 'ack', command: socket.last('act').command, revision: 4 });
    await settle();
    expect(socket.last('throw')).toMatchObject({ revision: 4 });
    socket.say({ type: 'ack', command: socket.last('throw').command, revision: 5 });
    await wished;
  });

  it('asks for help, and goes on where there is none', async () => {
    const { table, socket } = await open();
    const hint = table.hint(2);
    expect(socket.last('hint')).toMatchObject({ revision: 3, level: 2 });
    const nudge = { key: 'coach-only-action', arguments: {}, clause: null };
    socket.say({
      type: 'hinted',
      command: socket.last('hint').command,
      revision: 3,
      seat: 0,
      level: 2,
      nudge,
      candidates: [],
      reasons: [],
    });
    expect((await hint)?.level).toBe(2);
    const chances = table.lens();
    socket.say({
      type: 'seen',
      command: socket.last('lens').command,
      revision: 3,
      seat: 0,
      entries: [],
      values: { stop: 0.4 },
    });
    expect((await chances)?.values).toEqual({ stop: 0.4 });
    const doubt = table.consider('stop');
    expect(socket.last('consider').action).toBe('stop');
    socket.say({
      type: 'refused',
      command: socket.last('consider').command,
      code: 'help-off',
      message: nudge,
      clause: null,
      view: null,
    });
    expect(await doubt).toBeNull();
    expect(table.refusal, 'a player who was not warned gets no reason').toBeNull();
  });

  it('knows who is there', async () => {
    const { table, socket } = await open();
    socket.say({ type: 'presence', seats: [true, false], spectators: 2 } satisfies ServerMessage);
    expect(table.view?.seats[1]?.is_present).toBe(false);
    expect(table.view?.spectators).toBe(2);
  });

  it('says why bots wait, until they play on', async () => {
    const { table, socket } = await open();
    socket.say({
      type: 'problem',
      code: 'too-many',
      message: { key: 'error-server-stored-table', arguments: {}, clause: null },
    });
    expect(table.problem).toBeNull();
    expect(table.refusal?.message.key).toBe('error-server-stored-table');
  });

  it('says what is wrong where there is no table', async () => {
    const table = new LiveTable('ws://x', 't', null);
    await settle();
    FakeSocket.all[0]?.say({
      type: 'problem',
      code: 'no-such-table',
      message: { key: 'error-server-table', arguments: {}, clause: null },
    });
    expect(table.problem?.message.key).toBe('error-server-table');
  });
});

describe('a replay', () => {
  const total = 250;
  const fetchPlies = vi.fn((start: number, count: number): Promise<Plies> =>
    Promise.resolve({
      start,
      total,
      plies: Array.from({ length: Math.min(count, total - start) }, (_, index) => ({
        event: `e${start + index}`,
        messages: [],
        position: position(start + index),
      })),
    }),
  );

  it('fetches what it looks at, and no more', async () => {
    const replay = new Replay(fetchPlies);
    await replay.start(0);
    expect(replay.last).toBe(249);
    await replay.look(200);
    expect(replay.position?.id).toBe('p200');
    const calls = fetchPlies.mock.calls.length;
    await replay.step(1);
    await replay.step(-2);
    expect(replay.ply).toBe(199);
    expect(fetchPlies.mock.calls.length).toBe(calls);
  });

  it('stops at both ends', async () => {
    const replay = new Replay(fetchPlies);
    await replay.start(9999);
    expect(replay.ply).toBe(249);
    await replay.look(-5);
    expect(replay.ply).toBe(0);
  });

  it('shares its controller with the table', () => {
    expect(
      Replay.prototype instanceof Controller && LiveTable.prototype instanceof Controller,
    ).toBe(true);
  });
});
