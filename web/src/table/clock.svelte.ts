/** The clocks: what each shows, and a warning while there is still time. */

import { untrack } from 'svelte';
import { say } from '../lib/i18n.svelte';
import { play } from '../lib/sound';
import type { TableController } from './controller.svelte';

const LOW = 30_000; // milliseconds left at which one's own clock warns
const VERY_LOW = 10_000;

export class ClockDisplay {
  readonly #table: TableController;
  #now = $state(Date.now());
  #since = $state(Date.now());

  #clocks = $derived.by(() => this.#table.view?.clocks ?? null);

  /** Milliseconds left per seat; null without clocks. */
  left = $derived.by(() => {
    const clocks = this.#clocks;
    if (!clocks) return null;
    return clocks.left.map((left, seat) =>
      Math.max(0, left - (clocks.running === seat ? this.#now - this.#since : 0)),
    );
  });
  /** The same as people read it: “4:05”. */
  texts = $derived.by(
    () =>
      this.left?.map(
        (left) =>
          `${Math.floor(left / 60_000)}:${String(Math.floor(left / 1000) % 60).padStart(2, '0')}`,
      ) ?? null,
  );
  /** What is left to the seat of this device whose clock runs; endless where none does. */
  ownLeft = $derived.by(() => {
    const running = this.#clocks?.running ?? null;
    return running !== null && this.#table.view?.yours.includes(running)
      ? (this.left?.[running] ?? Infinity)
      : Infinity;
  });
  isLow = $derived.by(() => this.ownLeft <= LOW);

  constructor(table: TableController) {
    this.#table = table;
    $effect(() => {
      if (!this.#clocks) return;
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
    $effect(() => {
      void this.#clocks;
      this.#since = this.#now = Date.now();
    });
    let warned = 0;
    $effect(() => {
      const left = this.ownLeft;
      const level = [LOW, VERY_LOW].filter((limit) => left <= limit).length;
      if (level > warned) {
        untrack(() => {
          play('clock');
          table.announcements.say(say('web-clock-low', { seconds: Math.ceil(left / 1000) }));
        });
      }
      warned = level;
    });
  }
}
