import { QueryObserver } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { readNotificationsMutation } from '../src/endpoints/notifications.ts';
import { setUnreadNotifications, unreadNotificationsQuery } from '../src/endpoints/unread-notifications.ts';
import { backend, makeApi, makeCache, mockNetwork, mutate } from './support.ts';

const network = mockNetwork();
const api = makeApi('token');
const { queryKey } = unreadNotificationsQuery(api);
const banner = { _id: 'a1', text: 'We move on Sunday' };

/** A server that counts when it is asked, and whose responses wait until they are let go. */
function countingServer(unread: number) {
  const counts = { unread, unreadBesidesMessages: unread };
  const held: (() => void)[] = [];
  const respond = async (body: object) => {
    await new Promise<void>((go) => held.push(go));
    return HttpResponse.json(body);
  };
  network.use(
    http.get(`${backend}/api/notifications`, () => respond({ success: true, ...counts, banner, notifications: [] })),
    http.post(`${backend}/api/notifications/read`, () => respond({ success: true, ...counts })),
  );
  return {
    count: (next: number) => Object.assign(counts, { unread: next, unreadBesidesMessages: next }),
    /** Lets the next response go once its request has arrived. */
    release: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      held.shift()?.();
    },
    held,
  };
}

/** A page that shows the count. */
function shownCount(cache = makeCache()) {
  const observer = new QueryObserver(cache, unreadNotificationsQuery(api));
  observer.subscribe(() => {});
  return { cache, shown: () => observer.getCurrentResult().data };
}

async function page(server: ReturnType<typeof countingServer>) {
  const opened = shownCount();
  await server.release();
  await expect.poll(opened.shown).toBeDefined();
  return opened;
}

it('a push that comes before the answer to reading stays', async () => {
  const server = countingServer(1);
  const { cache, shown } = await page(server);
  server.count(0);
  const reading = mutate(cache, readNotificationsMutation(api), { ids: ['1'] });
  await expect.poll(() => server.held.length).toBe(1);
  server.count(2);
  await setUnreadNotifications(cache, { unread: 2, unreadBesidesMessages: 2 });
  await server.release();
  await reading;
  await server.release();
  await expect.poll(() => cache.getQueryState(queryKey)?.fetchStatus).toBe('idle');
  expect(shown()).toMatchObject({ unread: 2, unreadBesidesMessages: 2 });
});

it('a count that was asked for before reading does not come back', async () => {
  const server = countingServer(1);
  const { cache, shown } = await page(server);
  void cache.invalidateQueries({ queryKey });
  await expect.poll(() => server.held.length).toBe(1);
  const asked = server.held.shift();
  server.count(0);
  const reading = mutate(cache, readNotificationsMutation(api), { ids: ['1'] });
  await server.release();
  await reading;
  asked?.();
  await expect.poll(() => cache.getQueryState(queryKey)?.fetchStatus).toBe('idle');
  expect(shown()).toEqual({ unread: 0, unreadBesidesMessages: 0, banner });
});

it('a push before the first response keeps the banner', async () => {
  const server = countingServer(0);
  const { cache, shown } = shownCount();
  await expect.poll(() => server.held.length).toBe(1);
  server.count(1);
  await setUnreadNotifications(cache, { unread: 1, unreadBesidesMessages: 1 });
  expect(shown()).toMatchObject({ unread: 1 });
  await server.release();
  await server.release();
  await expect.poll(shown).toEqual({ unread: 1, unreadBesidesMessages: 1, banner });
});
