import { describe, expect } from 'vitest';
import { addition } from '../src/addition.ts';
import { type Caller, visitor } from '../src/backend.ts';
import { connect } from '../src/chat.ts';
import { effect } from '../src/effects.ts';
import { newMember } from '../src/members.ts';
import { given } from '../src/states.ts';
import { until } from '../src/things.ts';

const body = { subject: 'Quiet days', content: 'Dear members', isMessage: true };
const path = { announcementId: '00000000-0000-4000-8000-000000000000' };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const banner = (more: object = {}) => ({
  ...{ text: 'Quiet until Monday.', startsAt: new Date().toISOString(), endsAt: inHours(1) },
  ...{ forVisitors: false, ...more },
});

async function write(api: Caller, more: object): Promise<{ path: { announcementId: string } }> {
  const { announcement } = await api.ok('createAnnouncement', { body: { ...body, ...more } });
  return { path: { announcementId: announcement._id } };
}

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

describe('dismissBanner', () => {
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
effect('setNotificationSettings', 'kinds.inbox', { true: true, false: false }, async (value) => {
  const { api } = await newMember('Ann');
  const kinds = [{ kind: 'announcement', inbox: value === 'true' }];
  const { settings } = await api.ok('setNotificationSettings', { body: { kinds } });
  return settings.kinds.find(({ kind }) => kind === 'announcement')?.inbox;
});
