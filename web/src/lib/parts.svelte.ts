/** Parts of the client that are loaded when they are needed: tried again where loading fails, until they are there. */

import { onDestroy } from 'svelte';
import { Refusal } from './http';
import type { Words } from './protocol.gen';
import { reloadPage } from './reload';

const FIRST_PAUSE = 400; // milliseconds before the second try
const LONGEST_PAUSE = 15_000;
const SILENT_TRIES = 3; // before it is said that a part is missing
const PART_MISSING: Words = { key: 'web-part-missing', arguments: {}, clause: null };

/** A part that could not be loaded, and is not wanted any more. */
export class PartMissing extends Error {}

const state = $state({ missing: 0 });
const pauses = new Set<(byUser: boolean) => void>(); // each is ended by its function

/** What the page says while parts are missing. */
export const missingParts = {
  get problem(): Words | null {
    return state.missing > 0 ? PART_MISSING : null;
  },
  isWaiting: true,
  /** The user asks for another try, or for a new page. */
  retry: (): void => retryNow(true),
};

/** Tries now what is missing: the way to the server may be there again, or something else is wanted. */
export function retryNow(byUser = false): void {
  for (const end of pauses) end(byUser);
}

/** Waits before the next try; whether the user has ended that. */
function pause(milliseconds: number): Promise<boolean> {
  return new Promise((settle) => {
    const timer = setTimeout(end, milliseconds, false);
    function end(byUser: boolean): void {
      clearTimeout(timer);
      pauses.delete(end);
      settle(byUser);
    }
    pauses.add(end);
  });
}

/** A stylesheet of the part, or of another one that is loaded at the same time, could not be loaded. */
class StylesMissing extends Error {}

const failedStyles = new Set<HTMLLinkElement>();
const loading = new Set<(error: StylesMissing) => void>(); // parts that are being loaded: each is told by its function

/**
 * Hides from Vite that a stylesheet failed. Vite asks for each only once, and shows a part without it the next time; as it is, it goes on waiting,
 * for every part that needs the stylesheet.
 */
export function holdFailedStyles(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  event.stopImmediatePropagation();
  failedStyles.add(target);
  for (const fail of loading) fail(new StylesMissing(target.href));
}

/** Asks again for the stylesheets that failed: a link loads anew where it is put in again. */
function retryStyles(): void {
  for (const link of failedStyles) {
    const { parentNode, nextSibling } = link;
    link.remove();
    parentNode?.insertBefore(link, nextSibling);
  }
  failedStyles.clear();
}

/** What a part is loaded to, unless a stylesheet fails before that. */
async function withStyles<T>(part: Promise<T>): Promise<T> {
  let fail: (error: StylesMissing) => void = () => undefined;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  loading.add(fail);
  try {
    return await Promise.race([part, failure]);
  } finally {
    loading.delete(fail);
  }
}

/** A function that says whether a component is still there. Call it while the component is made. */
export function trackMounted(): () => boolean {
  let isMounted = true;
  onDestroy(() => {
    isMounted = false;
    retryNow();
  });
  return () => isMounted;
}

/**
 * Loads a part. Where that fails it is tried again; then the page says so, tries on after growing pauses, and is reloaded as soon as the server
 * answers. Rejects with a refusal of the server, or with `PartMissing` where the part failed and is not wanted any more.
 */
export async function loadPart<T>(load: () => Promise<T>, isWanted: () => boolean): Promise<T> {
  let part: Promise<T> | null = null;
  let isMissing = false;
  let byUser = false;
  let milliseconds = FIRST_PAUSE;
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        retryStyles();
        part ??= load();
        return await withStyles(part);
      } catch (error) {
        if (error instanceof Refusal || error instanceof PartMissing) throw error;
        if (!isWanted()) throw new PartMissing(String(error));
        if (!(error instanceof StylesMissing)) part = null;
        if (isMissing) await reloadPage(byUser, isWanted);
        else if (tries >= SILENT_TRIES) {
          console.warn(error);
          isMissing = true;
          state.missing += 1;
        }
      }
      byUser = await pause(milliseconds);
      milliseconds = Math.min(2 * milliseconds, LONGEST_PAUSE);
    }
  } finally {
    if (isMissing) state.missing -= 1;
  }
}
