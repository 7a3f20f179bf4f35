import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { notificationSettingsQuery, setNotificationSettingsMutation } from '../src/endpoints/notifications.ts';
import type { NotificationSettings, NotificationSettingsChange } from '../src/types.ts';
import { backend, makeApi, makeCache, mockNetwork, mutate } from './support.ts';

const network = mockNetwork();
const api = makeApi('token');
const { queryKey } = notificationSettingsQuery(api);
const settingsUrl = `${backend}/api/notifications/settings`;

/** A server that stores settings and responds to each change on demand. */
function settingsServer(isRejected: (change: NotificationSettingsChange) => boolean = () => false) {
  let kept: NotificationSettings = {
    kinds: [{ kind: 'message', label: 'Messages', email: true }],
    quietHours: null,
    digest: 'daily',
    timeZone: 'UTC',
  };
  const waiting: (() => void)[] = [];
  network.use(
    http.get(settingsUrl, () => HttpResponse.json({ success: true, settings: kept })),
    http.put(settingsUrl, async ({ request }) => {
      const change = (await request.json()) as NotificationSettingsChange;
      await new Promise<void>((answer) => waiting.push(answer));
      if (isRejected(change)) return HttpResponse.json({ success: false, message: 'No.' }, { status: 500 });
      kept = { ...kept, ...(change as Partial<NotificationSettings>) };
      return HttpResponse.json({ success: true, settings: kept });
    }),
  );
  return {
    kept: () => kept,
    /** Responds to the next change once it has arrived. */
    answer: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.();
    },
    waiting,
  };
}

it('an answer to an earlier change does not undo a later one, and changes are sent in order', async () => {
  const server = settingsServer();
  const cache = makeCache();
  await cache.fetchQuery(notificationSettingsQuery(api));
  const first = mutate(cache, setNotificationSettingsMutation(api), { quietHours: { from: '22:00', to: '07:00' } });
  const second = mutate(cache, setNotificationSettingsMutation(api), { quietHours: { from: '22:00', to: '08:00' } });
  await server.answer();
  await first;
  expect(cache.getQueryData(queryKey)?.quietHours).toEqual({ from: '22:00', to: '08:00' });
  await server.answer();
  await second;
  expect(cache.getQueryData(queryKey)).toEqual(server.kept());
  expect(server.kept().quietHours).toEqual({ from: '22:00', to: '08:00' });
});

it('the server’s settings are shown again after the last of several changes fails', async () => {
  const server = settingsServer(({ digest }) => digest !== undefined);
  const cache = makeCache();
  await cache.fetchQuery(notificationSettingsQuery(api));
  const first = mutate(cache, setNotificationSettingsMutation(api), { timeZone: 'Asia/Kolkata' });
  const second = mutate(cache, setNotificationSettingsMutation(api), { digest: 'off' });
  second.catch(() => undefined);
  await server.answer();
  await first;
  expect(cache.getQueryData(queryKey)).toMatchObject({ timeZone: 'Asia/Kolkata', digest: 'off' });
  await server.answer();
  await expect(second).rejects.toThrow();
  await expect.poll(() => cache.getQueryData(queryKey)).toEqual(server.kept());
  expect(server.kept()).toMatchObject({ timeZone: 'Asia/Kolkata', digest: 'daily' });
});
