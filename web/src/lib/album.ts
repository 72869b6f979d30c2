/** The album: facts that this device has collected, one each time the game brings one. Kept in the browser, never sent. */

import { readStored, writeStored } from './preferences.svelte';
import type { Piece, Words } from './protocol.gen';

/** A fact: its sentence is `fact-GAME-KEY`, the name of its group `fact-GAME-group-COLOUR`. */
export interface Fact {
  key: string;
  colour: string;
  /** Where it is, as it is called there. */
  place: string;
  /** Where it is published. */
  source: string;
}

/** The facts of a game, and the message that brings one: `piece` is the argument that names a piece of the fact's colour. */
export interface Facts {
  trigger: string;
  piece: string;
  entries: Fact[];
}

const STORED = 'colonnade-album';

/** The keys that were collected of a game, the latest last. */
export function readCollected(game: string): string[] {
  const keys: unknown = readStored<Record<string, unknown>>(STORED)?.[game];
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

function saveCollected(game: string, keys: string[]): void {
  writeStored(STORED, { ...readStored<Record<string, unknown>>(STORED), [game]: keys });
}

/** The pieces that these messages bring a fact for, in order. */
export function findRaised(facts: Facts, messages: Words[], pieces: Piece[]): Piece[] {
  return messages
    .filter((message) => message.key === facts.trigger)
    .flatMap(
      (message) => pieces.find((piece) => piece.id === message.arguments[facts.piece]) ?? [],
    );
}

/** The next fact of a colour that is not collected yet; where all are, the one that was shown longest ago. */
export function chooseFact(facts: Facts, colour: string, collected: string[]): Fact | null {
  const own = facts.entries.filter((fact) => fact.colour === colour);
  const fresh = own.find((fact) => !collected.includes(fact.key));
  const oldest = collected.find((key) => own.some((fact) => fact.key === key));
  return fresh ?? own.find((fact) => fact.key === oldest) ?? null;
}

/** Takes the next fact of a colour into the album. */
export function collectFact(game: string, facts: Facts, colour: string): Fact | null {
  const collected = readCollected(game);
  const fact = chooseFact(facts, colour, collected);
  if (fact) saveCollected(game, [...collected.filter((key) => key !== fact.key), fact.key]);
  return fact;
}
