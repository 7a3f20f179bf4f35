import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { banner, message as body } from '../src/announcements.ts';
import { type Caller, visitor } from '../src/backend.ts';
import { connect } from '../src/chat.ts';
import { effect } from '../src/effects.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';
import { inHours, until } from '../src/things.ts';

const path = { announcementId: '00000000-0000-4000-8000-000000000000' };

async function write(api: Caller, more: object): Promise<{ path: { announcementId: string } }> {
  const { announcement } = await api.ok('createAnnouncement', { body: { ...body, ...more } });
  return { path: { announcementId: announcement._id } };
}

describe('changeAnnouncement', () => {
  addition('replaces a draft once per version, and never one that was sent', async (context) => {
    const draft = await given(context, 'a draft of an announcement');
    const call = {
      path: { announcementId: draft.announcementId },
      body: { version: 1, announcement: { ...body, subject: 'Loud days' } },
    };
    const { announcement } = await draft.api.ok('changeAnnouncement', call);
    expect(announcement).toMatchObject({ subject: 'Loud days', version: 2 });
    expect(announcement).not.toHaveProperty('testedAt');
    expect(await draft.api.outcome('changeAnnouncement', call)).toEqual([409, 'changed_meanwhile']);
    const sent = await given(context, 'an announcement');
    const late = { ...call, path: { announcementId: sent.announcementId } };
    expect(await sent.api.outcome('changeAnnouncement', late)).toEqual([409, 'announcement_sent']);
    expect(await sent.api.outcome('deleteAnnouncement', late)).toEqual([409, 'announcement_sent']);
    expect(await sent.api.outcome('testAnnouncement', late)).toEqual([409, 'announcement_sent']);
    await sent.api.ok('stopAnnouncement', late);
  });
});

describe('sendAnnouncement', () => {
  addition('needs a test, is stopped, and goes on', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const { announcement, reach } = await api.ok('createAnnouncement', { body });
    const call = { path: { announcementId: announcement._id } };
    expect(reach.byInbox + reach.turnedOff + reach.unconfirmed + reach.suspended).toBe(reach.members);
    expect(await api.outcome('sendAnnouncement', call)).toEqual([409, 'announcement_not_tested']);
    expect(await api.outcome('stopAnnouncement', call)).toEqual([409, 'announcement_not_running']);
    expect((await api.ok('testAnnouncement', call)).announcement).toHaveProperty('testedAt');
    expect((await api.ok('sendAnnouncement', call)).announcement).toHaveProperty('sentAt');
    // Before the first batch: nobody of the other rules gets it.
    expect((await api.ok('stopAnnouncement', call)).announcement).toMatchObject({ state: 'stopped', told: 0 });
  });

  addition('goes to nobody twice: one that was sent stays sent', async (context) => {
    const { api, announcementId } = await given(context, 'an announcement');
    const call = { path: { announcementId } };
    expect((await api.ok('stopAnnouncement', call)).announcement.state).toBe('stopped');
    expect((await api.ok('sendAnnouncement', call)).announcement.state).not.toBe('stopped');
    await api.ok('stopAnnouncement', call);
    const { announcement } = await api.ok('createAnnouncement', {
      body: { ...body, isMessage: false, banner: banner() },
    });
    const shown = { path: { announcementId: announcement._id } };
    expect((await api.ok('sendAnnouncement', shown)).announcement.state).toBe('sent');
    expect(await api.outcome('sendAnnouncement', shown)).toEqual([409, 'announcement_sent']);
    await api.ok('stopAnnouncement', shown);
  });

  addition('rejects a banner whose end has passed', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const past = (ms: number) => new Date(Date.now() - ms).toISOString();
    const over = { ...body, isMessage: false, banner: banner({ startsAt: past(7_200_000), endsAt: past(3_600_000) }) };
    const { announcement } = await api.ok('createAnnouncement', { body: over });
    const call = { path: { announcementId: announcement._id } };
    expect(await api.outcome('sendAnnouncement', call)).toEqual([409, 'banner_over']);
  });
});

