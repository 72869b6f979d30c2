import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event, Position } from '../src/lib/protocol.gen';
import { SILENCE, TUMBLE } from '../src/board/thrown';
import { preferences } from '../src/lib/preferences.svelte';
import { Stage, type Frame } from '../src/table/stage.svelte';

const at = (ply: number, turn: Position['turn'], faces: number[] = []): Position => ({
  id: `p${ply}`,
  ply,
  turn,
  pieces: [],
  dice: faces.map((face) => ({ face, status: 'free' })),
  pad: [],
  messages: [],
});
const throwing = (seat: number) => ({ what: 'throw', seat, dice: 1 }) as const;
const deciding = (seat: number) => ({ what: 'decide', seat }) as const;
const event = (what: string, seat: number, text: string): Event => ({
  revision: 1,
  what,
  seat,
  text,
  messages: [],
});

const TOLD = TUMBLE + SILENCE; // milliseconds from a throw to what is told of it

let shown: Frame[] = [];
const told = () => shown.filter((frame) => !frame.dice.rollsFor);
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  preferences.speed = 'usual';
  preferences.pace = 'usual';
  shown = [];
  stage = new Stage(
    (seat) => seat === 0,
    (frame) => shown.push(frame),
  );
  stage.add([], at(0, throwing(1)));
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a stage', () => {
  it('shows a position without events at once', () => {
    expect(stage.frame?.position.ply).toBe(0);
    expect(stage.isCurrent).toBe(true);
  });

  it('keeps a lost throw for as long as it takes to be read, on the board as it was', () => {
    stage.add([event('throw', 1, 'roll 3')], at(1, throwing(0)));
    expect(stage.frame).toMatchObject({
      position: { ply: 0 },
      dice: { event: 'roll 3', isGone: true },
    });
    expect(stage.isCurrent).toBe(false);
    vi.advanceTimersByTime(TOLD + 449);
    expect(stage.frame?.position.ply).toBe(0);
    vi.advanceTimersByTime(1);
    expect(stage.frame?.position.ply).toBe(1);
    expect(stage.isCurrent).toBe(true);
  });

  it('lets the dice of another lie still before the move that uses them', () => {
    stage.add([event('throw', 1, 'roll 5')], at(1, deciding(1), [5]));
    stage.add([event('act', 1, 'exit G1 5')], at(2, throwing(0)));
    vi.advanceTimersByTime(TOLD + 199);
    expect(stage.frame?.position.ply).toBe(1);
    vi.advanceTimersByTime(1);
    expect(stage.frame?.position.ply).toBe(2);
  });

  it('shows one’s own moves at once, and before them what still waited', () => {
    stage.add([event('throw', 0, 'roll 5')], at(1, deciding(0), [5]));
    stage.add([event('act', 0, 'exit Y1 5')], at(2, throwing(1)));
    expect(stage.frame?.position.ply).toBe(2);
    expect(told().map((frame) => frame.position.ply)).toEqual([0, 1, 2]);
  });

  it('shows every throw of an update of which only the end is known', () => {
    stage.add(
      [event('throw', 1, 'roll 3'), event('throw', 0, 'roll 6'), event('act', 0, 'move Y1 6')],
      at(3, throwing(1)),
    );
    vi.runAllTimers();
    expect(told().map((frame) => frame.dice.event)).toEqual([null, 'roll 3', 'roll 6', null]);
    expect(stage.frame?.position.ply).toBe(3);
  });

  it('shows only the dice of a throw that follows a move in the same update', () => {
    stage.add([event('throw', 1, 'roll 3')], at(1, deciding(1), [3]));
    stage.add([event('act', 1, 'move G1 3'), event('throw', 0, 'roll 6')], at(3, throwing(1)));
    vi.runAllTimers();
    const thrown = told().find((frame) => frame.dice.event === 'roll 6');
    expect(thrown?.dice.dice.map((die) => die.face)).toEqual([6]);
    expect(thrown?.position.turn.seat).toBe(0);
  });

  it('cuts the rest of somebody’s move for one’s own throw, but never that of a throw', () => {
    stage.add([event('throw', 1, 'roll 5')], at(1, deciding(1), [5]));
    stage.add([event('act', 1, 'exit G1 5')], at(2, throwing(0)));
    vi.advanceTimersByTime(TOLD + 300);
    expect(stage.frame?.position.ply).toBe(2);
    stage.add([event('throw', 0, 'roll 5')], at(3, deciding(0), [5]));
    expect(stage.frame?.dice.event).toBe('roll 5');
    vi.advanceTimersByTime(TOLD);
    expect(stage.frame?.position.ply).toBe(3);
  });

  it('waits for nothing while nobody looks, or where no movement is wanted', () => {
    preferences.speed = 'none';
    stage.add([event('throw', 1, 'roll 3')], at(1, throwing(0)));
    expect(stage.frame?.position.ply).toBe(1);
  });

  it('tells nothing of a throw while its dice roll, and leaves nothing to be decided', () => {
    stage.add([event('throw', 0, 'roll 5')], at(1, deciding(0), [5]));
    expect(stage.frame).toMatchObject({
      position: { ply: 0 },
      events: [],
      dice: { rollsFor: TUMBLE },
    });
    expect(stage.isCurrent).toBe(false);
    vi.advanceTimersByTime(TOLD - 1);
    expect(stage.frame?.position.ply).toBe(0);
    vi.advanceTimersByTime(1);
    expect(stage.frame).toMatchObject({ position: { ply: 1 }, events: [{ text: 'roll 5' }] });
    expect(stage.isCurrent).toBe(true);
  });

  it('rolls no dice that lie on a real board', () => {
    const real = new Stage(
      () => true,
      () => undefined,
      () => false,
    );
    real.add([], at(0, throwing(0)));
    real.add([event('throw', 0, 'roll 5')], at(1, deciding(0), [5]));
    expect(real.frame?.position.ply).toBe(1);
    expect(real.isCurrent).toBe(true);
  });

  it('shows others at a glance once hurried, and lets go at one’s own turn', () => {
    stage.add([event('throw', 1, 'roll 5')], at(1, deciding(1), [5]));
    stage.add([event('act', 1, 'exit G1 5')], at(2, throwing(2)));
    stage.add([event('throw', 2, 'roll 3')], at(3, throwing(0)));
    stage.hurry(true);
    vi.advanceTimersByTime(0.2 * (200 + 450 + TOLD + 450) + 3);
    expect(stage.frame?.position.ply).toBe(3);
    stage.add([event('throw', 0, 'roll 5')], at(4, deciding(0), [5]));
    vi.advanceTimersByTime(TOLD - 1);
    expect(stage.frame?.dice.rollsFor).toBe(TUMBLE);
  });
});
