/**
 * Renewing the page, where a part of it cannot be loaded. Chromium up to about 150 never asks again for a module that failed once, and after an
 * upgrade the server has the files of the new version only: a new page helps in both cases. What a person was doing is kept for it.
 */

const STORED = 'colonnade-renewal';
const FIRST_PAUSE = 10_000; // milliseconds between a renewal and the next one: a part that is really missing does not renew the page all the time
const LONGEST_PAUSE = 600_000;
const ANSWER_WITHIN = 10_000;

interface Renewal {
  /** When the page was renewed last, and how long it stays after that. */
  at: number;
  pause: number;
  /** What was kept, for the page at this address. */
  address: string;
  values: Record<string, unknown>;
}

function read(): Renewal {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '') as Renewal;
  } catch {
    return { at: 0, pause: 0, address: '', values: {} };
  }
}

/** Whether it could be stored. */
function write(renewal: Renewal): boolean {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(renewal));
    return true;
  } catch {
    return false;
  }
}

const before = read();
if (before.at > 0) write({ ...before, values: {} });

const readers = new Map<string, () => unknown>();

/** Keeps a value when the page is renewed, until the function that is returned is called. */
export function keep(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  return () => readers.delete(name);
}

/** What the page before this one kept, if it was renewed at this address. It is given once. */
export function takeKept<T>(name: string): T | null {
  if (!(name in before.values) || location.hash !== before.address) return null;
  const value = before.values[name];
  delete before.values[name];
  return value as T;
}

/** Whether the server has everything that a new page needs to begin. The service worker answers for the page, never for the API. */
async function isServed(): Promise<boolean> {
  const ask = async (path: string) => {
    const response = await fetch(path, { signal: AbortSignal.timeout(ANSWER_WITHIN) });
    if (!response.ok) throw new Error(path);
    return response.text();
  };
  try {
    const [page] = await Promise.all([ask('/'), ask('/api/health')]);
    await Promise.all([...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => ask(path)));
    return true;
  } catch {
    return false;
  }
}

/** Renews the page if the server answers, unless it was renewed not long ago and nobody asks for it. */
export async function renewPage(isAsked: boolean): Promise<void> {
  const last = read();
  const passed = Date.now() - last.at;
  if ((passed < last.pause && !isAsked) || !(await isServed())) return;
  const longer = Math.min(Math.max(2 * last.pause, FIRST_PAUSE), LONGEST_PAUSE);
  const isStored = write({
    at: Date.now(),
    pause: passed > LONGEST_PAUSE ? FIRST_PAUSE : longer,
    address: location.hash,
    values: Object.fromEntries([...readers].map(([name, read]) => [name, read()])),
  });
  if (isStored || isAsked) location.reload();
}
