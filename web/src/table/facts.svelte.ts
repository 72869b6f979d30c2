/** A line about the world of the game, when a message of the game brings one: shown for a while, longer where it is tapped, and kept in the album. */

import { onDestroy } from 'svelte';
import { collectFact, findRaised, type Fact, type Facts } from '../lib/album';
import { need, say } from '../lib/i18n.svelte';
import { preferences } from '../lib/preferences.svelte';
import type { TableController } from './controller.svelte';
import type { Frame } from './stage.svelte';

const SHOWN = 14_000; // milliseconds: two short sentences, read slowly
const AFTER = 700; // milliseconds: the game's own messages are said first

export class FactLineState {
  readonly #table: TableController;
  #facts: Promise<Facts> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #saying: ReturnType<typeof setTimeout> | null = null;
  /** What each piece has brought: one that is taken back and comes again brings the same. */
  #shownByPiece = new Map<string, Fact>();
  /** The fact that is shown. */
  shown = $state.raw<Fact | null>(null);
  /** Whether it stays until it is closed. */
  isPinned = $state(false);

  constructor(table: TableController) {
    this.#table = table;
    onDestroy(() => this.close());
  }

  /** A frame is shown: a message in it may bring a fact. What ends the game has the page to itself. */
  announce(frame: Frame): void {
    if (frame.position.turn.what === 'over') return this.close();
    const load = this.#table.scene?.loadFacts;
    if (!load || !preferences.showsFacts || frame.events.length === 0) return;
    this.#facts ??= Promise.all([load(), need(`facts_${this.#table.game}`, 'web_album')]).then(
      ([facts]) => facts,
    );
    this.#facts.then(
      (facts) => this.#look(facts, frame),
      () => (this.#facts = null), // without it the game is still a game
    );
  }

  #look(facts: Facts, { events, position }: Frame): void {
    const messages = events.flatMap((event) =>
      event.what === 'back' ? [] : (event.messages ?? []),
    );
    const { game, turn } = this.#table;
    if (turn?.what === 'over') return;
    for (const piece of findRaised(facts, messages, position.pieces)) {
      const fact = this.#shownByPiece.get(piece.id) ?? collectFact(game, facts, piece.colour);
      if (!fact) continue;
      this.#shownByPiece.set(piece.id, fact);
      this.#show(fact);
    }
  }

  #show(fact: Fact): void {
    this.close();
    this.shown = fact;
    this.#timer = setTimeout(() => this.close(), SHOWN);
    this.#saying = setTimeout(
      () => this.#table.announcements.say(`${fact.place}. ${this.text(fact)}`),
      AFTER,
    );
  }

  /** Its sentence. */
  text(fact: Fact): string {
    return say(`fact-${this.#table.game}-${fact.key}`);
  }

  /** Leaves it there until it is closed. */
  pin(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.isPinned = true;
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#saying !== null) clearTimeout(this.#saying);
    this.shown = null;
    this.isPinned = false;
  }
}
