import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { eraseLeft } from '../../src/modules/account/leaving.ts';
import { notifyNextBatch } from '../../src/modules/announcements/notify-batch.ts';
import { deliverEmail } from '../../src/modules/delivery/deliver.ts';
import { makeExport } from '../../src/modules/exports/service.ts';
import { appoint, enrol, makeOperators } from '../support/enrol.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { bannerOf, message, send, takeJobs, write } from './announcing.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'require' });
let amara: TestMember;
let ann: TestMember;
let ben: TestMember;

beforeEach(async () => {
  await server.app.context.community.refresh();
  [amara, ann, ben] = await enrol(server, 'Amara', 'Ann', 'Ben');
  await makeOperators(server, amara);
  await server.database.db.updateTable('members').set({ email_verified_at: server.clock.now() }).execute();
});

const told = async ({ api }: TestMember) =>
  (await api.ok('listNotifications')).notifications
    .filter(({ kind }) => kind === 'announcement')
    .map(({ title }) => title);
const bannerFor = async ({ api }: TestMember) => (await api.ok('listNotifications')).banner?.text;
const turn = async ({ api }: TestMember, choice: object) =>
  await api.ok('setNotificationSettings', { body: { kinds: [{ kind: 'announcement', ...choice }] } });

async function tellAll(): Promise<void> {
  for (const { data } of await takeJobs(server, 'announcements')) await notifyNextBatch(server.app.context, data);
}

async function deliver(): Promise<void> {
  for (const job of await takeJobs(server, 'email')) await deliverEmail(server.app.context, job);
}

/** Suspends a member without an end. */
async function suspend({ id: member_id }: TestMember): Promise<void> {
  const { db } = server.database;
  const now = server.clock.now();
  const { id: case_id } = await db
    .insertInto('cases')
    .values({ kind: 'member', member_id, target_id: member_id, opened_at: now, closed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const action = { case_id, member_id, kind: 'suspend', reason: 'Spam.', created_at: now, until: null } as const;
  await db.insertInto('actions').values(action).execute();
}

/** Returns the announcements in the copy of a member's data. */
async function copyOf({ id, api }: TestMember): Promise<unknown> {
  await api.ok('requestExport');
  await makeExport(server.app.context, id);
  const zip = await api.call('downloadExport');
  const files = unzipSync(new Uint8Array(zip.bytes));
  return JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array())).announcements;
}

