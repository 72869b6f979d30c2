/** What the server is asked for: loading that goes on by itself when it, or the way to it, was away, and what a button asks once. */

import { onDestroy } from 'svelte';
import { Refusal } from './http';
import { loadPart, retryNow } from './parts.svelte';
import type { Words } from './protocol.gen';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15000;
/** Refusals that another try may mend. */
const PASSING = new Set(['offline', 'failed', 'store-failed', 'too-many']);

export interface RetryingLoad {
  /** Why it has not worked yet, or does not work at all. */
  readonly problem: Words | null;
  /** The code of that refusal. */
  readonly code: string;
  /** Whether it is tried again by itself. */
  readonly isWaiting: boolean;
  /** Tries now. */
  retry(): void;
  /** Loads anew because something else is wanted now; after what is being loaded. */
  reload(): void;
}

/** Whether another try may mend a refusal. */
export function isPassing(error: unknown): error is Refusal {
  return error instanceof Refusal && PASSING.has(error.code);
}

/**
 * Loads something now, and again after growing pauses, when the network comes back and when the page is looked at, until it is there. Call it
 * while a component is made: it ends with the component.
 */
export function loadWithRetries(load: () => Promise<void>): RetryingLoad {
  const state = $state({ problem: null as Words | null, code: '', isWaiting: false });
  let pause = FIRST_PAUSE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isEnded = false;
  let isOutdated = false;

  async function attempt(): Promise<void> {
    if (isBusy || isEnded) return;
    isBusy = true;
    clearTimeout(timer);
    try {
      await loadPart(load, () => !isEnded);
      Object.assign(state, { problem: null, code: '', isWaiting: false });
      pause = FIRST_PAUSE;
    } catch (error) {
      if (!(error instanceof Refusal)) return;
      Object.assign(state, {
        problem: error.words,
        code: error.code,
        isWaiting: isPassing(error),
      });
      if (state.isWaiting && !isEnded) {
        timer = setTimeout(() => void attempt(), pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE);
      }
    } finally {
      isBusy = false;
      if (isOutdated) reload();
    }
  }

  function reload(): void {
    isOutdated = isBusy;
    retryNow();
    void attempt();
  }

  function hurry(): void {
    if (state.isWaiting && document.visibilityState === 'visible') void attempt();
  }

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  onDestroy(() => {
    isEnded = true;
    clearTimeout(timer);
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
  });
  void attempt();
  return {
    get problem() {
      return state.problem;
    },
    get code() {
      return state.code;
    },
    get isWaiting() {
      return state.isWaiting;
    },
    retry: () => void attempt(),
    reload,
  };
}

/** Something that the server is asked to do, by a button: whether it is under way, and why it was refused. */
export class Attempt {
  isBusy = $state(false);
  problem = $state.raw<Words | null>(null);

  /** Does it; returns why it was refused, if it was. */
  async run(work: () => Promise<void>): Promise<Refusal | null> {
    this.isBusy = true;
    this.problem = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.words;
      return error;
    } finally {
      this.isBusy = false;
    }
    return null;
  }
}
