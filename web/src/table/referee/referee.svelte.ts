/** People play at a real board: what they may have done, most likely first, and what they type in. Everything they typed can be taken back. */

import { untrack } from 'svelte';
import { touch } from '../../board/choose';
import { say, sayWords } from '../../lib/i18n.svelte';
import { prefer, preferences } from '../../lib/preferences.svelte';
import type { Choice, Words } from '../../lib/protocol.gen';
import type { TableController } from '../controller.svelte';

/** A finger needs this long to reach the list, in milliseconds: until then its order may change, never after. */
const BEFORE_THE_FINGER = 400;
/** Commands that are entered again before the page says how many are left. */
const AGAIN_AT_ONCE = 25;
/** Lines that are offered before somebody asks for more. */
const FIRST_LINES = 5;

/** Several actions of one seat, up to the next throw. */
export type Line = Choice[];

/** Why something that was done is not possible. */
export interface Ruling {
  action: string;
  message: Words | null;
  clause: string | null;
}

export class Referee {
  readonly #table: TableController;
  /** What may have been done, in the order of the list. */
  lines = $state.raw<Line[]>([]);
  /** Whether the order may still change. */
  isOrdering = $state(false);
  /** Whether every single action is listed, instead of the most likely lines. */
  isListingAll = $state(false);
  /** The answer to “something else was done”. */
  ruling = $state.raw<Ruling | null>(null);

