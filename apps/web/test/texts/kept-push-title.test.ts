import { afterEach, expect, test, vi } from 'vitest';
import { keepPushTitle, keptPushTitle } from '../../src/lib/push/kept-push-title.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's caches, as far as they are used here. */
function stubCaches() {
  const kept = new Map<string, Response>();
  const put = async (address: string, response: Response) => void kept.set(address, response);
  const match = async (address: string) => kept.get(address)?.clone();
  vi.stubGlobal('caches', { open: async () => ({ put }), match });
}

test('the service worker finds the title in the language that a page was last in', async () => {
  stubCaches();
  expect(await keptPushTitle()).toBeUndefined();
  await keepPushTitle('Es gibt Neues für dich');
  expect(await keptPushTitle()).toBe('Es gibt Neues für dich');
  await keepPushTitle('Something new for you');
  expect(await keptPushTitle()).toBe('Something new for you');
});

test('a browser without caches keeps none, and nothing fails', async () => {
  vi.stubGlobal('caches', undefined);
  await keepPushTitle('Something new for you');
  expect(await keptPushTitle()).toBeUndefined();
});
