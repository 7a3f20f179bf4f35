import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { type Caller, visitor } from '../../src/backend.ts';
import { linesOf, newFeed, valuesOf } from '../../src/feeds.ts';
import { type Member, newMembers, uniqueWord } from '../../src/members.ts';
import { dateAt, newSeries } from '../../src/series.ts';
import {
  enrol,
  eventFields,
  eventFor,
  hostEvent,
  inHours,
  planSession,
  register,
  sessionOf,
} from '../../src/things.ts';
import { acceptToHost, inviteToHost } from '../../src/worlds/event-world.ts';

const fileOf = async (caller: Caller, eventId: string) =>
  (await caller.call('downloadEvent', { path: { eventId } })).text;
const feedOf = async (feedToken: string) => (await visitor.call('readCalendarFeed', { path: { feedToken } })).text;
const idsIn = (text: string) => valuesOf(text, 'UID').map((uid) => uid.split('@')[0] ?? '');

/** An instant as iCalendar writes it, in UTC and whole seconds. */
const asIcs = (instant: string | undefined) => `${instant?.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Returns the lines of the entry of an event or a session in a file. */
function entryIn(text: string, id: string): Record<string, string> {
  const entries = linesOf(text).join('\n').split('BEGIN:VEVENT');
  const entry = entries.find((lines) => lines.includes(`UID:${id}@`)) ?? '';
  return Object.fromEntries(entry.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1)]));
}

describe('an event as a file (downloadEvent)', () => {
  addition('has its times in UTC, its page, and what was changed or canceled since', async () => {
    const { host } = await newMembers(['host']);
    const fields = eventFields(80, { title: uniqueWord() });
    const eventId = await hostEvent(host, fields);
    const event = await eventFor(host, eventId);
    const before = entryIn(await fileOf(visitor, eventId), eventId);
    expect(before).toMatchObject({
      DTSTART: asIcs(event.start_time),
      DTEND: asIcs(event.end_time),
      SUMMARY: fields.title,
      STATUS: 'CONFIRMED',
    });
    expect(before.DESCRIPTION).toContain(fields.description.replace('.', ''));
    const times = { start_time: inHours(90), end_time: inHours(92) };
    await host.api.ok('updateEvent', { path: { eventId }, body: { ...times, title: `${fields.title} again` } });
    const moved = await eventFor(host, eventId);
    const after = entryIn(await fileOf(visitor, eventId), eventId);
    expect(after).toMatchObject({
      UID: before.UID,
      DTSTART: asIcs(moved.start_time),
      DTEND: asIcs(moved.end_time),
      SUMMARY: `${fields.title} again`,
    });
    expect(Number(after.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE));
    await host.api.ok('deleteEvent', { path: { eventId } });
    const canceled = entryIn(await fileOf(visitor, eventId), eventId);
    expect(canceled).toMatchObject({ UID: before.UID, STATUS: 'CANCELLED' });
    expect(Number(canceled.SEQUENCE)).toBeGreaterThan(Number(after.SEQUENCE));
  });

  addition('has the link only for hosts and participants, and no longer for who was one', async () => {
    const { host, guest, asking, cohost } = await newMembers(['host', 'guest', 'asking', 'cohost']);
    const fields = eventFields(80);
    const eventId = await hostEvent(host, fields);
    const hasLink = async ({ api }: Member) =>
      linesOf(await fileOf(api, eventId))
        .join('\n')
        .includes(fields.link);
    await inviteToHost(host, eventId, cohost);
    await register(asking, eventId);
    await enrol(host, eventId, guest);
    expect(await Promise.all([host, guest, asking, cohost].map(hasLink))).toEqual([true, true, false, false]);
    await acceptToHost(cohost, eventId);
    await guest.api.ok('leaveEvent', { path: { id: eventId } });
    expect(await Promise.all([host, guest, asking, cohost].map(hasLink))).toEqual([true, false, false, true]);
  });
});

describe('a member’s calendar (readCalendarFeed, getCalendar)', () => {
  addition('has what they host, co-host and attend, and nothing that they only asked for', async () => {
    const { me, other } = await newMembers(['me', 'other']);
    const hosted = await hostEvent(me, eventFields(60));
    const [cohosted, joined, requested, invited, left, elsewhere] = [
      await hostEvent(other, eventFields(70)),
      await hostEvent(other, eventFields(80)),
      await hostEvent(other, eventFields(90)),
      await hostEvent(other, eventFields(100)),
      await hostEvent(other, eventFields(110)),
      await hostEvent(other, eventFields(120)),
    ];
    for (const id of [cohosted, invited]) await inviteToHost(other, id, me);
    await acceptToHost(me, cohosted);
    for (const id of [joined, left]) await enrol(other, id, me);
    await register(me, requested);
    await me.api.ok('leaveEvent', { path: { id: left } });
    const sessionId = await planSession(other, me, { date: inHours(130) });
    const whole = [hosted, cohosted, joined, sessionId];
    const token = await newFeed(me);
    expect(idsIn(await feedOf(token)).toSorted()).toEqual(whole.toSorted());
    const { entries } = await me.api.ok('getCalendar', { query: { from: inHours(0), to: inHours(200) } });
    expect(entries.map(({ _id, role }) => [_id, role])).toEqual([
      [hosted, 'host'],
      [cohosted, 'host'],
      [joined, 'participant'],
      [sessionId, 'member'],
    ]);
    expect(entries.map(({ _id }) => _id)).not.toContain(elsewhere);
    const session = await sessionOf(me, sessionId);
    expect(entryIn(await feedOf(token), sessionId).DTSTART).toBe(asIcs(session?.date));
    await other.api.ok('deleteEvent', { path: { eventId: joined } });
    expect(entryIn(await feedOf(token), joined).STATUS).toBe('CANCELLED');
    const later = await me.api.ok('getCalendar', { query: { from: inHours(0), to: inHours(200) } });
    expect(later.entries.map(({ _id }) => _id)).toEqual([hosted, cohosted, sessionId]);
  });

  addition('has each date of a series by itself', async () => {
    const { host, guest } = await newMembers(['host', 'guest']);
    const series = await newSeries(host);
    await enrol(host, dateAt(series, 2), guest);
    expect(idsIn(await feedOf(await newFeed(guest)))).toEqual([dateAt(series, 2)]);
    expect(idsIn(await feedOf(await newFeed(host))).toSorted()).toEqual(series.ids.toSorted());
  });

  addition('has one address for each member, whose end leaves those of others', async () => {
    const { ann, ben } = await newMembers(['ann', 'ben']);
    const [ofAnn, ofBen] = [await newFeed(ann), await newFeed(ben, true)];
    await newFeed(ann, true);
    expect(await visitor.status('readCalendarFeed', { path: { feedToken: ofAnn } })).toBe(404);
    await ann.api.ok('deleteCalendarFeed');
    expect((await ann.api.ok('getCalendarFeed')).feed).toBeNull();
    expect(await visitor.status('readCalendarFeed', { path: { feedToken: ofBen } })).toBe(200);
    expect((await ben.api.ok('getCalendarFeed')).feed).toMatchObject({ withLinks: true });
  });
});

describe('the feed of public events (readEventFeed)', () => {
  addition('has upcoming events, soonest first, and those of no host whom visitors cannot find', async () => {
    const { host } = await newMembers(['host']);
    const skill = uniqueWord();
    const late = await hostEvent(host, eventFields(300, { skills: [skill] }));
    const soon = await hostEvent(host, eventFields(100, { skills: [skill] }));
    const read = async (query: Record<string, string>) => (await visitor.call('readEventFeed', { query })).text;
    const event = await eventFor(host, soon);
    for (const query of [{ skill }, { host: host.id }] as Record<string, string>[]) {
      const text = await read(query);
      expect(idsIn(text)).toEqual([soon, late]);
      expect(entryIn(text, soon)).toMatchObject({ DTSTART: asIcs(event.start_time), DTEND: asIcs(event.end_time) });
    }
    await host.api.ok('deleteAccount', { body: { password: host.password } });
    expect([idsIn(await read({ skill })), idsIn(await read({ host: host.id }))]).toEqual([[], []]);
  });
});
