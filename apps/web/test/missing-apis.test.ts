import { mediaQuery } from '@skill-exchange/ui/lib/media-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserTimeZone } from '../src/lib/browser-time-zone.ts';
import { copyText } from '../src/lib/forms/copy-text.ts';
import { isOnline } from '../src/lib/is-online.ts';
import { hasPasskeys } from '../src/lib/log-in/has-passkeys.ts';
import { notificationPermission } from '../src/lib/push/notification-permission.ts';
import { pushAbility, subscribeBrowser, unsubscribeBrowser } from '../src/lib/push/push-device.ts';
import { registerWorker, serviceWorkers } from '../src/lib/register-worker.ts';
import { keepApp } from '../src/offline/app-version.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const insecure = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** APIs that are missing on plain http, in an embedded browser, and in a browser without storage. */
const navigators: [string, object][] = [
  ['lacks them', {}],
  ['has them undefined', { serviceWorker: undefined, clipboard: undefined, onLine: undefined }],
  ['throws for them', Object.defineProperties({}, { serviceWorker: { get: insecure }, clipboard: { get: insecure } })],
];

describe.each(navigators)('a browser that %s', (_kind, navigator) => {
  test('copies nothing, and says so', async () => {
    vi.stubGlobal('navigator', navigator);
    await expect(copyText('text')).rejects.toThrow();
  });

  test('keeps nothing for offline use, and has no push', async () => {
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' });
    vi.stubGlobal('PushManager', class {});
    expect(serviceWorkers()).toBeUndefined();
    await expect(registerWorker()).rejects.toThrow();
    expect(() => keepApp()).not.toThrow();
    expect(pushAbility()).toBe('unable');
    await expect(subscribeBrowser('key')).rejects.toThrow();
    await unsubscribeBrowser();
  });

  test('counts as online', () => {
    vi.stubGlobal('navigator', navigator);
    expect(isOnline()).toBe(true);
  });
});

test.each([undefined, null, {}])('notifications that are %j have no permission', (notification) => {
  vi.stubGlobal('Notification', notification);
  expect(notificationPermission()).toBeUndefined();
  expect(pushAbility()).toBe('unable');
});

test('without passkeys, media queries and a time zone there is an answer all the same', () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  vi.stubGlobal('matchMedia', undefined);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(insecure);
  expect(hasPasskeys()).toBe(false);
  expect(mediaQuery('print')).toBeUndefined();
  expect(browserTimeZone()).toBe('UTC');
});
