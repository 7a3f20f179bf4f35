import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** APIs that a browser may lack or deny, and the files that wrap them. */
const guards: [RegExp, string[]][] = [
  [/resolvedOptions/, ['packages/ui/src/lib/time/date-time.ts']],
  [/supportedValuesOf/, ['packages/ui/src/lib/time/time-zones.ts']],
  [/navigator\.onLine/, ['apps/web/src/lib/is-online.ts']],
  // Push starts after `pushAbility` has checked.
  [/navigator\.serviceWorker/, ['apps/web/src/lib/push/push-device.ts', 'apps/web/src/lib/register-worker.ts']],
  [/\blocks\b.*navigator/, ['apps/web/src/lib/run-alone.ts']],
  [/navigator\.clipboard/, ['apps/web/src/lib/forms/copy-text.ts']],
  [/navigator\.share/, ['apps/web/src/lib/forms/share-link.ts']],
  [/navigator\.(?:set|clear)AppBadge/, ['apps/web/src/lib/chat/use-app-badge.ts', 'apps/web/src/service-worker.ts']],
  [/navigator\.(?!onLine|serviceWorker|clipboard|share|setAppBadge|clearAppBadge)/, []],
  [
    /\blocalStorage\b/,
    ['apps/web/src/lib/storage/safe-storage.ts', 'packages/ui/src/primitives/theme-toggle/theme-store.ts'],
  ],
  [/\bsessionStorage\b/, []],
  [/\bNotification\??\.permission/, ['apps/web/src/lib/push/notification-permission.ts']],
  [/\bmatchMedia\b/, ['packages/ui/src/lib/media-query.ts']],
  [/\bBroadcastChannel\b/, ['apps/web/src/lib/log-in/account-changes.ts']],
  [/\bindexedDB\b/, ['apps/web/src/lib/drafts/forget-files.ts', 'apps/web/src/lib/drafts/kept-files.ts']],
  [/randomUUID|structuredClone/, []],
];

const notProduct = /\.(stories|test)\.tsx?$|\/src\/test\//;
const files = globSync('{apps/web,packages/ui}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !notProduct.test(file),
);

/** Removes comments, which may mention an API. */
const codeOf = (file: string) =>
  readFileSync(join(root, file), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/^\s*\/\/.*$/gm, '');

test.each(guards)('%s is read only by its guard', (api, allowed) => {
  expect(files.filter((file) => api.test(codeOf(file))).toSorted()).toEqual(allowed.toSorted());
});
