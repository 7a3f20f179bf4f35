import { beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';
import { useSockets } from '../support/test-socket.ts';
import { bannerOf, send } from './announcing.ts';

const server = useServer();
const sockets = useSockets(() => server.app);
let amara: TestMember;
let ann: TestMember;

beforeEach(async () => {
  await server.app.context.community.refresh();
  [amara, ann] = await enrol(server, 'Amara', 'Ann');
  await makeOperators(server, amara);
});

/** Opens a page of a member, which counts the changes of the community. */
async function openPage({ cookie }: TestMember) {
  const changes: object[] = [];
  (await sockets.open({ cookie })).on('communityChanged', (change) => changes.push(change));
  return changes;
}

const banner = () => bannerOf(server);

test('an open page learns of a banner when it is published and when it ends', async () => {
  const changes = await openPage(ann);
  const announcementId = await send(amara, { isMessage: false, banner: banner() });
  await expect.poll(() => changes.length).toBe(1);
  await amara.api.ok('stopAnnouncement', { path: { announcementId } });
  await expect.poll(() => changes.length).toBe(2);
});

test('a banner of later begins and ends with no operator there', async () => {
  const { community } = server.app.context;
  const { startsAt, endsAt, ...words } = bannerOf(server, 2);
  const later = new Date(Date.parse(startsAt) + 3_600_000).toISOString();
  await send(amara, { isMessage: false, banner: { ...words, startsAt: later, endsAt } });
  const changes = await openPage(ann);
  await community.refresh();
  server.clock.advance(3600);
  await community.refresh();
  await expect.poll(() => changes.length).toBe(1);
  server.clock.advance(3600);
  await community.refresh();
  await expect.poll(() => changes.length).toBe(2);
});

test('a banner that is dismissed hides no other one, and the end of the other one is announced', async () => {
  const shown = async () => (await ann.api.ok('listNotifications')).banner?.text;
  await send(amara, { isMessage: false, banner: bannerOf(server, 2) });
  server.clock.advance(60);
  const latest = await send(amara, { isMessage: false, banner: { ...bannerOf(server, 48), text: 'Closed today.' } });
  expect(await shown()).toBe('Closed today.');
  await ann.api.ok('dismissBanner', { path: { announcementId: latest } });
  expect(await shown()).toBe('Quiet until Monday.');
  const changes = await openPage(ann);
  server.clock.advance(2 * 3600);
  await server.app.context.community.refresh();
  await expect.poll(() => changes.length).toBe(1);
  expect(await shown()).toBeUndefined();
});

test('a change of settings is announced once, and none by a read that finds nothing new', async () => {
  const changes = await openPage(ann);
  await amara.api.ok('changeSettings', {
    path: { group: 'offered' },
    body: { version: 0, values: { offersRings: false } },
  });
  await server.app.context.community.refresh();
  await amara.api.ok('changeSettings', {
    path: { group: 'identity' },
    body: { version: 0, values: { shortName: 'Swaps' } },
  });
  await expect.poll(() => changes.length).toBe(2);
});

test('another instance finds the change itself', async () => {
  const other = await buildApp({ settings: testSettings(), database: server.database, clock: server.clock.now });
  const address = await other.listen({ port: 0, host: '127.0.0.1' });
  const changes: object[] = [];
  (await sockets.open({ cookie: ann.cookie }, {}, address)).on('communityChanged', (change) => changes.push(change));
  await send(amara, { isMessage: false, banner: banner() });
  await other.context.community.refresh();
  await expect.poll(() => changes.length).toBe(1);
  await other.close();
});
