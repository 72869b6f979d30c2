/** Choosing a move: from touches on the board and buttons beside it to an action. */

import { choose, touch, type Choosing } from '../board/choose';
import { placesOf } from '../board/highlights';
import { restOf } from '../board/thrown';
import { say, sayWords } from '../lib/i18n.svelte';
import { held, preferences } from '../lib/preferences.svelte';
import type { Choice } from '../lib/protocol.gen';
import type { TableController } from './controller.svelte';

export class Chooser {
  readonly #table: TableController;

  /** The choice whose consequences are shown. */
  preview = $derived.by(
    () =>
      this.#table.state.choosing.ready ?? this.#table.state.foreseen ?? this.#table.state.hovered,
  );
  /** The button that ends throwing, where dice are being kept. */
  stop = $derived.by(() => (this.#table.keep ? (this.#table.buttons[0] ?? null) : null));
  /** A single move that leaves no choice; a button is never pressed for anybody. */
  forced = $derived.by(() => {
    const { choices, moves, keep } = this.#table;
    return preferences.playsForced &&
      !this.#table.isReferee &&
      choices.length === 1 &&
      moves.length === 1 &&
      !keep
      ? (moves[0] ?? null)
      : null;
  });
  /** Cells that the dice can pay for while some are still being kept. */
  affordable = $derived.by(() => {
    const { keep, position } = this.#table;
    return keep && this.stop && position ? placesOf(position, 'affordable') : new Set<string>();
  });
  /** Whether placing has begun by a tap and nothing was placed yet: one tap leads back to the dice. */
  canReturnToDice = $derived.by(() => {
    const { live, isCurrent, keep } = this.#table;
    return (
      isCurrent &&
      !keep &&
      live.mySeat !== null &&
      live.view?.can_take_back === true &&
      live.plies[live.last]?.event === 'stop'
    );
  });

  constructor(table: TableController) {
    this.#table = table;
    $effect(() => {
      const choice = this.forced;
      if (!choice || !table.live.isConnected) return;
      const dice = table.dice;
      const wait = dice ? restOf(dice) : 0;
      const timer = setTimeout(() => void table.live.act(choice.action), Math.max(250, held(wait)));
      return () => clearTimeout(timer);
    });
  }

  /** No selection. */
  none(): Choosing {
    return choose(this.#table.choices, []);
  }

  /** What a choice does, in words. */
  text(choice: Choice): string {
    const [first] = choice.path;
    if (first?.startsWith('button:')) return say(`web-button-${first.slice(7)}`);
    return choice.effects.map(sayWords).join(' ');
  }

  /** The same, as short as a button needs it: what is done, by the first word of the action. */
  shortText(choice: Choice): string {
    return say(`${this.#table.game}-do-${choice.action.split(' ')[0]}`);
  }

  /** An element of the board was touched. */
  touch(element: string): void {
    if (this.#table.isReferee) {
      this.#table.referee.touch(element);
      return;
    }
    const { choices, state } = this.#table;
    state.remark = null;
    this.#table.live.refusal = null;
    if (!this.#table.stage.isCurrent) {
      this.#table.stage.hurry(true);
      return;
    }
    if (this.affordable.has(element)) {
      this.#stopAndPreview(element);
      return;
    }
    if (choices.length === 0 || this.#table.keep) {
      this.#explain(element);
      return;
    }
    const done = touch(choices, state.choosing, element);
    switch (done.kind) {
      case 'confirmed':
        this.commit(done.choice);
        break;
      case 'narrowed':
        state.choosing = done.choosing;
        if (done.choosing.ready && !preferences.confirms) this.commit(done.choosing.ready);
        else if (done.choosing.ready) this.#table.announcements.say(this.text(done.choosing.ready));
        break;
      case 'cleared':
        state.choosing = done.choosing;
        break;
      case 'refused':
        this.#explain(element);
    }
  }

  /** A choice was picked from the list beside the board. */
  pick(choice: Choice): void {
    const { state, choices } = this.#table;
    if (preferences.confirms && state.choosing.ready?.action !== choice.action) {
      state.choosing = { ...choose(choices, choice.path), ready: choice };
      this.#table.announcements.say(this.text(choice));
    } else this.commit(choice);
  }

  /** Plays a choice, unless it is a grave mistake: then asks once more. */
  commit(choice: Choice): void {
    this.#table.help.dare(choice.action, () => {
      this.#table.state.choosing = this.none();
      this.#table.state.foreseen = null;
      void this.#table.live.act(choice.action);
    });
  }

  /** A cell was tapped while dice are kept: throwing ends, and the disc is shown there before it is placed. */
  #stopAndPreview(element: string): void {
    const stop = this.stop;
    if (!stop) return;
    this.#table.help.dare(stop.action, () => {
      this.#table.state.wanted = element;
      void this.#table.live.act(stop.action).then((answer) => {
        if (answer?.type !== 'ack') this.#table.state.wanted = null;
      });
    });
  }

  /** Placing has begun: the cell that was tapped before is chosen, to be confirmed. */
  takeUpWanted(): void {
    const { state, moves, choices, keep } = this.#table;
    const wanted = state.wanted;
    if (wanted === null || keep || choices.length === 0) return;
    state.wanted = null;
    if (moves.some((choice) => choice.path[0] === wanted))
      state.choosing = choose(choices, [wanted]);
  }

  /** Says why a place cannot be touched now; while the lens is on, a tap only asks what is to be seen there. */
  #explain(element: string): void {
    const { view, position, scene, choices, live, state, mySeat } = this.#table;
    if (state.seen || this.#table.help.isLooking) {
      state.pointed = element; // through the lens a tap asks what is to be seen there, and is never refused
      return;
    }
    const question =
      position && view?.status === 'playing' && !live.isLookingBack
        ? scene?.question(element, position, choices)
        : null;
    if (question && mySeat !== null) void live.why(question);
    else {
      const key =
        mySeat === null
          ? 'web-touch-waiting'
          : this.#table.throwing.isDue
            ? 'web-touch-throw'
            : 'web-touch-nothing';
      state.remark = { key, arguments: {}, clause: null };
    }
  }
}
