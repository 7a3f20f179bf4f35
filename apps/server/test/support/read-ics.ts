import { convertIcsCalendar } from 'ts-ics';

/** The fields of a calendar's event that tests check; times are ISO texts. */
export interface ReadItem {
  uid: string;
  sequence: number;
  status: string;
  start: string;
  /** Null for an event without a duration. */
  end: string | null;
  summary: string;
  description: string;
  location: string | null;
  /** Addresses of organizer and attendees. */
  organizer: string | null;
  attendees: string[];
}

/** Parses a calendar with another library than the one that wrote it. */
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
