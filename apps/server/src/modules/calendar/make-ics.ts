import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { type Mailbox, mailboxOf } from '../mail/mailbox.ts';

/** A session or an event as one reader's calendar shows it. */
export interface CalendarItem {
  kind: 'session' | 'event';
  /** Of the session or the event. */
  id: string;
  /** Rises with each change. */
  version: number;
  changedAt: Date;
  startsAt: Date;
  /** The start itself where it has no length. */
  endsAt: Date;
  title: string;
  description: string;
  /** The page of the site that is about it. */
  page: string;
  /** The meeting link; null where the calendar has none. */
  link: string | null;
  status: keyof typeof ICalEventStatus;
}

/** How often calendar programs are asked to read a calendar again, in seconds. */
const refreshSeconds = 3_600;

const prodId = { company: 'Skill Exchange', product: 'Calendar' };

/** Items as a file that calendar programs read. The same items are the same file. */
export function makeIcs(items: readonly CalendarItem[], siteUrl: string): string {
  const calendar = ical({
    prodId,
    name: 'Skill Exchange',
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  });
  for (const item of items) calendar.createEvent(eventOf(item, siteUrl));
  return textOf(calendar);
}

/** Every line ends as one, the last too. A calendar has at least one component (RFC 5545, 3.6): without items, a time zone. */
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

/** The attachment that puts the item into the calendars of mail programs. */
export interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  content: string;
  filename: string;
}

/**
 * An item as an invitation for one member, or as its end. The site invites, and the member is the only one who is
 * invited: addresses of members stay their own.
 */
export function makeInvitation(
  item: CalendarItem,
  { siteUrl, from, to }: { siteUrl: string; from: string; to: Mailbox },
): Invitation {
  const method = item.status === 'CANCELLED' ? 'CANCEL' : 'REQUEST';
  const calendar = ical({ prodId, method: ICalCalendarMethod[method] });
  const event = calendar.createEvent({ ...eventOf(item, siteUrl), organizer: organizerOf(from) });
  event.createAttendee({
    name: plain(to.name),
    email: to.address,
    role: ICalAttendeeRole.REQ,
    // They have agreed to it on the site: there is nothing to answer.
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  });
  return { method, content: textOf(calendar), filename: item.kind === 'event' ? 'event.ics' : 'session.ics' };
}

/** Every time is in UTC, so no calendar needs to know of zones. */
function eventOf(item: CalendarItem, siteUrl: string): ICalEventData {
  const { id, version, changedAt, startsAt, endsAt, title, description, page, link, status } = item;
  return {
    id: `${id}@${new URL(siteUrl).hostname}`,
    sequence: version,
    stamp: changedAt,
    lastModified: changedAt,
    start: startsAt,
    // An end has to be later than the start (RFC 5545, 3.8.2.4): without one, it takes no time.
    ...(endsAt > startsAt && { end: endsAt }),
    summary: plain(title),
    description: plain(`${description}\n\n${page}`.trim()),
    url: page,
    ...(link !== null && { location: plain(link) }),
    status: ICalEventStatus[status],
  };
}

/** Control characters, which iCalendar does not allow. */
const controls = /(?![\t\n\r])\p{Cc}/gu;
const plain = (text: string) => text.replaceAll(controls, '');

function organizerOf(from: string): { name: string; email: string } {
  const { name, address } = mailboxOf(from);
  return { name: name || 'Skill Exchange', email: address };
}
