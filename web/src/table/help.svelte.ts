/** Help where the table has it: hints, the lens, and second thoughts before a grave mistake. What shows them is loaded when it is first asked for. */

import { untrack } from 'svelte';
import { need } from '../lib/i18n.svelte';
import { loadPart, retryNow, trackMounted } from '../lib/parts.svelte';
import { preferences } from '../lib/preferences.svelte';
import { keptBy } from '../lib/review';
import type { TableController } from './controller.svelte';

const DOUBT_WITHIN = 3000; // milliseconds

export const loadHint = () => import('../parts/Hint.svelte');
export const loadDoubt = () => import('../parts/Doubt.svelte');
export const loadLens = () => import('../parts/Lens.svelte');

export class Help {
  readonly #table: TableController;
  readonly #isMounted = trackMounted();

  isOffered = $derived.by(() => {
    const view = this.#table.view;
    return view?.table.help === 'on' && view.yours.length > 0 && view.status === 'playing';
  });
  canHint = $derived.by(() => {
    const { mySeat, choices, keep, choosing } = this.#table;
    return (
      this.isOffered &&
      mySeat !== null &&
      (choices.length > 0 || keep !== null) &&
      choosing.forced === null
    );
  });
  /** The move of a hint that is drawn on the board. */
  advice = $derived.by(() => {
    const action = this.#table.state.pondered ?? this.#table.state.advised;
    return this.#table.choices.find((choice) => choice.action === action) ?? null;
  });
  /** The dice that the move of a hint keeps. */
  suggested = $derived.by(() => {
    const action = this.#table.state.pondered ?? this.#table.state.advised;
    return this.#table.keep && action !== null
      ? this.#table.throwing.spread(keptBy(action) ?? [])
      : [];
  });
  /** Whether the lens is on, and its answer is still on the way. */
  isLooking = $state(false);
  /** What the lens says of the place that is pointed at. */
  looked = $derived.by(() => {
    const { seen, pointed } = this.#table.state;
    if (!seen || pointed === null) return null;
    const standing =
      this.#table.position?.pieces
        .filter((piece) => piece.place === pointed)
        .map((piece) => piece.id) ?? [];
    const targets = new Set([pointed, pointed.slice(pointed.indexOf(':') + 1), ...standing]);
    const messages = seen.entries
      .filter((entry) => targets.has(entry.target))
      .flatMap((entry) => entry.messages);
    return messages.length > 0 ? messages : null;
  });
  /** What the dice that are kept now are worth, beside the best that could be kept. */
  worth = $derived.by(() => {
    const { state, keep, throwing, choosing } = this.#table;
    if (!state.seen || !keep) return null;
    const isAll = throwing.keptCount === throwing.count;
    const value =
      state.seen.values[
        isAll ? (choosing.stop?.action ?? '') : [keep.verb, ...throwing.keptFaces].join(' ')
      ];
    if (value === undefined) return null;
    return { value, best: Math.max(...Object.values(state.seen.values)) };
  });

  constructor(table: TableController) {
    this.#table = table;
    // The lens looks again whenever the position has changed.
    $effect(() => {
      const isOn =
        this.isOffered && preferences.hasLens && table.mySeat !== null && table.live.isConnected;
      const asked = table.occasion;
      table.state.seen = null;
      this.isLooking = isOn;
      if (isOn) untrack(() => void this.#look(asked));
    });
  }

  async #look(asked: string): Promise<void> {
    const table = this.#table;
    const load = () => Promise.all([need('coach'), loadLens()]);
    const isLoaded = await loadPart(load, this.#isStill(asked)).catch(() => null);
    const seen = isLoaded && (await table.live.lens());
    if (asked !== table.occasion) return;
    table.state.seen = seen;
    this.isLooking = false;
  }

  /** A function that says whether the same is still to be decided. */
  #isStill(occasion: string): () => boolean {
    return () => this.#isMounted() && occasion === this.#table.occasion;
  }

  /** Puts hints and second thoughts away. */
  drop(): void {
    const { state } = this.#table;
    state.hinted = state.advised = state.pondered = state.doubt = null;
    if (state.sheet === 'doubt') state.sheet = 'none';
  }

  /** The next step of the hint: where to look, which moves, why. */
  async ask(): Promise<void> {
    const { state, live } = this.#table;
    if (!this.canHint || state.isHinting || state.hinted?.level === 3) return;
    state.isHinting = true;
    const asked = this.#table.occasion;
    try {
      const load = () => Promise.all([need('coach'), loadHint()]);
      const isLoaded = await loadPart(load, this.#isStill(asked)).catch(() => null);
      const answer = isLoaded ? await live.hint((state.hinted?.level ?? 0) + 1) : null;
      if (answer && asked === this.#table.occasion) state.hinted = answer;
    } finally {
      state.isHinting = false;
    }
  }

  /** A move of a hint is taken up: dice are set to be kept, anything else is shown on the board; it is played by hand. */
  advise(action: string): void {
    const { state, throwing } = this.#table;
    state.advised = state.advised === action ? null : action;
    const faces = state.advised === null ? null : keptBy(state.advised);
    if (faces) throwing.keepFaces(faces);
  }

  /** Does something that cannot be undone, unless it is a grave mistake: then asks once more. Where nobody can tell, it is done. */
  dare(action: string, run: () => void): void {
    const { view, choices, keep } = this.#table;
    if (!view?.table.think_again || choices.length + (keep ? 2 : 0) < 2) run();
    else void this.#consider(action, run);
  }

  /** Whether second thoughts can be shown: what shows them is not waited for long, so that nobody is kept from playing. */
  async #canDoubt(isStill: () => boolean): Promise<boolean> {
    let isLate = false;
    const late = new Promise<false>((end) =>
      setTimeout(() => {
        isLate = true;
        end(false);
        retryNow(); // it is not wanted any more
      }, DOUBT_WITHIN),
    );
    const load = () => Promise.all([need('coach'), loadDoubt()]);
    const isLoaded = loadPart(load, () => isStill() && !isLate).then(
      () => true,
      () => false,
    );
    return Promise.race([isLoaded, late]);
  }

  async #consider(action: string, run: () => void): Promise<void> {
    const { state, live } = this.#table;
    if (state.isConsidering) return;
    state.isConsidering = true;
    const isStill = this.#isStill(this.#table.occasion);
    try {
      const mistake = await live.consider(action);
      if (mistake === 'no-answer' || !isStill()) return;
      const canDoubt = mistake !== null && (await this.#canDoubt(isStill));
      if (!isStill()) return;
      if (canDoubt) {
        state.doubt = { mistake, run };
        state.sheet = 'doubt';
      } else run();
    } finally {
      state.isConsidering = false;
    }
  }
}
