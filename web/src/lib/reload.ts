/**
 * Reloading the page, where a part of it cannot be loaded. Chromium up to about 150 never asks again for a module that failed once, and after an
 * upgrade the server has the files of the new version only: a new page helps in both cases. What a person was doing is saved for it.
 */

const STORED = 'colonnade-reload';
const FIRST_PAUSE = 10_000; // milliseconds between a reload and the next one: a part that is really missing does not reload the page all the time
const LONGEST_PAUSE = 600_000;
const ANSWER_WITHIN = 10_000;

interface Reload {
  /** When the page was reloaded last, and how long it stays after that. */
  at: number;
  pause: number;
  /** What was saved, for the page at this address. */
  address: string;
  values: Record<string, unknown>;
}

function read(): Reload {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '') as Reload;
  } catch {
    return { at: 0, pause: 0, address: '', values: {} };
  }
}

/** Whether it could be stored. */
function write(reload: Reload): boolean {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(reload));
    return true;
  } catch {
    return false;
  }
}

const before = read();
if (before.at > 0) write({ ...before, values: {} });

let isReloading = false;
const readers = new Map<string, () => unknown>();

/** Saves a value when the page is reloaded, until the function that is returned is called. */
export function saveOnReload(name: string, read: () => unknown): () => void {
  readers.set(name, read);
  return () => readers.delete(name);
}

/** What the page before this one saved, if it was reloaded at this address. It is given once. */
export function takeSaved<T>(name: string): T | null {
  if (!(name in before.values) || location.hash !== before.address) return null;
  const value = before.values[name];
  delete before.values[name];
  return value as T;
}

async function ask(path: string): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.timeout(ANSWER_WITHIN) });
  if (!response.ok) throw new Error(path);
  return response.text();
}

/** Whether the server answers, and is well. The service worker never answers for the API. */
export function isHealthy(): Promise<boolean> {
  return ask('/api/health').then(
    () => true,
    () => false,
  );
}

/** Whether the server has everything that a new page needs to begin. */
async function isServed(): Promise<boolean> {
  try {
    const [page] = await Promise.all([ask('/'), ask('/api/health')]);
    await Promise.all([...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => ask(path)));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page if the server answers and that is still wanted, unless it was reloaded not long ago and the user does not ask for it. */
export async function reloadPage(byUser: boolean, isWanted: () => boolean): Promise<void> {
  const last = read();
  const passed = Date.now() - last.at;
  if ((passed < last.pause && !byUser) || !(await isServed())) return;
  if (isReloading || !isWanted()) return;
  const longer = Math.min(Math.max(2 * last.pause, FIRST_PAUSE), LONGEST_PAUSE);
  const isStored = write({
    at: Date.now(),
    pause: passed > LONGEST_PAUSE ? FIRST_PAUSE : longer,
    address: location.hash,
    values: Object.fromEntries([...readers].map(([name, read]) => [name, read()])),
  });
  isReloading = isStored || byUser;
  if (isReloading) location.reload();
}
