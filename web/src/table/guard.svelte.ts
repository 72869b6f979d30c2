/** Nothing dangerous twice in one place: what lies under the thumb changes its meaning, and an impatient thumb has not seen it yet. */

import { preferences } from '../lib/preferences.svelte';

const REST = 600; // milliseconds that the finger must have been up

export class Guard {
  /** Whether what was pressed has another meaning now, and waits until the finger has rested. */
  isWaiting = $state(false);
  #meaning: string | null = null;
  #isDown = false;
  #wasPressed = false; // since the meaning changed last
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** A finger, or a key, comes down. */
  press = (): void => {
    this.#isDown = true;
    this.#wasPressed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  };

  release = (): void => {
    this.#isDown = false;
    if (this.isWaiting) this.#rest();
  };

  /** What can be pressed means this now. */
  change(meaning: string): void {
    if (meaning === this.#meaning) return;
    this.#meaning = meaning;
    if (!this.#wasPressed || preferences.speed === 'none') return; // who wants no movement wants no waiting
    this.isWaiting = true;
    if (!this.#isDown) this.#rest();
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isWaiting = this.#wasPressed = false), REST);
  }
}
