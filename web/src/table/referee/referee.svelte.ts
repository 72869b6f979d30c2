/** People play at a real board: what they may have done, most likely first, and what they type in. Everything they typed can be taken back. */

import { untrack } from 'svelte';
import { touch } from '../../board/choose';
import { say, sayWords } from '../../lib/i18n.svelte';
import { preferences } from '../../lib/preferences.svelte';
import type { Choice, Words } from '../../lib/protocol.gen';
import type { TableController } from '../controller.svelte';

/** A finger needs this long to reach the list, in milliseconds: until then its order may change, never after. */
const BEFORE_THE_FINGER = 400;
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
  /** Whether nothing can be placed with what were meant to be the last dice. */
  isStuck = $derived.by(
    () =>
      this.#table.keep !== null &&
      !preferences.entersEveryThrow &&
      this.#table.choices.length === 0,
  );
  /** A duty of the rules that people may forget. */
  duty = $derived.by(() =>
    this.#table.mySeat === null ? null : (this.#table.position?.messages[0] ?? null),
  );

  constructor(table: TableController) {
    this.#table = table;
    $effect(() => {
      const asked = table.occasion;
      if (!table.isReferee || !table.isCurrent) return;
      untrack(() => void this.#list(asked));
    });
  }

  /** Lists what is possible at once; the most likely comes first if that is known before a finger is there. */
  async #list(asked: string): Promise<void> {
    this.lines = this.singles;
    this.isListingAll = false;
    this.ruling = null;
    if (this.lines.length < 2) return;
    const since = performance.now();
    const ranked = await this.#table.live.rank();
    if (
      ranked &&
      ranked.length > 0 &&
      asked === this.#table.occasion &&
      performance.now() - since < BEFORE_THE_FINGER
    )
      this.lines = ranked;
  }

  /** What a line does, in words. An end of the turn that follows from the rest is not said. */
  text(line: Line): string {
    const shown = line.length > 1 ? line.filter((choice) => !isPlainEnd(choice)) : line;
    return shown.map((choice) => this.#textOf(choice)).join(' ');
  }

  #textOf(choice: Choice): string {
    const own = this.#table.choices.find((each) => each.action === choice.action);
    return this.#table.choosing.text(own ?? choice);
  }

  /** A die shows this; the last one completes the throw. */
  type(face: number): void {
    const { throwing, live } = this.#table;
    if (live.isBusy || !throwing.isDue) return;
    throwing.type(face);
    if (!throwing.isTyped) return;
    const isLast = this.isFirstThrow && !preferences.entersEveryThrow;
    void live.throw(throwing.typed, isLast).then((answer) => {
      if (answer?.type !== 'ack') throwing.reset();
    });
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
    const { table } = { table: this.#table };
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
      if (question) void this.judge(question);
    }
  }

  /** Something was done that is not in the list: the rules answer. What they allow after all is entered. */
  async judge(action: string): Promise<void> {
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

/** Whether an action only ends something and says nothing of its own. */
function isPlainEnd(choice: Choice): boolean {
  return choice.effects.length <= 1 && !choice.action.includes(' ');
}
