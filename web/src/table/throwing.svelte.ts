/** Throwing: which dice are kept, and the throw itself. */

import { untrack } from 'svelte';
import type { Swing } from '../board/roll';
import type { ShownDice } from '../board/thrown';
import { preferences } from '../lib/preferences.svelte';
import { canShake, onShake } from '../lib/shake';
import type { TableController } from './controller.svelte';

const SHAKEN = 1.4; // pixels per millisecond: how fast the dice leave a phone that is shaken

export class Thrower {
  readonly #table: TableController;
  /** Whether a throw was asked for and its dice do not roll yet. */
  isThrowing = $state(false);
  #hasTapped = $state(false);
  /** The speed of the hand that throws; null for a tap. */
  swing = $state.raw<Swing | null>(null);

  /** Whether the dice can be thrown: fair ones when every player's device has done its part. */
  isReady = $derived.by(() => this.#table.view?.dice.phase === 'closed');
  /** Whether somebody at this device is to throw. */
  isDue = $derived.by(
    () =>
      this.#table.turn?.what === 'throw' &&
      this.isReady &&
      this.#table.isCurrent &&
      (this.#table.mySeat !== null || this.#mayThrowForBot()),
  );
  /** Whether the dice in the hand can be thrown by a swipe: all that are due, or those that are not kept. */
  canSwipe = $derived.by(
    () =>
      !this.isPhysical &&
      (this.isDue ||
        (this.#table.keep !== null && this.keptCount > 0 && this.keptCount < this.count)),
  );
  /** Whether to offer that the phone is shaken: once, to somebody who has thrown by a tap. */
  offersShaking = $derived.by(
    () => preferences.shakes === null && this.isDue && this.#hasTapped && canShake(),
  );
  isPhysical = $derived.by(() => this.#table.view?.dice.source === 'physical');
  /** How many dice lie there to be kept, and how many of them are. */
  count = $derived.by(() => this.#table.dice?.dice.length ?? 0);
  keptCount = $derived.by(() => this.#table.state.kept.filter(Boolean).length);
  keptFaces = $derived.by(() => this.facesOf(this.#table.state.kept));
  /** Faces of real dice, as far as they are tapped in. */
  typed = $state.raw<number[]>([]);
  /** How many there are to be tapped in. */
  toType = $derived.by(() => this.#table.turn?.dice ?? 0);
  isTyped = $derived.by(() => this.typed.length > 0 && this.typed.length === this.toType);
  /** The seat whose die comes next, where each seat throws its own. */
  nextThrower = $derived.by(() => this.#table.position?.throwers?.[this.typed.length] ?? null);
  /** The dice that lie there, those tapped in, and outlines for the rest. */
  typedDice = $derived.by((): ShownDice => {
    const throwers = this.#table.position?.throwers;
    const lying = this.#table.dice?.dice.filter((die) => die.status === 'kept') ?? [];
    const typed = this.typed.map((face, at) => ({
      face,
      status: 'free',
      isThrown: false,
      ...(throwers && { seat: throwers[at] ?? 0 }),
    }));
    return {
      dice: [...(throwers ? [] : lying), ...typed],
      event: null,
      isGone: false,
      unthrown: this.toType - typed.length,
    };
  });

  constructor(table: TableController) {
    this.#table = table;
    // A phone that is shaken throws what can be thrown: all dice, or those that are not kept.
    $effect(() => {
      if (!preferences.shakes || !this.canSwipe) return;
      return onShake(() => this.swipe({ x: -SHAKEN, y: -SHAKEN / 2 }));
    });

    // The preference to have the table throw is the table's affair. A refusal is not asked for again.
    const asked = new Map<number, boolean>();
    $effect(() => {
      const isOn = preferences.throwsByItself;
      const view = table.view;
      if (!view || view.status !== 'playing' || !table.live.isConnected) return;
      for (const seat of view.yours) {
        if (view.seats[seat]?.auto_throw === isOn || asked.get(seat) === isOn) continue;
        asked.set(seat, isOn);
        untrack(() => void table.live.ask({ type: 'auto_throw', seat, is_on: isOn }));
      }
    });
  }

  #mayThrowForBot(): boolean {
    const view = this.#table.view;
    return (
      this.isPhysical &&
      view?.status === 'playing' &&
      view.yours.length > 0 &&
      Boolean(view.seats[view.position.turn.seat ?? -1]?.level)
    );
  }

  /** Throws; with real dice, says what they show. */
  async throwDice(faces: number[] | null = null, swing: Swing | null = null): Promise<void> {
    this.swing = swing;
    this.#hasTapped ||= swing === null;
    await this.#throwBy(() => this.#table.live.throw(faces));
  }

  /** Throws with the speed of a swipe, if that can be done now. */
  swipe(swing: Swing): void {
    const { guard, live } = this.#table;
    if (guard.isWaiting || live.isBusy || !live.isConnected) return;
    if (this.isDue) void this.throwDice(null, swing);
    else this.throwOthers(swing);
  }

  async #throwBy(ask: () => Promise<unknown>): Promise<void> {
    if (this.isThrowing) return;
    this.isThrowing = true;
    try {
      await ask();
    } finally {
      this.isThrowing = false;
    }
  }

  /** Another real die shows this. */
  type(face: number): void {
    if (this.typed.length < this.toType) this.typed = [...this.typed, face];
  }

  /** The last real die was tapped in wrongly. */
  untype(): void {
    this.typed = this.typed.slice(0, -1);
  }

  /** What was tapped in is what the dice show. */
  async throwTyped(): Promise<void> {
    await this.throwDice(this.typed);
  }

  get #verb(): string {
    return this.#table.keep?.verb ?? 'keep';
  }

  /** Keeps the chosen dice and throws the others. */
  throwOthers(swing: Swing | null = null): void {
    this.swing = swing;
    const faces = this.keptFaces;
    this.#table.help.dare(
      [this.#verb, ...faces].join(' '),
      () => void this.#throwBy(() => this.#table.live.keepAndThrow(faces)),
    );
  }

  /** Keeps no die and throws all of them. */
  throwAll(): void {
    this.swing = null;
    this.#table.help.dare(
      this.#verb,
      () => void this.#throwBy(() => this.#table.live.keepAndThrow([])),
    );
  }

  /** A new throw: dice kept before stay kept until said otherwise. */
  reset(): void {
    const { keep, dice, state } = this.#table;
    state.hasChosenDice = false;
    this.typed = [];
    if (!keep) {
      state.kept = [];
      return;
    }
    const must = [...keep.must];
    state.kept = (dice?.dice ?? []).map((die) => {
      const at = must.indexOf(die.face);
      if (at !== -1) must.splice(at, 1);
      return die.status === 'kept' || at !== -1;
    });
  }

  /** Keeps a die, or gives it free again; a die that has to stay kept explains itself. */
  toggle(index: number): void {
    const { keep, dice, state } = this.#table;
    const die = dice?.dice[index];
    if (!keep || !die) return;
    const next = state.kept.map((isKept, at) => (at === index ? !isKept : isKept));
    const left = next.filter((isKept, at) => isKept && dice?.dice[at]?.face === die.face).length;
    if (left < keep.must.filter((face) => face === die.face).length) {
      void this.#table.live.why([keep.verb, ...this.facesOf(next)].join(' '));
      return;
    }
    state.kept = next;
    state.hasChosenDice = true;
  }

  /** One more die of a face, or none of them when all are kept: what a number key does. */
  toggleFace(face: number): void {
    const dice = this.#table.dice?.dice ?? [];
    const all = dice.flatMap((die, index) => (die.face === face ? [index] : []));
    const open = all.find((index) => !this.#table.state.kept[index]);
    for (const index of open === undefined ? all : [open]) this.toggle(index);
  }

  /** Sets the dice to be kept by their faces. */
  keepFaces(faces: number[]): void {
    this.#table.state.kept = this.spread(faces);
    this.#table.state.hasChosenDice = true;
  }

  /** Which dice a list of faces means. */
  spread(faces: number[]): boolean[] {
    const rest = [...faces];
    return (this.#table.dice?.dice ?? []).map((die) => {
      const at = rest.indexOf(die.face);
      if (at !== -1) rest.splice(at, 1);
      return at !== -1;
    });
  }

  /** The faces of the dice that are marked, ascending. */
  facesOf(marked: boolean[]): number[] {
    const dice = this.#table.dice?.dice ?? [];
    return dice
      .filter((_, index) => marked[index])
      .map((die) => die.face)
      .sort((one, other) => one - other);
  }
}
