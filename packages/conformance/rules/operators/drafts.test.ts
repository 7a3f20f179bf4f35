import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import type { Caller } from '../../src/backend.ts';
import { notificationsTo } from '../../src/notified.ts';
import { given } from '../../src/states.ts';

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
});

describe('changeAnnouncement', () => {
  addition('takes the test of the words before away', async (context) => {
    const { api, announcementId } = await given(context, 'a draft of an announcement');
    const path = { announcementId };
    await api.ok('testAnnouncement', { path });
    await api.ok('changeAnnouncement', { path, body: { version: 1, announcement: body } });
    expect(await api.outcome('sendAnnouncement', { path })).toEqual([409, 'announcement_not_tested']);
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
