/* The page is reloaded when the server has all it needs, after growing pauses, and with what was saved. */

import { beforeEach, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const store = new Map<string, string>();
const reload = vi.fn();
let failing = '';
const always = (): boolean => true;

/** The module as a new page has it. */
async function open(hash = '#/table/1') {
  vi.stubGlobal('location', { hash, reload });
  vi.resetModules();
  return import('../src/lib/reload');
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
  const { reloadPage } = await open();
  for (failing of ['/api/health', '/', '/assets/index-1.js']) await reloadPage(true, always);
  expect(reload).not.toHaveBeenCalled();
  failing = '';
  await reloadPage(false, always);
  expect(reload).toHaveBeenCalledOnce();
});

it('is reloaded less and less often, or when somebody asks', async () => {
  const times: number[] = [];
  for (let second = 0; second < 200; second += 1) {
    reload.mockClear();
    await (await open()).reloadPage(false, always);
    if (reload.mock.calls.length > 0) times.push(second);
    vi.setSystemTime(Date.now() + 1000);
  }
  expect(times).toEqual([0, 10, 30, 70, 150]);
  await (await open()).reloadPage(true, always);
  expect(reload).toHaveBeenCalled();
});

it('gives what was saved once, at the same address', async () => {
  const before = await open();
  before.saveOnReload('dice', () => [1, 2]);
  before.saveOnReload('gone', () => 3)();
  await before.reloadPage(false, always);
  const after = await open();
  expect(after.takeSaved('dice')).toEqual([1, 2]);
  expect(after.takeSaved('dice')).toBeNull();
  expect(after.takeSaved('gone')).toBeNull();
  expect((await open()).takeSaved('dice')).toBeNull();
  await before.reloadPage(true, always);
  expect((await open('#/')).takeSaved('dice')).toBeNull();
});

it('is reloaded once where two parts are missing', async () => {
  const { reloadPage } = await open();
  await Promise.all([reloadPage(true, always), reloadPage(true, always)]);
  expect(reload).toHaveBeenCalledOnce();
});

it('is not reloaded for what is not wanted any more', async () => {
  const { reloadPage } = await open();
  await reloadPage(true, () => false);
  expect(reload).not.toHaveBeenCalled();
});

it('is not reloaded by itself where nothing can be stored', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { reloadPage } = await open();
  await reloadPage(false, always);
  expect(reload).not.toHaveBeenCalled();
});
