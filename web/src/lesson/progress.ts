/** How far the lessons of this device have come. Kept in the browser, never sent. */

import { readStored, writeStored } from '../lib/preferences.svelte';

interface Progress {
  /** The key of the step to go on with; null where the lesson is to begin. */
  step: string | null;
  /** Whether the lesson was ever played to its end. */
  isFinished: boolean;
}

const STORED = 'colonnade-lessons';

/** How far the lesson of a game has come. */
export function readProgress(game: string): Progress {
  return {
    step: null,
    isFinished: false,
    ...readStored<Record<string, Partial<Progress>>>(STORED)?.[game],
  };
}

/** Remembers the step to go on with. */
export function keepStep(game: string, step: string | null): void {
  keep(game, { ...readProgress(game), step });
}

/** Remembers that the lesson was played to its end: the next time it begins anew. */
export function keepFinished(game: string): void {
  keep(game, { step: null, isFinished: true });
}

function keep(game: string, progress: Progress): void {
  writeStored(STORED, { ...readStored<Record<string, Progress>>(STORED), [game]: progress });
}