  /** Whether this device may enter what happens. */
  isEntering = $derived.by(
    () => this.#table.isReferee && (this.#table.view?.yours.length ?? 0) > 0,
  );
  undone = $derived.by(() => this.#table.view?.undone ?? []);
  singles = $derived.by((): Line[] =>
    this.#table.keep ? [] : this.#table.choices.map((choice) => [choice]),
  );
  shown = $derived.by(() => {
    if (!this.isListingAll) return this.lines.slice(0, FIRST_LINES);
    const isListed = (line: Line) =>
      this.lines.some((each) => each.length === 1 && each[0]?.action === line[0]?.action);
    return [...this.lines, ...this.singles.filter((line) => !isListed(line))];
  });
  /** Whether the list can be made longer. */
  hasMore = $derived.by(
    () =>
      !this.isListingAll &&
      (this.lines.length > FIRST_LINES || this.lines.some((line) => line.length > 1)),
  );
  /** Whether a turn has several throws, and the first is due. */
  isFirstThrow = $derived.by(() => {
    const throws = this.#table.position?.throws;
    return throws !== undefined && throws.made === 0 && throws.most > 1;
  });
  /** The seat whose turn is entered throw by throw, whatever the device prefers. */
  #everyThrowOf = $state<number | null>(null);
  entersEveryThrow = $derived.by(
    () =>
      preferences.entersEveryThrow ||
      (this.#everyThrowOf !== null && this.#everyThrowOf === this.#table.position?.turn.seat),
  );
  /** Whether nothing can be placed with what were meant to be the last dice. */
  isStuck = $derived.by(
    () => this.#table.keep !== null && !this.entersEveryThrow && this.#table.choices.length === 0,
  );
  /** Whether all that was taken back is being entered again; nothing of it is shown step by step. */
  isRedoing = $state(false);
  /** A duty of the rules that people may forget. */
  duty = $derived.by(() =>
    this.#table.mySeat === null ? null : (this.#table.position?.messages[0] ?? null),
  );

  constructor(table: TableController) {
    this.#table = table;
    $effect(() => {
      const asked = table.occasion;
      if (!table.isReferee || !table.isCurrent) return;
      untrack(() => {
        if (table.position?.turn.seat !== this.#everyThrowOf) this.#everyThrowOf = null;
        void this.#list(asked);
      });
    });
  }

  /** Lists what is possible at once; the most likely comes first if that is known before a finger is there. */
  async #list(asked: string): Promise<void> {
    this.lines = this.singles;
    this.isOrdering = false;
    this.isListingAll = false;
    this.ruling = null;
    if (this.lines.length === 0) return;
    this.isOrdering = true;
    const late = new Promise<null>((end) => {
      if (this.lines.length > 1) setTimeout(end, BEFORE_THE_FINGER, null); // what stands alone may grow under a finger
    });
    const ranked = await Promise.race([this.#table.live.rank(), late]);
    if (asked !== this.#table.occasion) return;
    this.isOrdering = false;
    if (ranked && ranked.length > 0) this.lines = ranked;
  }

  /** What a line does, in words. An end of the turn that follows from the rest is not said. */
  text(line: Line): string {
    const isEnded = line.length > 1 && line.at(-1)?.path[0] === 'button:done';
    const shown = isEnded ? line.slice(0, -1) : line;
    return shown.map((choice) => this.#table.choosing.text(choice)).join(' ');
  }

  /** A die shows this; the last one completes the throw. */
  type(face: number): void {
    const { throwing, live } = this.#table;
    if (live.isBusy || !throwing.isDue) return;
    throwing.type(face);
    if (!throwing.isTyped) return;
    const isLast = this.isFirstThrow && !this.entersEveryThrow;
    void live.throw(throwing.typed, isLast).then((answer) => {
      if (answer?.type !== 'ack') throwing.reset();
    });
  }

  /** From now on every throw of a turn is entered on this device, or only the last one. */
  preferEveryThrow(isEvery: boolean): void {
    this.#everyThrowOf = null;
    prefer('entersEveryThrow', isEvery);
  }

  /** The dice were not the last ones after all: takes them back, and every throw of this turn is entered. */
  async enterEveryThrow(): Promise<void> {
    const seat = this.#table.position?.turn.seat ?? null;
    const answer = await this.#table.live.rewind();
    if (answer?.type === 'ack') this.#everyThrowOf = seat;
  }

  /** Enters again all that was taken back. What is not legal any more stops it, and why is shown. */
  async redoAll(): Promise<void> {
    const { live } = this.#table;
    this.isRedoing = true;
    while (this.undone.length > 0 && this.#table.view?.status === 'playing')
      if ((await live.redo(AGAIN_AT_ONCE))?.type !== 'ack') break;
    this.isRedoing = false;
  }

  /** That is what was done. */
  enter(line: Line): void {
    this.#table.state.sheet = 'none';
    void this.#table.live.enter(line.map((choice) => choice.action));
  }

  /** The dice that are marked were kept, and the others thrown again. */
  throwOthers(): void {
    const { live, throwing, keep } = this.#table;
    if (keep) void live.enter([[keep.verb, ...throwing.keptFaces].join(' ')]);
  }

  /** Something on the board was touched: it is entered where it is possible, and explained where it is not. */
  touch(element: string): void {
    const table = this.#table;
    table.state.remark = null;
    table.live.refusal = null;
    if (!table.stage.isCurrent) {
      table.stage.finish();
      return;
    }
    if (!this.isEntering || table.live.isLookingBack) return;
    const wanted = table.keep ? null : touch(table.choices, table.state.choosing, element);
    if (wanted?.kind === 'confirmed') this.enter([wanted.choice]);
    else if (wanted?.kind === 'narrowed' || wanted?.kind === 'cleared') {
      table.state.choosing = wanted.choosing;
      if (wanted.choosing.ready) this.enter([wanted.choosing.ready]);
    } else {
      const question =
        table.position && table.scene?.question(element, table.position, table.choices);
      if (question) void this.ruleOn(question);
    }
  }

  /** Something was done that is not in the list: the rules answer. What they allow after all is entered. */
  async ruleOn(action: string): Promise<void> {
    const { live, state } = this.#table;
    const text = action.trim();
    if (text === '') return;
    const answer = await live.explain(text);
    if (answer === null) {
      state.sheet = 'none';
      await live.enter([text]);
      return;
    }
    this.ruling = { action: text, message: answer.message, clause: answer.clause };
    state.sheet = 'other';
    if (answer.message) this.#table.announcements.say(sayWords(answer.message));
  }

  /** What is to be done now, for those who hear it: the duty first. */
  describe(): string {
    const { position, names, choices } = this.#table;
    const name = names[position?.turn.seat ?? -1] ?? '';
    if (position?.turn.what === 'throw')
      return say('web-referee-throw', { name, count: position.turn.dice ?? 1 });
    const duties = (position?.messages ?? []).map(sayWords);
    return [...duties, say('web-referee-say-choices', { name, count: choices.length })].join(' ');
  }
}
