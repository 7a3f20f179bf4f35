/** The calendar fields of a meeting. */
export interface CalendarMeeting {
  readonly title: string;
  /** ISO 8601, UTC. */
  readonly start: string;
  /** ISO 8601, UTC. */
  readonly end: string;
  /** The meeting link, or the meeting's page for those who do not take part. */
  readonly place?: string | undefined;
}

/** Returns the URL at which Google Calendar offers to save a meeting. */
export function googleCalendarHref({ title, start, end, place }: CalendarMeeting): string {
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, dates: `${basic(start)}/${basic(end)}` });
  if (place) query.set('location', place);
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Returns the URL at which Outlook offers to save a meeting. */
export function outlookCalendarHref({ title, start, end, place }: CalendarMeeting): string {
  const query = new URLSearchParams({ rru: 'addevent', subject: title, startdt: start, enddt: end });
  if (place) query.set('location', place);
  return `https://outlook.live.com/calendar/0/action/compose?${query}`;
}

/** Formats '2026-11-26T19:00:00.000Z' as '20261126T190000Z'. */
function basic(instant: string): string {
  return instant.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}
