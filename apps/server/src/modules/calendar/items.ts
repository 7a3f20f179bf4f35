import { msg } from '@lingui/core/runtime-macro';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { isolate } from '@skill-exchange/texts/isolate';
import { mayManageEvent, mayReadEventLink } from '../../policy.ts';
import { nameOf } from '../../texts/name-of.ts';
import { say, skillName } from '../../texts/texts.ts';
import { sessionPath } from '../notifications/session-path.ts';
import { endOf } from '../sessions/status.ts';
import { presentMemberRef } from '../users/present-user.ts';
import type { CalendarItem } from './make-ics.ts';
import type { CalendarEvent, CalendarSession } from './repository.ts';

/** The viewer of a calendar, and the base URL of its pages. */
export interface CalendarReader {
  /** Null for a visitor. */
  viewerId: string | null;
  siteUrl: string;
  /** Includes meeting links, for items of the viewer. */
  withLinks: boolean;
  now: Date;
}

function otherOf(session: TitledSession, viewerId: string | null) {
  const isOne = session.one_id === viewerId;
  const { one_id, one_name, one_image, two_id, two_name, two_image } = session;
  return isOne ? { id: two_id, name: two_name, image: two_image } : { id: one_id, name: one_name, image: one_image };
}

type TitledSession = Pick<
  CalendarSession,
  'one_id' | 'one_name' | 'one_image' | 'two_id' | 'two_name' | 'two_image' | 'skill_one_name' | 'skill_two_name'
>;

/**
 * Returns a title such as "Session with Ana: Spanish for SQL"; the viewer learns Spanish. Names that turn the direction are
 * isolated: calendars have no markup.
 */
export function sessionTitle(session: TitledSession, viewerId: string | null): string {
  const { one_id, skill_one_name: one, skill_two_name: two } = session;
  const skills = one_id === viewerId ? [two, one] : [one, two];
  const [learned, taught] = skills.map((skill) => skill && isolate(skillName(skill)));
  const name = isolate(nameOf(otherOf(session, viewerId).name));
  const skill = learned ?? taught;
  if (!skill) return say(msg`Session with ${{ name }}`);
  if (!learned || !taught) return say(msg`Session with ${{ name }}: ${{ skill }}`);
  return say(msg`Session with ${{ name }}: ${{ learned }} for ${{ taught }}`);
}

const isPast = (instant: Date | null, now: Date) => instant !== null && instant <= now;

/** Returns a session as a calendar item of one of its members. */
export function itemOfSession(
  session: CalendarSession,
  { viewerId, siteUrl, withLinks, now }: CalendarReader,
): CalendarItem {
  const { id, version, changed_at, date, link, agreed_at, cancelled_at, expires_at } = session;
  const isExpired = cancelled_at === null && isPast(expires_at, now);
  const isOver = cancelled_at !== null || isExpired;
  return {
    kind: 'session',
    id,
    // Expiry changes an item without an update.
    version: isExpired ? version + 1 : version,
    changedAt: isExpired && expires_at !== null && expires_at > changed_at ? expires_at : changed_at,
    startsAt: date,
    endsAt: endOf(session),
    title: sessionTitle(session, viewerId),
    description: '',
    page: siteUrl + sessionPath(id),
    link: withLinks && link !== '' ? link : null,
    status: isOver ? 'CANCELLED' : agreed_at === null ? 'TENTATIVE' : 'CONFIRMED',
  };
}

/** Returns an event as a calendar item of a viewer. */
export function itemOfEvent(event: CalendarEvent, { viewerId, siteUrl, withLinks }: CalendarReader): CalendarItem {
  const link = withLinks ? eventLink(event, viewerId) : '';
  return {
    kind: 'event',
    id: event.id,
    version: event.version,
    changedAt: event.changed_at,
    startsAt: event.start_time,
    endsAt: event.end_time,
    title: event.title,
    host: nameOf(event.host_name),
    description: event.description,
    // The dashboard is for members.
    page: `${siteUrl}/${viewerId === null ? 'events' : 'userDashboard/events'}/${event.id}`,
    link: link === '' ? null : link,
    status: event.cancelled_at === null ? 'CONFIRMED' : 'CANCELLED',
  };
}

function eventLink(event: CalendarEvent, viewerId: string | null): string {
  const participants = event.takes_part && viewerId !== null ? [viewerId] : [];
  return mayReadEventLink(viewerId, { ...hostsOf(event, viewerId), participants }) ? event.link : '';
}

function hostsOf({ host_id, is_cohost }: CalendarEvent, viewerId: string | null) {
  return { host_id, cohosts: is_cohost && viewerId !== null ? [viewerId] : [] };
}

/** Returns a session as an entry of its member's calendar page. */
export function entryOfSession(session: CalendarSession, viewerId: string): CalendarEntry {
  const { id, date, link, agreed_at } = session;
  const other = otherOf(session, viewerId);
  return {
    kind: 'session',
    _id: id,
    title: sessionTitle(session, viewerId),
    startsAt: date.toISOString(),
    endsAt: endOf(session).toISOString(),
    role: 'member',
    consent: agreed_at === null ? 'pending' : 'agreed',
    with: presentMemberRef(other.id, other.name, other.image),
    ...(link !== '' && { link }),
  };
}

/** Returns an event as an entry of the calendar page of a host or a participant. */
export function entryOfEvent(event: CalendarEvent, viewerId: string): CalendarEntry {
  const { id, title, start_time, end_time } = event;
  const link = eventLink(event, viewerId);
  return {
    kind: 'event',
    _id: id,
    title,
    startsAt: start_time.toISOString(),
    endsAt: end_time.toISOString(),
    role: mayManageEvent(viewerId, hostsOf(event, viewerId)) ? 'host' : 'participant',
    ...(link !== '' && { link }),
  };
}
