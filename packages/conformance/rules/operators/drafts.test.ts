import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import type { Caller } from '../../src/backend.ts';
import { connect } from '../../src/chat.ts';
import { newMember } from '../../src/members.ts';
import { notificationsTo } from '../../src/notified.ts';
import { given } from '../../src/states.ts';
import { until } from '../../src/things.ts';

const body = { subject: 'Quiet days', content: 'Dear members', isMessage: true };

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
    const unread = async () =>
      (await notificationsTo({ api })).filter(({ kind, isRead }) => kind === 'announcement' && !isRead).length;
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

describe('stopAnnouncement', () => {
  addition('changes nothing a second time', async (context) => {
    const { api, announcementId } = await given(context, 'an announcement');
    const call = { path: { announcementId } };
    const { announcement } = await api.ok('stopAnnouncement', call);
    expect((await api.ok('stopAnnouncement', call)).announcement).toEqual(announcement);
  });
});

describe('dismissBanner', () => {
  addition('is for banners that were sent, and tells the member’s other devices', async (context) => {
    const { api, announcementId } = await given(context, 'a draft of an announcement');
    const ann = await newMember('Ann');
    const call = { path: { announcementId } };
    expect(await ann.api.outcome('dismissBanner', call)).toEqual([404, 'announcement_not_found']);
    await api.ok('sendAnnouncement', call);
    const { unreadNotifications } = await connect(ann);
    await ann.api.ok('dismissBanner', call);
    await until('the other device is told', async () => unreadNotifications.length > 0);
    await api.ok('stopAnnouncement', call);
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