describe('an announcement', () => {
  test('is written, changed, tested and sent to every member, by inbox and email', async () => {
    const draft = await write(amara);
    expect(draft).toMatchObject({ ...message, state: 'draft', version: 1, told: 0, writtenBy: { _id: amara.id } });
    const path = { announcementId: draft._id };
    const untested = await amara.api.call('sendAnnouncement', { path });
    expect(untested).toMatchObject({ status: 409, body: { code: 'announcement_not_tested' } });
    await amara.api.ok('testAnnouncement', { path });
    await turn(amara, { email: false });
    await deliver();
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Test: Quiet days']);
    expect((await amara.api.ok('getCommunityNews', { path })).news).not.toHaveProperty('sentAt');
    const changed = { version: 1, announcement: { ...message, subject: 'Quiet weeks' } };
    expect((await amara.api.ok('changeAnnouncement', { path, body: changed })).announcement).not.toHaveProperty(
      'testedAt',
    );
    await amara.api.ok('testAnnouncement', { path });
    await takeJobs(server, 'email');
    expect((await amara.api.ok('sendAnnouncement', { path })).announcement.state).toBe('sending');
    await tellAll();
    await deliver();
    expect((await amara.api.ok('getAnnouncement', { path })).announcement).toMatchObject({ state: 'sent', told: 3 });
    expect(await told(ann)).toEqual(['Quiet weeks']);
    const [, ...sent] = await mails();
    expect(sent.map(({ to }) => to?.[0]?.name).toSorted()).toEqual(['Ann', 'Ben']);
    expect(sent[0]?.html).toContain('<b>within 3 days</b>');
    expect(sent[0]?.html).toContain('href="https://swap.example.org/texts/rules"');
    expect(sent[0]?.text).toContain(`https://swap.example.org/news/${draft._id}`);
    expect((await ann.api.ok('listNotifications')).unread).toBe(1);
    const { news } = await ann.api.ok('getCommunityNews', { path });
    expect((await ann.api.ok('listNotifications')).unread).toBe(0);
    expect(news).toMatchObject({ subject: 'Quiet weeks', content: message.content });
  });

  test('leaves out who turned it off, is unconfirmed, suspended or leaving, and counts them', async () => {
    const { db } = server.database;
    const [cai, dara, eli, fay] = await enrol(server, 'Cai', 'Dara', 'Eli', 'Fay');
    await db.updateTable('members').set({ email_verified_at: server.clock.now() }).where('id', '<>', cai.id).execute();
    await turn(ann, { inbox: false });
    await turn(ben, { email: false });
    await db.updateTable('members').set({ leaving_at: server.clock.now() }).where('id', '=', dara.id).execute();
    await appoint(server, eli);
    await suspend(fay);
    const { _id } = await write(amara);
    const { reach } = await amara.api.ok('getAnnouncement', { path: { announcementId: _id } });
    expect(reach).toEqual({ members: 6, byInbox: 3, byEmail: 2, turnedOff: 1, unconfirmed: 1, suspended: 1 });
    await send(amara);
    await tellAll();
    const who = await db
      .selectFrom('notifications')
      .select('member_id')
      .where('subject', 'not like', '%test%')
      .execute();
    expect(who.map(({ member_id }) => member_id).toSorted()).toEqual([amara.id, ben.id, eli.id].toSorted());
    await deliver();
    expect((await mails()).map(({ to }) => to?.[0]?.name).toSorted()).toEqual(['Amara', 'Amara', 'Eli']);
  });

  test('that was sent is neither changed, deleted, tested nor sent again', async () => {
    const announcementId = await send(amara);
    const path = { announcementId };
    await amara.api.ok('sendAnnouncement', { path });
    await tellAll();
    const rejected = { status: 409, body: { code: 'announcement_sent' } };
    const body = { version: 1, announcement: message };
    expect(await amara.api.call('changeAnnouncement', { path, body })).toMatchObject(rejected);
    for (const operation of ['deleteAnnouncement', 'testAnnouncement', 'sendAnnouncement'] as const)
      expect(await amara.api.call(operation, { path })).toMatchObject(rejected);
    const audit = await server.database.db.selectFrom('audit').select(['what', 'target_id', 'actor_id']).execute();
    expect(audit).toEqual([{ what: 'announcement.sent', target_id: announcementId, actor_id: amara.id }]);
  });

  test('of two operators who change it at once is changed once', async () => {
    const path = { announcementId: (await write(amara))._id };
    const body = { version: 1, announcement: message };
    const answers = await Promise.all([1, 2].map(() => amara.api.call('changeAnnouncement', { path, body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await amara.api.call('deleteAnnouncement', { path })).toMatchObject({ status: 200 });
    expect(await amara.api.call('getAnnouncement', { path })).toMatchObject({ status: 404 });
  });

  test.each([
    [{ subject: 'two\nlines' }, 'subject'],
    [{ content: ' ' }, 'content'],
    [{ isMessage: false }, 'isMessage'],
    [
      {
        banner: { text: 'Late', startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z', forVisitors: false },
      },
      'banner.endsAt',
    ],
    [
      {
        banner: { text: 'Long', startsAt: '2026-12-02T00:00:00Z', endsAt: '2028-12-01T00:00:00Z', forVisitors: false },
      },
      'banner.endsAt',
    ],
  ])('rejects %j', async (body, field) => {
    const answer = await amara.api.call('createAnnouncement', { body: { ...message, ...body } });
    expect(answer).toMatchObject({ status: 400, body: { field } });
  });

  test('is nothing that members, moderators and visitors see before it is sent', async () => {
    await appoint(server, ben);
    const path = { announcementId: (await write(amara, { banner: bannerOf(server) }))._id };
    for (const api of [ann.api, ben.api])
      for (const operation of ['getAnnouncement', 'testAnnouncement', 'sendAnnouncement', 'stopAnnouncement'] as const)
        expect(await api.call(operation, { path })).toMatchObject({ status: 403, body: { code: 'not_operator' } });
    expect((await server.visitor.call('getAnnouncement', { path })).status).toBe(401);
    for (const api of [ann.api, server.visitor])
      expect((await api.call('getCommunityNews', { path })).status).toBe(404);
    expect((await ann.api.call('dismissBanner', { path })).status).toBe(404);
    expect(await bannerFor(ann)).toBeUndefined();
  });

  test('is emailed as a test to operators alone, and not once it is deleted', async () => {
    const [rosa] = await enrol(server, 'Rosa');
    await makeOperators(server, rosa);
    const { db } = server.database;
    await db.updateTable('members').set({ email_verified_at: server.clock.now() }).execute();
    const [one, two] = [await write(rosa), await write(amara)];
    await rosa.api.ok('testAnnouncement', { path: { announcementId: one._id } });
    await amara.api.ok('testAnnouncement', { path: { announcementId: two._id } });
    await amara.api.ok('deleteAnnouncement', { path: { announcementId: two._id } });
    await db.updateTable('members').set({ is_operator: false }).where('id', '=', rosa.id).execute();
    await deliver();
    expect(await mails()).toEqual([]);
  });

  test('leaves no unread test once the draft is read or deleted, nor to who was dismissed', async () => {
    const [rosa] = await enrol(server, 'Rosa');
    await makeOperators(server, rosa);
    const unread = async ({ api }: TestMember) => (await api.ok('listNotifications')).unread;
    const tested = async (): Promise<{ path: { announcementId: string } }> => {
      const path = { announcementId: (await write(rosa))._id };
      for (const _ of [1, 2]) {
        await rosa.api.ok('testAnnouncement', { path });
        server.clock.advance(1);
      }
      expect(await unread(rosa)).toBe(2);
      return { path };
    };
    await rosa.api.ok('getCommunityNews', await tested());
    expect(await unread(rosa)).toBe(0);
    await rosa.api.ok('deleteAnnouncement', await tested());
    expect(await unread(rosa)).toBe(0);
    const call = await tested();
    await server.database.db.updateTable('members').set({ is_operator: false }).where('id', '=', rosa.id).execute();
    expect((await rosa.api.call('getCommunityNews', call)).status).toBe(404);
    expect(await unread(rosa)).toBe(0);
  });

  test('is in the copy of the data of who wrote it, and stays when they leave', async () => {
    const announcementId = await send(amara, { banner: bannerOf(server) });
    await ann.api.ok('dismissBanner', { path: { announcementId } });
    expect(await copyOf(amara)).toMatchObject({ written: [{ subject: 'Quiet days', banner: 'Quiet until Monday.' }] });
    expect(await copyOf(ann)).toMatchObject({ written: [], dismissed: [{ banner: 'Quiet until Monday.' }] });
    const { db } = server.database;
    await db
      .updateTable('members')
      .set({ leaving_at: new Date(0) })
      .where('id', 'in', [amara.id, ann.id])
      .execute();
    await eraseLeft(server.app.context);
    expect(await db.selectFrom('announcements').select(['subject', 'written_by']).execute()).toEqual([
      { subject: 'Quiet days', written_by: null },
    ]);
    expect(await db.selectFrom('dismissed_banners').select('member_id').execute()).toEqual([]);
  });
});

describe('a banner', () => {
  test('is not dismissed before it begins, so that the copy of one’s data tells nothing', async () => {
    const startsAt = server.clock.inHours(1);
    const path = { announcementId: await send(amara, { isMessage: false, banner: { ...bannerOf(server), startsAt } }) };
    const early = await ann.api.call('dismissBanner', { path });
    expect(early).toMatchObject({ status: 404, body: { code: 'announcement_not_found' } });
    server.clock.advance(3_600);
    expect((await ann.api.call('dismissBanner', { path })).status).toBe(200);
  });

  test('is shown from its beginning to its end, and until a member dismisses it on any device', async () => {
    const announcementId = await send(amara, { isMessage: false, banner: bannerOf(server, 2) });
    expect([await bannerFor(ann), await bannerFor(ben)]).toEqual(['Quiet until Monday.', 'Quiet until Monday.']);
    expect((await server.visitor.ok('getCommunity')).community).not.toHaveProperty('banner');
    for (const _ of [1, 2]) await ann.api.call('dismissBanner', { path: { announcementId } });
    expect([await bannerFor(ann), await bannerFor(ben)]).toEqual([undefined, 'Quiet until Monday.']);
    server.clock.advance(2 * 3_600);
    expect(await bannerFor(ben)).toBeUndefined();
    const late = await amara.api.call('stopAnnouncement', { path: { announcementId } });
    expect(late).toMatchObject({ status: 409, body: { code: 'announcement_not_running' } });
  });

  test('for visitors is in the public answer and is read without a log-in', async () => {
    const announcementId = await send(amara, { isMessage: false, banner: bannerOf(server, 2, true) });
    const { banner } = (await server.visitor.ok('getCommunity')).community;
    expect(banner).toEqual({ _id: announcementId, text: 'Quiet until Monday.', hasMore: true });
    expect((await server.visitor.call('getCommunityNews', { path: { announcementId } })).status).toBe(200);
  });

  test('is read from its beginning on, and by visitors until it is stopped', async () => {
    const banner = bannerOf(server, 2, true);
    const startsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    const announcementId = await send(amara, { isMessage: false, banner: { ...banner, startsAt } });
    const call = { path: { announcementId } };
    const read = async () => [
      (await server.visitor.call('getCommunityNews', call)).status,
      (await ann.api.call('getCommunityNews', call)).status,
      (await amara.api.call('getCommunityNews', call)).status,
    ];
    expect(await read()).toEqual([404, 404, 200]);
    server.clock.advance(3_600);
    expect(await read()).toEqual([200, 200, 200]);
    await amara.api.ok('stopAnnouncement', call);
    expect(await read()).toEqual([404, 200, 200]);
  });

  test('that is stopped is gone, and comes back when it is sent again', async () => {
    const announcementId = await send(amara, { isMessage: false, banner: bannerOf(server) });
    const path = { announcementId };
    expect((await amara.api.ok('stopAnnouncement', { path })).announcement.state).toBe('stopped');
    expect(await bannerFor(ann)).toBeUndefined();
    await amara.api.ok('sendAnnouncement', { path });
    expect(await bannerFor(ann)).toBe('Quiet until Monday.');
  });

  test('whose end has passed is not sent', async () => {
    const { _id: announcementId } = await write(amara, { isMessage: false, banner: bannerOf(server, 1) });
    server.clock.advance(3_600);
    const answer = await amara.api.call('sendAnnouncement', { path: { announcementId } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'banner_over' } });
  });
});
