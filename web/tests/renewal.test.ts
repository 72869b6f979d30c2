/* The page is renewed when the server has all it needs, after growing pauses, and with what was kept. */

import { beforeEach, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const store = new Map<string, string>();
const reload = vi.fn();
let failing = '';

/** The module as a new page has it. */
async function open(hash = '#/table/1') {
  vi.stubGlobal('location', { hash, reload });
  vi.resetModules();
  return import('../src/lib/renewal');
}

beforeEach(() => {
  vi.useFakeTimers({ now: 10 * MINUTE, toFake: ['Date'] });
  store.clear();
  reload.mockClear();
  failing = '';
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      new Response('<script src="/assets/index-1.js">', { status: path === failing ? 404 : 200 }),
    ),
  );
});

it('waits for the server, for the page and for its files', async () => {
  const { renewPage } = await open();
  for (failing of ['/api/health', '/', '/assets/index-1.js']) await renewPage(true);
  expect(reload).not.toHaveBeenCalled();
  failing = '';
  await renewPage(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('is renewed less and less often, or when somebody asks', async () => {
  const times: number[] = [];
  for (let second = 0; second < 200; second += 1) {
    reload.mockClear();
    await (await open()).renewPage(false);
    if (reload.mock.calls.length > 0) times.push(second);
    vi.setSystemTime(Date.now() + 1000);
  }
  expect(times).toEqual([0, 10, 30, 70, 150]);
  await (await open()).renewPage(true);
  expect(reload).toHaveBeenCalled();
});

it('gives what was kept once, at the same address', async () => {
  const before = await open();
  before.keep('dice', () => [1, 2]);
  before.keep('gone', () => 3)();
  await before.renewPage(false);
  const after = await open();
  expect(after.takeKept('dice')).toEqual([1, 2]);
  expect(after.takeKept('dice')).toBeNull();
  expect(after.takeKept('gone')).toBeNull();
  expect((await open()).takeKept('dice')).toBeNull();
  await before.renewPage(true);
  expect((await open('#/')).takeKept('dice')).toBeNull();
});

it('is not renewed by itself where nothing can be stored', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { renewPage } = await open();
  await renewPage(false);
  expect(reload).not.toHaveBeenCalled();
});
