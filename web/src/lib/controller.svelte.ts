/** The one controller of play, replay and review: a list of plies, and a cursor that follows the game or looks back.
 *
 * Nothing is guessed: what is shown is what the server said. The board, the dice and the log read from here.
 */

import { showDice, type ShownDice } from '../board/thrown';
import { Refusal } from './http';
import type { Note, Plies, Position, Words } from './protocol.gen';

/** A ply as far as it is known: the position may have to be fetched. */
export interface KnownPly {
  event: string | null;
  messages: Words[];
  position: Position | null;
}

/** Plies that are fetched at a time. */
export const STRETCH = 100;

/** A list of plies and a cursor. */
export class Controller {
  plies = $state.raw<KnownPly[]>([]);
  /** The ply looked at, or null to follow the game. */
  cursor = $state<number | null>(null);
  /** Why the ply asked for last cannot be shown, until another can. */
  failure = $state.raw<Words | null>(null);
  notes = $state.raw<Note[]>([]);
  colours = $state.raw<string[]>([]);
  last = $derived(Math.max(0, this.plies.length - 1));
  ply = $derived(this.cursor ?? this.last);
  isLookingBack = $derived(this.cursor !== null);
  #shown = $state.raw<Position | null>(null);

  constructor(readonly fetchPlies: (start: number, count: number) => Promise<Plies>) {}

  /** The position to show. */
  get position(): Position | null {
    return (
      (this.cursor === null ? this.plies.at(-1)?.position : this.plies[this.cursor]?.position) ??
      this.#shown
    );
  }

  /** The dice to show with it: those of a throw are seen at its ply, whatever became of them. */
  get dice(): ShownDice | null {
    const position = this.position;
    return (
      position &&
      showDice(
        this.plies[this.ply]?.event ?? null,
        position,
        this.plies[this.ply - 1]?.position ?? null,
      )
    );
  }

  /** Looks at a ply; the last one is the game as it goes on. */
  async look(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, Math.round(ply)));
    try {
      await this.load(wanted);
      this.failure = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failure = error.words;
      return;
    }
    this.#shown = this.plies[wanted]?.position ?? this.#shown;
    this.cursor = this.isAtEnd(wanted) ? null : wanted;
  }

  /** Whether looking at that ply is following the game. */
  protected isAtEnd(ply: number): boolean {
    return ply === this.last;
  }

  /** One ply, or several, forwards or backwards. */
  step(by: number): Promise<void> {
    return this.look(this.ply + by);
  }

  /** Follows the game again. */
  follow(): void {
    this.cursor = null;
  }

  /** Has the plies around one fetched, if they are not known. */
  async load(ply: number): Promise<void> {
    if (this.plies[ply]?.position) return;
    const start = Math.max(0, ply - STRETCH / 2);
    this.take(await this.fetchPlies(start, STRETCH));
  }

  /** Takes in a stretch of plies. What is known already, and newer, stays. */
  protected take(stretch: Plies): void {
    const plies = [...this.plies];
    stretch.plies.forEach((ply, index) => {
      const at = stretch.start + index;
      if (at >= plies.length && at > 0 && this.isGrowing()) return;
      if (plies[at]?.position && plies[at].event === ply.event) return;
      plies[at] = { event: ply.event, messages: ply.messages, position: ply.position };
    });
    for (let index = 0; index < plies.length; index += 1)
      plies[index] ??= { event: null, messages: [], position: null };
    this.plies = plies;
  }

  /** Whether plies come by another way than by being fetched. */
  protected isGrowing(): boolean {
    return false;
  }
}

/** A record that is looked at: all of its plies can be fetched. */
export class Replay extends Controller {
  isReady = $state(false);

  /** Fetches the first stretch, so that the length is known, and the one around the ply wanted. */
  async start(ply: number): Promise<void> {
    const first = await this.fetchPlies(0, STRETCH);
    const plies: KnownPly[] = Array.from({ length: first.total }, () => ({
      event: null,
      messages: [],
      position: null,
    }));
    this.plies = plies;
    this.take(first);
    await this.look(ply);
    this.isReady = true;
  }

  protected override isAtEnd(): boolean {
    return false; // a record does not go on: the cursor always stands somewhere
  }
}
