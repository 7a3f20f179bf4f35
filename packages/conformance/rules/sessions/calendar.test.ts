import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { linesOf, newFeed, valuesOf } from '../../src/feeds.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { absentId, enrol, eventFields, hostEvent, inHours, planSession, utc } from '../../src/things.ts';

const range = (from: number, to: number) => ({ query: { from: inHours(from), to: inHours(to) } });
const entriesOf = async ({ api }: Member, from = 0, to = 60 * 24) =>
  (await api.ok('getCalendar', range(from, to))).entries;

const readFeed = (feedToken: string, headers: Record<string, string> = {}) =>
  visitor.call('readCalendarFeed', { path: { feedToken }, headers });

describe('getCalendar', () => {
  addition('has what a member hosts, takes part in and has planned, soonest first', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const later = await planSession(ann, ben, { date: inHours(90) });
    const hosted = await hostEvent(ann, eventFields(70));
    const joined = await hostEvent(ben, eventFields(50));
    await enrol(ben, joined, ann);
    expect((await entriesOf(ann)).map(({ kind, _id, role }) => [kind, _id, role])).toEqual([
      ['event', joined, 'participant'],
      ['event', hosted, 'host'],
      ['session', later, 'member'],
    ]);
    const [session] = await entriesOf(ann, 80);
    expect(session).toMatchObject({ consent: 'pending', with: { _id: ben.id, name: ben.name } });
    expect(utc(session?.endsAt)).toBeGreaterThanOrEqual(utc(session?.startsAt));
    expect(await entriesOf(ann, 91)).toEqual([]);
    await ben.api.ok('cancelSession', { path: { sessionId: later } });
    expect(await entriesOf(ann, 80)).toEqual([]);
  });

  addition('takes moments in their order, at most 62 days apart', async () => {
    const { api } = await newMember('Ann');
    expect(await api.status('getCalendar', range(2, 1))).toBe(400);
    expect(await api.status('getCalendar', range(0, 63 * 24))).toBe(400);
    expect(await visitor.status('getCalendar', range(0, 1))).toBe(401);
  });
});

describe('a calendar’s address', () => {
  addition('is its only key, told once, and ends with the next one or when it is ended', async () => {
    const ann = await newMember('Ann');
    expect((await ann.api.ok('getCalendarFeed')).feed).toBeNull();
    const first = await newFeed(ann);
    expect((await ann.api.ok('getCalendarFeed')).feed).toMatchObject({ withLinks: false });
    expect((await ann.api.call('getCalendarFeed')).text).not.toContain(first);
    const second = await newFeed(ann, true);
    expect(first.length).toBeGreaterThanOrEqual(43);
    expect([(await readFeed(first)).status, (await readFeed(second)).status]).toEqual([404, 200]);
    for (let time = 0; time < 2; time += 1) expect(await ann.api.status('deleteCalendarFeed')).toBe(200);
    expect((await readFeed(second)).status).toBe(404);
    expect(await ann.api.status('createCalendarFeed', { body: { withLinks: 'yes' } })).toBe(400);
    expect(await visitor.status('createCalendarFeed', { body: { withLinks: true } })).toBe(401);
  });

  addition(
    'gives what the member has, without links unless they are wanted, and again only once it changed',
    async () => {
      const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
      const link = `https://meet.example.org/${uniqueWord()}`;
      const sessionId = await planSession(ann, ben, { link });
      const token = await newFeed(ann);
      const feed = await readFeed(token);
      expect(feed.headers.get('content-type')).toMatch(/^text\/calendar/);
      expect(feed.headers.get('cache-control')).toMatch(/private|no-store/);
      expect(feed.headers.get('x-robots-tag')).toMatch(/noindex/);
      expect(valuesOf(feed.text, 'STATUS')).toEqual(['TENTATIVE']);
      expect(valuesOf(feed.text, 'METHOD')).toEqual(['PUBLISH']);
      expect(feed.text).not.toContain(link);
      const etag = feed.headers.get('etag') ?? '';
      expect((await readFeed(token, { 'if-none-match': etag })).status).toBe(304);
      await ben.api.ok('cancelSession', { path: { sessionId } });
      const changed = await readFeed(token, { 'if-none-match': etag });
      expect(changed.status).toBe(200);
      expect(valuesOf(changed.text, 'STATUS')).toEqual(['CANCELLED']);
      expect(valuesOf(changed.text, 'UID')).toEqual(valuesOf(feed.text, 'UID'));
      const sequence = ({ text }: { text: string }) => Number(valuesOf(text, 'SEQUENCE')[0] ?? 0);
      expect(sequence(changed)).toBeGreaterThan(sequence(feed));
      expect((await readFeed(await newFeed(ann, true))).text).toContain(link);
    },
  );
});

