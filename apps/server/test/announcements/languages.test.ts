import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { notifyNextBatch } from '../../src/modules/announcements/notify-batch.ts';
import { deliverDigest, deliverEmail } from '../../src/modules/delivery/deliver.ts';
import { makeExport } from '../../src/modules/exports/service.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { bannerOf, message, send, takeJobs, write } from './announcing.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'off' });
const german = { language: 'de', subject: 'Ruhige Tage', content: 'Liebe Mitglieder,\n\n**bis Montag**.' };
const arabic = { language: 'ar', subject: 'أيام هادئة', content: 'أعزاءنا' };
const translations = [german, arabic];
let amara: TestMember;
let ann: TestMember;
let ben: TestMember;

beforeEach(async () => {
  await server.app.context.community.refresh();
  [amara, ann, ben] = await enrol(server, 'Amara', 'Ann', 'Ben');
  await makeOperators(server, amara);
});

const reads = async ({ id }: TestMember, language: string) =>
  await server.database.db.updateTable('members').set({ site_language: language }).where('id', '=', id).execute();
const inGerman = { headers: { 'accept-language': 'de' } };
const mailTo = async ({ email }: TestMember) => (await mails()).filter(({ to }) => to?.[0]?.address === email).at(-1);

async function tellAll() {
  for (const { data } of await takeJobs(server, 'announcements')) await notifyNextBatch(server.app.context, data);
}

const titles = async ({ api }: TestMember, headers = {}) =>
  (await api.ok('listNotifications', { headers })).notifications.map(({ title }) => title);

describe('an announcement in several languages', () => {
  test('is read by each member in theirs, in the inbox, on its page and by email, and counts them once', async () => {
    await reads(ann, 'de');
    await reads(ben, 'es');
    const announcementId = await send(amara, { translations });
    await takeJobs(server, 'email');
    await tellAll();
    for (const job of await takeJobs(server, 'email')) await deliverEmail(server.app.context, job);
    const { announcement } = await amara.api.ok('getAnnouncement', { path: { announcementId } });
    expect(announcement).toMatchObject({ told: 3, language: 'en', translations });
    const emailed = await mailTo(ann);
    expect(emailed?.subject).toBe('Ruhige Tage');
    expect(emailed?.html).toContain('<b>bis Montag</b>');
    expect((await mailTo(ben))?.subject).toBe('Quiet days');
    // The member’s language of now, not of when it was sent.
    expect(await titles(ann, inGerman.headers)).toEqual(['Ruhige Tage']);
    expect(await titles(ann, { 'accept-language': 'ar' })).toEqual(['أيام هادئة']);
    expect(await titles(ann)).toEqual(['Quiet days']);
    const path = { announcementId };
    const { news } = await ann.api.ok('getCommunityNews', { path, ...inGerman });
    expect(news).toMatchObject({ ...german, languages: ['en', 'de', 'ar'] });
    const other = await ann.api.ok('getCommunityNews', { path, headers: { 'accept-language': 'es' } });
    expect(other.news).toMatchObject({ language: 'en', subject: message.subject });
  });

  test('is in a digest in the language of its reader', async () => {
    await reads(ann, 'ar');
    await send(amara, { translations });
    await tellAll();
    const { context } = server.app;
    await deliverDigest(context, { id: ann.id, data: { memberId: ann.id } });
    expect((await mailTo(ann))?.text).toContain('أيام هادئة');
  });

  test('tests in the language of who tests it', async () => {
    await reads(amara, 'de');
    const { _id: announcementId } = await write(amara, { translations });
    await amara.api.ok('testAnnouncement', { path: { announcementId } });
    for (const job of await takeJobs(server, 'email')) await deliverEmail(server.app.context, job);
    expect((await mailTo(amara))?.subject).toContain('Ruhige Tage');
    expect(await titles(amara, inGerman.headers)).toEqual([expect.stringContaining('Ruhige Tage')]);
  });

  test('has a banner in the language of each reader, visitors among them', async () => {
    const banner = bannerOf(server, 2, true);
    const announcementId = await send(amara, {
      banner,
      translations: [{ ...german, banner: 'Ruhig bis Montag.' }],
    });
    const expected = { _id: announcementId, text: 'Ruhig bis Montag.', hasMore: true };
    expect((await ann.api.ok('listNotifications', inGerman)).banner).toEqual(expected);
    expect((await server.visitor.ok('getCommunity', inGerman)).community.banner).toEqual(expected);
    expect((await server.visitor.ok('getCommunity')).community.banner?.text).toBe(banner.text);
    await ann.api.ok('dismissBanner', { path: { announcementId } });
    expect((await ann.api.ok('listNotifications', inGerman)).banner).toBeUndefined();
  });

  test('keeps its own language, when the community gets another one', async () => {
    const { _id: announcementId } = await write(amara, { translations });
    const path = { group: 'identity' };
    await amara.api.ok('changeSettings', { path, body: { version: 0, values: { language: 'de' } } });
    const body = { version: 1, announcement: { ...message, translations } };
    const { announcement } = await amara.api.ok('changeAnnouncement', { path: { announcementId }, body });
    expect(announcement).toMatchObject({ language: 'en', translations });
    expect((await write(amara)).language).toBe('de');
  });

  test('loses the translations that a change leaves out', async () => {
    const { _id: announcementId } = await write(amara, { translations });
    const body = { version: 1, announcement: message };
    const { announcement } = await amara.api.ok('changeAnnouncement', { path: { announcementId }, body });
    expect(announcement.translations).toEqual([]);
  });

  test('is in the copy of the data of who wrote it', async () => {
    await write(amara, { translations: [german] });
    await amara.api.ok('requestExport');
    await makeExport(server.app.context, amara.id);
    const files = unzipSync(new Uint8Array((await amara.api.call('downloadExport')).bytes));
    const { announcements } = JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()));
    expect(announcements.written).toMatchObject([{ language: 'en', translations: [german] }]);
  });

  test.each([
    [[{ ...german, language: 'en' }], 'translations.0.language'],
    [[{ ...german, language: 'tlh' }], 'translations.0.language'],
    [[german, german], 'translations.1.language'],
    [[{ ...german, subject: 'zwei\nZeilen' }], 'translations.0.subject'],
    [[{ ...german, content: ' ' }], 'translations.0.content'],
  ])('rejects %j', async (wrong, field) => {
    const answer = await amara.api.call('createAnnouncement', { body: { ...message, translations: wrong } });
    expect(answer).toMatchObject({ status: 400, body: { field } });
  });

  test('rejects one without the sentence of its banner', async () => {
    const body = { ...message, banner: bannerOf(server), translations: [german] };
    const answer = await amara.api.call('createAnnouncement', { body });
    expect(answer).toMatchObject({ status: 400, body: { field: 'translations.0.banner' } });
  });
});
