import { afterEach, expect, test, vi } from 'vitest';
import { closeReadPushes } from '../../src/lib/push/close-read.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device whose screen shows pushes with these tags; returns the tags that stay. */
function deviceShowing(...tags: string[]) {
  const shown = new Set(tags);
  const getNotifications = async () => tags.map((tag) => ({ tag, close: () => void shown.delete(tag) }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ getNotifications }) } });
  return shown;
}

test('a push of a read notification leaves the screen, and others stay', async () => {
  const shown = deviceShowing('notification-1', 'notification-2', 'from-elsewhere');
  await closeReadPushes(async () => new Set(['2']));
  expect([...shown]).toEqual(['notification-2', 'from-elsewhere']);
});

test('nothing is asked for while the screen shows none', async () => {
  deviceShowing('from-elsewhere');
  const findUnread = vi.fn(async () => new Set<string>());
  await closeReadPushes(findUnread);
  expect(findUnread).not.toHaveBeenCalled();
});

test.each([
  ['service workers', undefined],
  ['a registration', { getRegistration: async () => undefined }],
  ['notifications of service workers', { getRegistration: async () => ({}) }],
])('a browser without %s changes nothing', async (_what, serviceWorker) => {
  vi.stubGlobal('navigator', { serviceWorker });
  await expect(closeReadPushes(async () => new Set())).resolves.toBeUndefined();
});
