import { randomBytes } from 'node:crypto';
import type { CalendarEntry, CalendarFeed } from '@skill-exchange/api-client/types';
import { invalid, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { parseId, requireId } from '../../db/ids.ts';
import { readInstant } from '../../input.ts';
import { lockAccountOf } from '../auth/account-lock.ts';
import { hashOf } from '../auth/links.ts';
import type { Community } from '../community/community.ts';
import { inReadersLanguage } from '../community/in-readers-language.ts';
import { ownSession } from '../sessions/own-session.ts';
import { findNamed } from '../skills/named-skills.ts';
import * as feeds from './feed-repository.ts';
import { entryOfEvent, entryOfSession, itemOfEvent, itemOfSession } from './items.ts';
import { type CalendarSource, makeIcs } from './make-ics.ts';
import * as calendars from './repository.ts';

const dayMs = 24 * 3_600_000;

/** Maximum days per request. */
const maxDays = 62;

/** How long past and canceled items stay in a feed. */
const feedMs = 30 * dayMs;

/**
 * Returns a member's hosted and joined events and planned sessions in a range, soonest first.
 *
 * @throws ApiError 400 for moments in the wrong order or too far apart.
 */
export async function calendarOf(
  { db, clock }: AppContext,
  memberId: string,
  range: { from: string; to: string },
): Promise<CalendarEntry[]> {
  const from = readInstant('from', range.from);
  const to = readInstant('to', range.to);
  const ms = to.getTime() - from.getTime();
  if (ms <= 0 || ms > maxDays * dayMs)
    throw invalid('to', `must be after from, and at most ${maxDays} days later`, {
      rule: 'order',
      params: { limit: maxDays },
    });
  const window = { from, to, endedSince: null, now: clock(), maxRows: calendars.maxEntries };
  const sessions = await calendars.findSessions(db, memberId, window);
  const events = await calendars.findEvents(db, memberId, window);
  return [
    ...sessions.map((session) => entryOfSession(session, memberId)),
    ...events.map((event) => entryOfEvent(event, memberId)),
  ]
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : Number(one.startsAt > other.startsAt)))
    .slice(0, calendars.maxEntries);
}

const presentFeed = ({ created_at, with_links }: feeds.FeedRow): CalendarFeed => ({
  createdAt: created_at.toISOString(),
  withLinks: with_links,
});

/** Returns whether a member's calendar has a URL; null without one. */
export async function feedOf({ db }: AppContext, memberId: string): Promise<CalendarFeed | null> {
  const feed = await feeds.findFeed(db, memberId);
  return feed === undefined ? null : presentFeed(feed);
}

/** Creates a new calendar URL, which replaces the previous one. Only this response has it; an email confirms it. */
export async function createFeed(
  { db, clock, jobs, settings }: AppContext,
  caller: Caller,
  withLinks: boolean,
): Promise<{ feed: CalendarFeed; url: string }> {
  const { memberId } = caller;
  const token = randomBytes(32).toString('base64url');
  const feed = { with_links: withLinks, created_at: clock() };
  await inTransaction(db, async (trx) => {
    await lockAccountOf(trx, caller, feed.created_at);
    await feeds.storeFeed(trx, { member_id: memberId, token_hash: hashOf(token), ...feed });
    await jobs.add(trx, 'account-email', [{ about: 'calendar-address-made', memberId }]);
  });
  return { feed: presentFeed(feed), url: `${settings.siteUrl}/api/calendar/feeds/${token}/skill-exchange.ics` };
}

/** Revokes the URL of a member's calendar. Idempotent. */
export async function deleteFeed({ db }: AppContext, memberId: string): Promise<void> {
  await feeds.deleteFeed(db, memberId);
}

