/** The clocks: what each shows, and a warning while there is still time. */

import { untrack } from 'svelte';
import { say } from '../lib/i18n.svelte';
import { play } from '../lib/sound';
import type { TableController } from './controller.svelte';

const LOW = [30_000, 10_000]; // milliseconds left at which one's own clock warns

export class ClockDisplay {
  readonly #table: TableController;
  #now = $state(Date.now());
  #since = $state(Date.now());

  /** Milliseconds left per seat; null without clocks. */
  left = $derived.by(() => {
    const clocks = this.#table.view?.clocks;
    if (!clocks) return null;
    return clocks.left.map((left, seat) => Math.max(0, left - (clocks.running === seat ? this.#now - this.#since : 0)));
  });
  /** The same as people read it: “4:05”. */
  texts = $derived.by(
    () => this.left?.map((left) => `${Math.floor(left / 60_000)}:${String(Math.floor(left / 1000) % 60).padStart(2, '0')}`) ?? null,
  );
  /** The seats of this device whose time is running out. */
  isLow = $derived.by(() => {
    const running = this.#table.view?.clocks?.running ?? null;
    return running !== null && (this.#table.view?.yours.includes(running) ?? false) && (this.left?.[running] ?? Infinity) <= (LOW[0] ?? 0);
  });

  constructor(table: TableController) {
    this.#table = table;
    $effect(() => {
      if (!table.view?.clocks) return;
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
    $effect(() => {
      void table.view?.clocks;
      this.#since = this.#now = Date.now();
    });
    let warned = 0;
    $effect(() => {
      const running = table.view?.clocks?.running ?? null;
      const left = running !== null && table.view?.yours.includes(running) ? (this.left?.[running] ?? Infinity) : Infinity;
      const level = LOW.filter((limit) => left <= limit).length;
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
