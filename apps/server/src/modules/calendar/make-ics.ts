import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { type Mailbox, mailboxOf } from '../mail/mailbox.ts';

/** A session or an event in one reader's calendar. */
export interface CalendarItem {
  kind: 'session' | 'event';
  /** Id of the session or the event. */
  id: string;
  /** Increases with each change. */
  version: number;
  changedAt: Date;
  startsAt: Date;
  /** Equal to the start for an item without a length. */
  endsAt: Date;
  title: string;
  /** The name of an event's host. */
  host?: string;
  description: string;
  /** Its page on the site. */
  page: string;
  /** The meeting link; null if the calendar must not contain it. */
  link: string | null;
  status: keyof typeof ICalEventStatus;
}

/** How often calendar programs should refresh, in seconds. */
const refreshSeconds = 3_600;

const prodIdOf = (community: string) => ({ company: oneLine(community), product: 'Calendar' });

/** Where items come from: the site, and what the community is called. */
export interface CalendarSource {
  siteUrl: string;
  community: string;
}

/** Formats items as an iCalendar file. The same items give the same file. */
export function makeIcs(
  items: readonly CalendarItem[],
  { siteUrl, community }: CalendarSource,
  name = community,
): string {
  const calendar = ical({
    prodId: prodIdOf(community),
    name: oneLine(name),
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const item of items) calendar.createEvent(eventOf(item, siteUrl));
  return textOf(calendar);
}

/**
 * Serializes a calendar, with CRLF after every line including the last. RFC 5545, 3.6, requires a
 * component: without items, a time zone.
 */
function textOf(calendar: ICalCalendar): string {
  const text = `${calendar.toString()}\r\n`;
  return calendar.length() > 0 ? text : text.replace(/(?=END:VCALENDAR\r\n$)/, utc);
}

const utc = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n');

/** An attachment that adds items to the calendars of mail programs, or removes them. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  content: string;
  filename: string;
}

/** The site and the recipient of an invitation. */
interface InvitationOptions extends CalendarSource {
  from: string;
  to: Mailbox;
}

/**
 * Formats items as invitations for one member: one with those that take place, one with those that are canceled, since a
 * file has one method (RFC 5546, 1.4). The site is the organizer, in the name of an event's host, and the member the only
 * attendee, so members' addresses stay private.
 */
export function makeInvitations(items: readonly CalendarItem[], options: InvitationOptions): Invitation[] {
  const isCanceled = ({ status }: CalendarItem) => status === 'CANCELLED';
  return [
    ...invitationOf(
      'REQUEST',
      items.filter((item) => !isCanceled(item)),
      options,
    ),
    ...invitationOf('CANCEL', items.filter(isCanceled), options),
  ];
}

function invitationOf(
  method: Invitation['method'],
  items: readonly CalendarItem[],
  { siteUrl, community, from, to }: InvitationOptions,
): Invitation[] {
  const [first] = items;
  if (first === undefined) return [];
  const calendar = ical({ prodId: prodIdOf(community), method: ICalCalendarMethod[method] });
  for (const item of items) {
    const event = calendar.createEvent({ ...eventOf(item, siteUrl), organizer: organizerOf(from, community, item) });
    event.createAttendee({
      name: oneLine(to.name),
      email: to.address,
      role: ICalAttendeeRole.REQ,
      // They have agreed on the site, so mail programs must not ask.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  }
  return [{ method, content: textOf(calendar), filename: `${first.kind}.ics` }];
}

/** All times are in UTC, so no calendar needs time zones. */
function eventOf(item: CalendarItem, siteUrl: string): ICalEventData {
  const { id, version, changedAt, startsAt, endsAt, title, description, page, link, status } = item;
  return {
    id: `${id}@${new URL(siteUrl).hostname}`,
    sequence: version,
    stamp: changedAt,
    lastModified: changedAt,
    start: startsAt,
    // The end must be after the start (RFC 5545, 3.8.2.4); without one, the item has no duration.
    ...(endsAt > startsAt && { end: endsAt }),
    summary: oneLine(title),
    description: lines(`${description}\n\n${page}`.trim()),
    url: page,
    ...(link !== null && { location: oneLine(link) }),
    status: ICalEventStatus[status],
  };
}

/** Everything that some reader takes for the end of a line; the library escapes only LF. */
const lineEnds = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;

/** Matches control characters, which iCalendar forbids. */
const controls = /(?![\t\n])\p{Cc}/gu;

const lines = (text: string) => text.replaceAll(lineEnds, '\n').replaceAll(controls, '');
const oneLine = (text: string) => lines(text).replaceAll('\n', ' ');

function organizerOf(from: string, community: string, { host }: CalendarItem): { name: string; email: string } {
  const { name, address } = mailboxOf(from);
  const site = oneLine(name) || oneLine(community);
  return { name: host === undefined ? site : `${oneLine(host)}, ${site}`, email: address };
}
