import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { banner, message as body } from '../../src/announcements.ts';
import type { Caller } from '../../src/backend.ts';
import { effect } from '../../src/effects.ts';
import { newMember } from '../../src/members.ts';
import { notificationsTo } from '../../src/notified.ts';
import { given } from '../../src/states.ts';

describe('testAnnouncement', () => {
  addition('tells the caller alone', async (context) => {
    const one = await given(context, 'a draft of an announcement');
    const other = await given(context, 'a draft of an announcement');
    const call = { path: { announcementId: one.announcementId } };
    const path = `/news/${one.announcementId}`;
    const news = async (api: Caller) => (await notificationsTo({ api })).filter((one) => one.path === path);
    await one.api.ok('testAnnouncement', call);
    expect(await news(one.api)).toMatchObject([{ kind: 'announcement', isRead: false }]);
    expect(await news(other.api)).toEqual([]);
  });

  addition('is read with the draft, or once it is deleted', async (context) => {
    const { api, announcementId } = await given(context, 'a draft of an announcement');
    const call = { path: { announcementId } };
    const isOwn = ({ path, isRead }: { path: string; isRead: boolean }) =>
      path === `/news/${announcementId}` && !isRead;
    const unread = async () => (await notificationsTo({ api })).filter(isOwn).length;
    for (const end of ['getCommunityNews', 'deleteAnnouncement'] as const) {
      await api.ok('testAnnouncement', call);
      expect(await unread()).toBeGreaterThan(0);
      await api.ok(end, call);
      expect(await unread()).toBe(0);
    }
  });
});

describe('changeAnnouncement', () => {
  addition('takes the test of the words before away', async (context) => {
    const { api, announcementId } = await given(context, 'a draft of an announcement');
    const path = { announcementId };
    await api.ok('testAnnouncement', { path });
    await api.ok('changeAnnouncement', { path, body: { version: 1, announcement: body } });
    expect(await api.outcome('sendAnnouncement', { path })).toEqual([409, 'announcement_not_tested']);
  });

  addition('names who has changed it last', async (context) => {
    const [one, other] = [
      await given(context, 'a draft of an announcement'),
      await given(context, 'a draft of an announcement'),
    ];
    const path = { announcementId: one.announcementId };
    const writer = async () => (await one.api.ok('getAnnouncement', { path })).announcement.writtenBy?._id;
    expect(await writer()).toBe(one.memberId);
    await other.api.ok('changeAnnouncement', { path, body: { version: 1, announcement: body } });
    expect(await writer()).toBe(other.memberId);
  });
});

describe('createAnnouncement', () => {
  addition('stores a draft once per key, which operators alone see', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const headers = { 'idempotency-key': 'the same' };
    const { announcement } = await api.ok('createAnnouncement', { body, headers });
    expect(announcement).toMatchObject({ ...body, state: 'draft', told: 0, version: 1 });
    const other = { body: { ...body, subject: 'Other days' }, headers };
    expect(await api.outcome('createAnnouncement', other)).toEqual([409, 'idempotency_key_reused']);
    const { announcements } = await api.ok('listAnnouncements');
    expect(announcements.map(({ _id }) => _id)).toContain(announcement._id);
    const ann = await newMember('Ann');
    expect(await ann.api.outcome('listAnnouncements')).toEqual([403, 'not_operator']);
    const news = { path: { announcementId: announcement._id } };
    expect(await ann.api.outcome('getCommunityNews', news)).toEqual([404, 'announcement_not_found']);
    expect((await api.ok('getCommunityNews', news)).news).not.toHaveProperty('sentAt');
  });

  addition('appears somewhere, and its banner ends after it begins', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const late = banner({ endsAt: new Date(Date.now() - 3_600_000).toISOString() });
    for (const wrong of [
      { ...body, isMessage: false },
      { ...body, content: ' ' },
      { ...body, banner: late },
    ])
      expect(await api.outcome('createAnnouncement', { body: wrong })).toEqual([400, 'invalid_input']);
  });

  addition('has no banner for longer than a year', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const during = (days: number) => ({
      ...{ text: 'Quiet.', startsAt: new Date().toISOString(), forVisitors: false },
      endsAt: new Date(Date.now() + days * 24 * 3_600_000).toISOString(),
    });
    const create = (days: number) =>
      api.outcome('createAnnouncement', { body: { ...body, isMessage: false, banner: during(days) } });
    expect([await create(400), await create(300)]).toEqual([[400, 'invalid_input'], [201]]);
  });
});