describe('stopAnnouncement', () => {
  addition('changes nothing a second time, and is in the log once', async (context) => {
    const { api, memberId, announcementId } = await given(context, 'an announcement');
    const call = { path: { announcementId } };
    const { announcement } = await api.ok('stopAnnouncement', call);
    expect((await api.ok('stopAnnouncement', call)).announcement).toEqual(announcement);
    const moderator = await given(context, 'a case');
    const { entries } = await moderator.api.ok('listAudit', { query: { limit: 100 } });
    const own = entries.filter(({ targetId }) => targetId === announcementId);
    expect(own.map(({ what, actor }) => [what, actor?._id])).toEqual([['announcement.stopped', memberId]]);
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

  addition('hides a banner from the member alone', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const shown = { ...body, isMessage: false, banner: banner({ forVisitors: true }) };
    const { announcement } = await api.ok('createAnnouncement', { body: shown });
    const call = { path: { announcementId: announcement._id } };
    await api.ok('sendAnnouncement', call);
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const bannerOf = async ({ api: own }: typeof ann) => (await own.ok('listNotifications')).banner?._id;
    expect((await visitor.ok('getCommunity')).community.banner?._id).toBe(announcement._id);
    expect((await visitor.ok('getCommunityNews', call)).news.subject).toBe('Quiet days');
    expect(await bannerOf(ann)).toBe(announcement._id);
    for (const _ of [1, 2]) await ann.api.ok('dismissBanner', call);
    expect(await bannerOf(ann)).toBeUndefined();
    expect(await bannerOf(ben)).toBe(announcement._id);
    await api.ok('stopAnnouncement', call);
    expect(await ann.api.outcome('dismissBanner', { path })).toEqual([404, 'announcement_not_found']);
  });
});

describe('listNotifications', () => {
  addition('has the banner that began last, also beside one that was dismissed', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const ann = await newMember('Ann');
    const shown = async () => (await ann.api.ok('listNotifications')).banner;
    const early = await write(api, {
      content: '',
      isMessage: false,
      banner: banner({ startsAt: inHours(-2), text: 'Early' }),
    });
    const late = await write(api, { isMessage: false, banner: banner({ startsAt: inHours(-1), text: 'Late' }) });
    for (const call of [late, early]) await api.ok('sendAnnouncement', call);
    try {
      expect(await shown()).toMatchObject({ text: 'Late', hasMore: true });
      await ann.api.ok('dismissBanner', early);
      expect(await shown()).toMatchObject({ text: 'Late' });
      await api.ok('stopAnnouncement', late);
      expect(await shown()).toBeUndefined();
    } finally {
      for (const call of [late, early]) await api.call('stopAnnouncement', call);
    }
  });

  addition('has a banner in the language that a call accepts, else its own', async (context) => {
    const { api, announcementId } = await given(context, 'a draft of an announcement');
    const { announcement } = await api.ok('getAnnouncement', { path: { announcementId } });
    if (announcement.language === undefined) return context.skip('This backend has no translations.');
    const language = announcement.language === 'de' ? 'es' : 'de';
    const translations = [{ language, subject: 'Ruhige Tage', content: 'Liebe Mitglieder', banner: 'Bis Montag.' }];
    const shown = await write(api, { isMessage: false, banner: banner({ forVisitors: true }), translations });
    await api.ok('sendAnnouncement', shown);
    const read = async (accepted: string) =>
      (await visitor.ok('getCommunity', { headers: { 'accept-language': accepted } })).community.banner?.text;
    const texts = [await read(language), await read(announcement.language)];
    await api.ok('stopAnnouncement', shown);
    expect(texts).toEqual(['Bis Montag.', 'Quiet until Monday.']);
  });

  addition('says of a banner whether there is more to read', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const ann = await newMember('Ann');
    for (const content of ['', 'Dear members']) {
      const call = await write(api, { content, isMessage: false, banner: banner() });
      await api.ok('sendAnnouncement', call);
      const { banner: shown } = await ann.api.ok('listNotifications');
      await api.ok('stopAnnouncement', call);
      expect(shown).toMatchObject({ _id: call.path.announcementId, hasMore: content !== '' });
    }
  });
});