describe('downloadSession', () => {
  addition('is for its two members, with the UID that the feed has', async () => {
    const [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
    const sessionId = await planSession(ann, ben);
    const feed = await readFeed(await newFeed(ann));
    for (const caller of [ann.api, ben.api, ann.chat]) {
      const file = await caller.call('downloadSession', { path: { sessionId } });
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toMatch(/^text\/calendar/);
      expect(valuesOf(file.text, 'UID')).toEqual(valuesOf(feed.text, 'UID'));
    }
    expect(await cay.api.status('downloadSession', { path: { sessionId } })).toBe(403);
    expect(await visitor.status('downloadSession', { path: { sessionId } })).toBe(401);
    expect(await ann.api.status('downloadSession', { path: { sessionId: absentId(sessionId) } })).toBe(404);
  });
});

describe('readEventFeed', () => {
  addition('has the events of a host and of a skill for all, without the meeting link', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const skill = uniqueWord();
    const fields = eventFields(50, { title: uniqueWord(), skills: [skill] });
    const [eventId, other] = [
      await hostEvent(ann, fields),
      await hostEvent(ann, eventFields(60, { title: uniqueWord() })),
    ];
    await hostEvent(ben);
    const read = async (query: Record<string, string>, headers = {}) =>
      await visitor.call('readEventFeed', { query, headers });
    const { status, text, headers } = await read({ skill });
    expect([status, valuesOf(text, 'SUMMARY')]).toEqual([200, [fields.title]]);
    expect(linesOf(text).join('\n')).not.toContain(fields.link);
    const ofHost = async () => valuesOf((await read({ host: ann.id })).text, 'UID').map((uid) => uid.split('@')[0]);
    expect(await ofHost()).toEqual([eventId, other]);
    expect(valuesOf((await read({ host: absentId(ann.id) })).text, 'UID')).toEqual([]);
    expect((await read({ skill }, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    expect((await read({ skill: 'x'.repeat(201) })).status).toBe(400);
    await ann.api.ok('deleteEvent', { path: { eventId } });
    expect(await ofHost()).toEqual([other]);
  });
});

describe('downloadEvent', () => {
  addition('is for all, and the meeting link for those who take part', async () => {
    const [ann, ben] = [await newMember('Ann'), await newMember('Ben')];
    const fields = eventFields(50, { title: `Bread, butter; and ${uniqueWord()}` });
    const eventId = await hostEvent(ann, fields);
    await enrol(ann, eventId, ben);
    const title = fields.title.replaceAll(/[,;]/g, (character) => `\\${character}`);
    for (const [caller, isIn] of [
      [ann.api, true],
      [ben.api, true],
      [ben.chat, true],
      [visitor, false],
    ] as const) {
      const { status, text } = await caller.call('downloadEvent', { path: { eventId } });
      expect([status, valuesOf(text, 'SUMMARY')]).toEqual([200, [title]]);
      expect(linesOf(text).join('\n').includes(fields.link)).toBe(isIn);
    }
    expect(await visitor.status('downloadEvent', { path: { eventId: absentId(eventId) } })).toBe(404);
  });
});