describe('listAnnouncements', () => {
  addition('has the latest first', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const made: string[] = [];
    for (const _ of [1, 2]) made.unshift((await api.ok('createAnnouncement', { body })).announcement._id);
    const { announcements } = await api.ok('listAnnouncements');
    expect(announcements.map(({ _id }) => _id).filter((id) => made.includes(id))).toEqual(made);
    for (const announcementId of made) await api.ok('deleteAnnouncement', { path: { announcementId } });
  });
});

describe('an announcement in two languages', () => {
  addition('is read in the language that a call accepts, else in its own', async (context) => {
    const { api, announcementId } = await given(context, 'a draft of an announcement');
    const path = { announcementId };
    const { announcement } = await api.ok('getAnnouncement', { path });
    if (announcement.language === undefined) return context.skip('This backend has no translations.');
    const translated = announcement.language === 'de' ? 'es' : 'de';
    const words = { language: translated, subject: 'Ruhige Tage', content: 'Liebe Mitglieder' };
    const write = (translations: object[]) =>
      api.call('changeAnnouncement', {
        path,
        body: { version: announcement.version, announcement: { ...body, translations } },
      });
    for (const wrong of [[{ ...words, language: announcement.language }], [{ ...words, content: '' }], [words, words]])
      expect(await write(wrong)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await write([words])).toMatchObject({ status: 200, body: { announcement: { translations: [words] } } });
    const readIn = async (language: string) =>
      (await api.ok('getCommunityNews', { path, headers: { 'accept-language': language } })).news;
    expect(await readIn(translated)).toMatchObject(words);
    expect(await readIn(announcement.language)).toMatchObject({
      subject: body.subject,
      language: announcement.language,
    });
  });
});

describe('setNotificationSettings', () => {
  addition('turns the news of the community off wholly, and no other kind', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const ann = await newMember('Ann');
    const off = (kind: string) => ({ body: { kinds: [{ kind, inbox: false }] } });
    const { settings } = await ann.api.ok('setNotificationSettings', off('announcement'));
    expect(settings.kinds.find(({ kind }) => kind === 'announcement')).toMatchObject({ inbox: false });
    expect(await ann.api.outcome('setNotificationSettings', off('message'))).toEqual([400, 'invalid_input']);
    const { reach } = await api.ok('createAnnouncement', { body });
    expect(reach.turnedOff).toBeGreaterThan(0);
  });
});

describe('an announcement', () => {
  addition('is no member’s to read, change, test, send or stop before it is sent', async (context) => {
    const draft = await given(context, 'a draft of an announcement');
    const { api } = await newMember('Ann');
    const call = { path: { announcementId: draft.announcementId } };
    const change = { ...call, body: { version: 1, announcement: body } };
    expect((await draft.api.ok('getAnnouncement', call)).announcement.state).toBe('draft');
    expect(await api.outcome('getAnnouncement', call)).toEqual([403, 'not_operator']);
    expect(await api.outcome('changeAnnouncement', change)).toEqual([403, 'not_operator']);
    expect(await api.outcome('testAnnouncement', call)).toEqual([403, 'not_operator']);
    expect(await api.outcome('sendAnnouncement', call)).toEqual([403, 'not_operator']);
    expect(await api.outcome('stopAnnouncement', call)).toEqual([403, 'not_operator']);
    expect(await api.outcome('deleteAnnouncement', call)).toEqual([403, 'not_operator']);
    expect((await draft.api.ok('deleteAnnouncement', call)).isDeleted).toBe(true);
    expect(await draft.api.outcome('getAnnouncement', call)).toEqual([404, 'announcement_not_found']);
  });
});

effect('setNotificationSettings', 'kinds.inbox', { true: true, false: false }, async (value) => {
  const { api } = await newMember('Ann');
  const kinds = [{ kind: 'announcement', inbox: value === 'true' }];
  const { settings } = await api.ok('setNotificationSettings', { body: { kinds } });
  return settings.kinds.find(({ kind }) => kind === 'announcement')?.inbox;
});