/** Returns the calendar of a token as a file. @throws ApiError 404 for an unknown token or an absent member. */
export async function readFeed(context: AppContext, token: string): Promise<string> {
  const now = context.clock();
  const feed = await feeds.findFeedByToken(context.db, hashOf(token), now);
  if (feed === undefined) throw notFound('Calendar');
  const from = new Date(now.getTime() - feedMs);
  const { maxEntries: maxRows } = calendars;
  // Calendar programs do not say what their owner reads.
  return await inReadersLanguage(context, feed.site_language, () =>
    calendarFile(context, feed.member_id, { from, withLinks: feed.with_links, maxRows }),
  );
}

/** Returns a member's calendar as a file: items that end after an instant, and those canceled since then. */
export async function calendarFile(
  { db, clock, community, settings: { siteUrl } }: AppContext,
  memberId: string,
  { from, withLinks, maxRows }: { from: Date; withLinks: boolean; maxRows: number | null },
): Promise<string> {
  const now = clock();
  const window = { from, to: null, endedSince: from, now, maxRows };
  const reader = { viewerId: memberId, siteUrl, withLinks, now };
  const sessions = await calendars.findSessions(db, memberId, window);
  const events = await calendars.findEvents(db, memberId, window);
  const items = [
    ...sessions.map((session) => itemOfSession(session, reader)),
    ...events.map((event) => itemOfEvent(event, reader)),
  ];
  return makeIcs(items, sourceOf(siteUrl, community));
}

/** What files of this community say of where they come from. */
const sourceOf = (siteUrl: string, { values }: Community): CalendarSource => ({ siteUrl, community: values.name });

/** How far ahead a feed of public events looks, and how many it has. */
const publicFeed = { aheadMs: 366 * dayMs, limit: 200 };

/** Returns upcoming public events as a file: of a host, of a skill, or all. */
export async function eventFeed(
  { db, clock, community, settings: { siteUrl } }: AppContext,
  { host, skill: asked = '' }: { host?: string | undefined; skill?: string | undefined },
): Promise<string> {
  const now = clock();
  const hostId = host === undefined ? null : parseId(host);
  const hostName = hostId === null ? undefined : await calendars.findHostName(db, hostId);
  // The name of the calendar has the catalog's spelling, never the reader's text.
  const skillIds = asked.trim() === '' ? null : await findNamed(db, asked);
  const skill = skillIds === null ? null : await calendars.findSkillName(db, skillIds);
  const source = sourceOf(siteUrl, community);
  if ((host !== undefined && hostName === undefined) || skill === undefined) return makeIcs([], source);
  const filter = { hostId, skillIds, now, to: new Date(now.getTime() + publicFeed.aheadMs) };
  const events = await calendars.findPublicEvents(db, { ...filter, limit: publicFeed.limit });
  const reader = { viewerId: null, siteUrl, withLinks: false, now };
  const items = events.map((event) => itemOfEvent(event, reader));
  return makeIcs(items, source, [source.community, hostName, skill].filter(Boolean).join(': '));
}

/**
 * Returns a session as a file for one of its members.
 * @throws ApiError 404 without such a session, 403 to others.
 */
export async function sessionFile(
  { db, clock, community, settings }: AppContext,
  memberId: string,
  id: string,
): Promise<string> {
  const session = ownSession(await calendars.findSession(db, requireId(id, 'Session'), memberId), memberId);
  const { siteUrl } = settings;
  return makeIcs(
    [itemOfSession(session, { viewerId: memberId, siteUrl, withLinks: true, now: clock() })],
    sourceOf(siteUrl, community),
  );
}

/** Returns an event as a file; null for a visitor. @throws ApiError 404 without such an event. */
export async function eventFile(
  { db, clock, community, settings }: AppContext,
  viewerId: string | null,
  id: string,
): Promise<string> {
  const event = await calendars.findEvent(db, requireId(id, 'Event'), viewerId);
  if (event === undefined) throw notFound('Event');
  const { siteUrl } = settings;
  return makeIcs(
    [itemOfEvent(event, { viewerId, siteUrl, withLinks: true, now: clock() })],
    sourceOf(siteUrl, community),
  );
}
