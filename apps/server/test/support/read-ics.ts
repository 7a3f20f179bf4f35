import { convertIcsCalendar } from 'ts-ics';

/** What a test looks at of one event of a calendar; times are ISO texts. */
export interface ReadItem {
  uid: string;
  sequence: number;
  status: string;
  start: string;
  /** Null where it takes no time. */
  end: string | null;
  summary: string;
  description: string;
  location: string | null;
  /** Addresses of organizer and attendees. */
  organizer: string | null;
  attendees: string[];
}

/** Reads a calendar with a second library than the one that wrote it. */
export function readIcs(text: string): { method: string | undefined; items: ReadItem[] } {
  const { method, events = [] } = convertIcsCalendar(undefined, text);
  const items = events.map((event) => ({
    uid: event.uid,
    sequence: event.sequence ?? 0,
    status: event.status ?? 'none',
    start: event.start.date.toISOString(),
    end: event.end?.date.toISOString() ?? null,
    summary: event.summary ?? '',
    description: event.description ?? '',
    location: event.location ?? null,
    organizer: event.organizer?.email ?? null,
    attendees: event.attendees?.map(({ email }) => email) ?? [],
  }));
  return { method, items };
}
