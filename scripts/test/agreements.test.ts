import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { kinds } from '../../apps/server/src/modules/notifications/kinds/kinds.ts';
import { presetOf } from '../../packages/ui/src/lib/notification-presets.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');

/** Returns the text between two markers that occur once in the file. */
async function between(file: string, begin: string, end: string): Promise<string> {
  const parts = (await read(file)).split(begin);
  const found = parts[1]?.split(end)[0];
  if (parts.length !== 2 || found === undefined) throw new Error(`${file} no longer says ${begin} once.`);
  return found;
}

test('the server’s own addresses are never answered with a page, by the server or by the service worker', async () => {
  const ofServer = await between('apps/server/src/plugins/web-app.ts', 'serverPaths =\n  /^\\/(', ')');
  const ofWorker = await between('apps/web/src/service-worker.ts', 'denylist: [\n        /^\\/(?:', ')');
  expect(ofWorker.split('|').sort()).toEqual(ofServer.split('|').sort());
});

test('what the server sends a new member is “Everything” in the settings', () => {
  const settings = Object.entries(kinds).map(([kind, { email, isFixed = false, isOnlyEmailed = false }]) => ({
    kind: kind as keyof typeof kinds,
    label: kind,
    email: isFixed || email !== 'digest',
    isFixed,
    ...(!isOnlyEmailed && { push: true }),
  }));
  expect(presetOf({ kinds: settings, digest: 'weekly' })).toBe('everything');
});
