/** Parts of the client that are loaded when they are needed: tried again where loading fails, until they are there. */

import { Refusal } from './http';
import type { Words } from './protocol.gen';
import { renewPage } from './renewal';

const FIRST_PAUSE = 400; // milliseconds before the second try
const LONGEST_PAUSE = 15_000;
const SILENT_TRIES = 3; // before it is said that a part is missing
const PART_MISSING: Words = { key: 'web-part-missing', arguments: {}, clause: null };

/** A part that could not be loaded, and is not wanted any more. */
export class PartMissing extends Error {}

const state = $state({ missing: 0 });
const resting = new Set<(isAsked: boolean) => void>();

/** What the page says while parts are missing. */
export const missingParts = {
  get problem(): Words | null {
    return state.missing > 0 ? PART_MISSING : null;
  },
  isWaiting: true,
  /** Somebody asks for another try, or for a new page. */
  retry: (): void => hurryParts(true),
};

/** Tries now what is missing: the way to the server may be there again, or something else is wanted. */
export function hurryParts(isAsked = false): void {
  for (const end of resting) end(isAsked);
}

/** A pause; whether somebody has asked for its end. */
function rest(milliseconds: number): Promise<boolean> {
  return new Promise((settle) => {
    const timer = setTimeout(end, milliseconds, false);
    function end(isAsked: boolean): void {
      clearTimeout(timer);
      resting.delete(end);
      settle(isAsked);
    }
    resting.add(end);
  });
}

const failedStyles = new Set<HTMLLinkElement>();

/** Takes note of a stylesheet that failed: a part brings its styles, and Vite asks for them only once. */
export function noteFailedStyles({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
}

async function loadStylesAgain(): Promise<void> {
  await Promise.all(
    [...failedStyles].map((link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      failedStyles.delete(link);
      link.replaceWith(again);
      return new Promise((settle, fail) => {
        again.onload = settle;
        again.onerror = () => fail(new Error(again.href));
      });
    }),
  );
}

/**
 * Loads a part. Where that fails it is tried again; then the page says so, tries on after growing pauses, and is renewed as soon as the server
 * answers. Rejects with a refusal of the server, or with `PartMissing` where the part failed and is not wanted any more.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  isWanted: () => boolean = () => true,
): Promise<T> {
  let isMissing = false;
  let isAsked = false;
  let pause = FIRST_PAUSE;
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        if (tries > 1) await loadStylesAgain();
        return await load();
      } catch (error) {
        if (error instanceof Refusal || error instanceof PartMissing) throw error;
        if (!isWanted()) throw new PartMissing(String(error));
      }
      if (isMissing) await renewPage(isAsked);
      else if (tries >= SILENT_TRIES) {
        isMissing = true;
        state.missing += 1;
      }
      isAsked = await rest(pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE);
    }
  } finally {
    if (isMissing) state.missing -= 1;
  }
}
