/** The dice of an event: what was thrown stays to be seen, also where the position after it no longer has it. */

import type { Die, Position } from '../lib/protocol.gen';

/** The dice that a tray shows. */
export interface ShownDice {
  dice: ShownDie[];
  /** The text of the throw they belong to; null where no throw is shown. */
  event: string | null;
  /** Whether the position after the throw no longer has them: the throw was lost, or decided something at once. */
  isGone: boolean;
  /** Dice that are still to be thrown. */
  unthrown: number;
  /** How long the dice of the throw are on their way, in milliseconds: meanwhile nothing is told of them. 0 where they lie there. */
  rollsFor?: number;
}

export interface ShownDie extends Die {
  /** The seat that threw this die, where each seat throws its own. */
  seat?: number;
  /** Whether it was thrown by the event, and did not lie there before. */
  isThrown: boolean;
}

/** The faces of a throw in seat order, `null` for a seat that does not throw; null for any other event. Throws are written as a word and their faces. */
export function thrownFaces(event: string | null): (number | null)[] | null {
  if (event === null || !/^(roll|start)( [1-6-])+$/.test(event)) return null;
  return event
    .split(' ')
    .slice(1)
    .map((face) => (face === '-' ? null : Number(face)));
}

/** The dice to show at a position that an event led to; `previous` is the position before it, if it is known. */
export function showDice(
  event: string | null,
  position: Position,
  previous: Position | null,
): ShownDice {
  const faces = thrownFaces(event);
  if (!faces)
    return { dice: lyingAt(position), event: null, isGone: false, unthrown: unthrownAt(position) };
  const thrown = faces.flatMap((face, seat) => (face === null ? [] : [{ face, seat }]));
  if (event?.startsWith('start')) {
    return {
      dice: thrown.map(({ face, seat }) => ({ face, status: 'free', seat, isThrown: true })),
      event,
      isGone: true,
      unthrown: 0,
    };
  }
  const rest = thrown.map(({ face }) => face);
  const dice = position.dice.map((die) => {
    const at = die.status === 'kept' ? -1 : rest.indexOf(die.face);
    if (at !== -1) rest.splice(at, 1);
    return { ...die, isThrown: at !== -1 };
  });
  if (rest.length === 0) return { dice, event, isGone: false, unthrown: unthrownAt(position) };
  return {
    dice: [
      ...(previous ? lyingAt(previous) : []),
      ...thrown.map(({ face }) => ({ face, status: 'free', isThrown: true })),
    ],
    event,
    isGone: true,
    unthrown: 0,
  };
}

/** Dice that just lie there, in a picture. */
export function stillDice(dice: Die[]): ShownDice {
  return {
    dice: dice.map((die) => ({ ...die, isThrown: false })),
    event: null,
    isGone: false,
    unthrown: 0,
  };
}

/** The dice that lie there at a position: before a throw, only those that are kept. */
function lyingAt(position: Position): ShownDie[] {
  const dice =
    position.turn.what === 'throw'
      ? position.dice.filter((die) => die.status === 'kept')
      : position.dice;
  return dice.map((die) => ({ ...die, isThrown: false }));
}

function unthrownAt(position: Position): number {
  return position.turn.what === 'throw' ? (position.turn.dice ?? 0) : 0;
}

/** How long dice take to settle, in milliseconds with the usual movement. */
export const TUMBLE = 600;

/** How long they lie in silence before anything is told of them, in milliseconds at the usual pace. */
export const SILENCE = 330;

/** How long a throw lies there once it is told of, before anything makes room for something else, in milliseconds at the usual pace. */
export function restOf(shown: ShownDice): number {
  if (shown.event === null) return 0;
  if (shown.event.startsWith('start')) return 1600; // each seat's die, and what comes of them
  return 110 + 90 * shown.dice.length + (shown.isGone ? 250 : 0);
}