describe('getCommunityNews', () => {
  addition('is read from its beginning on, and by visitors until it is stopped', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const ann = await newMember('Ann');
    const read = async (call: object) => [
      (await visitor.outcome('getCommunityNews', call))[0],
      (await ann.api.outcome('getCommunityNews', call))[0],
    ];
    const later = await write(api, {
      isMessage: false,
      banner: banner({ startsAt: inHours(1), endsAt: inHours(2), forVisitors: true }),
    });
    await api.ok('sendAnnouncement', later);
    const early = await read(later);
    await api.ok('stopAnnouncement', later);
    expect(early).toEqual([404, 404]);
    const now = await write(api, { isMessage: false, banner: banner({ forVisitors: true }) });
    await api.ok('sendAnnouncement', now);
    const during = await read(now);
    await api.ok('stopAnnouncement', now);
    expect([during, await read(now)]).toEqual([
      [200, 200],
      [404, 200],
    ]);
  });
});

describe('the socket: communityChanged', () => {
  addition('tells every member that a banner is shown, and that it has ended', async (context) => {
    const { api } = await given(context, 'a draft of an announcement');
    const { communityChanges } = await connect(await newMember('Ann'));
    const shown = { ...body, isMessage: false, banner: banner() };
    const { announcement } = await api.ok('createAnnouncement', { body: shown });
    const call = { path: { announcementId: announcement._id } };
    for (const step of ['sendAnnouncement', 'stopAnnouncement'] as const) {
      const before = communityChanges.length;
      await api.ok(step, call);
      await until('the change is announced', async () => communityChanges.length > before);
    }
  });
});

/** Sends an announcement and takes it down; returns what sending it led to, and what visitors read meanwhile. */
async function sent(api: Awaited<ReturnType<typeof newMember>>['api'], announcementId: string) {
  const call = { path: { announcementId } };
  const sending = await api.outcome('sendAnnouncement', call);
  const reading = await visitor.outcome('getCommunityNews', call);
  if (sending[0] === 200) await api.ok('stopAnnouncement', call);
  return { sending, reading };
}

const withBanner = (isMessage: boolean, forVisitors: boolean) => ({
  ...body,
  isMessage,
  banner: banner({ forVisitors }),
});
const messages = { true: [409, 'announcement_not_tested'], false: [200] };
const readers = { true: [200], false: [404, 'announcement_not_found'] };

async function created(context: Parameters<typeof given>[0], announcement: ReturnType<typeof withBanner>) {
  const { api } = await given(context, 'a draft of an announcement');
  const answer = await api.ok('createAnnouncement', { body: announcement });
  return await sent(api, answer.announcement._id);
}

async function changed(context: Parameters<typeof given>[0], announcement: ReturnType<typeof withBanner>) {
  const { api, announcementId } = await given(context, 'a draft of an announcement');
  await api.ok('changeAnnouncement', { path: { announcementId }, body: { version: 1, announcement } });
  return await sent(api, announcementId);
}

effect('createAnnouncement', 'isMessage', messages, async (value, context) => {
  return (await created(context, withBanner(value === 'true', false))).sending;
});
effect('createAnnouncement', 'banner.forVisitors', readers, async (value, context) => {
  return (await created(context, withBanner(false, value === 'true'))).reading;
});
effect('changeAnnouncement', 'announcement.isMessage', messages, async (value, context) => {
  return (await changed(context, withBanner(value === 'true', false))).sending;
});
effect('changeAnnouncement', 'announcement.banner.forVisitors', readers, async (value, context) => {
  return (await changed(context, withBanner(false, value === 'true'))).reading;
});
