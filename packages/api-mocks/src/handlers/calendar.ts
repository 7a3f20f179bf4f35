import type { CalendarEntry, CalendarFeed, Event, Session } from '@skill-exchange/api-client/types';
import { community, perStory } from '../community.ts';
import { instant } from '../factories.ts';
import { errorBody, type Http } from '../http.ts';

/** The URL of the signed-in member's calendar. */
export const calendarFeed = perStory((): { own: CalendarFeed | null } => ({ own: null }));

const emptyCalendar = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:mocks\r\nEND:VCALENDAR\r\n';
const asCalendar = () => new Response(emptyCalendar, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });

export const calendarHandlers = (http: Http) => ({
  getCalendar: http.get('/api/calendar', ({ query, response }) => {
    const { me, events, sessions } = community();
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const entries = [
      ...events.flatMap((event) => entryOfEvent(event, me._id)),
      ...sessions.filter(({ status }) => status !== 'Cancelled').map((session) => entryOfSession(session, me._id)),
    ].filter(({ startsAt, endsAt }) => (startsAt >= from || endsAt > from) && startsAt < to);
    entries.sort((one, other) => one.startsAt.localeCompare(other.startsAt));
    return response(200).json({ success: true, entries });
  }),

  getCalendarFeed: http.get('/api/calendar/feed', ({ response }) =>
    response(200).json({ success: true, feed: calendarFeed().own }),
  ),

  createCalendarFeed: http.post('/api/calendar/feed', async ({ request, response }) => {
    const { withLinks } = await request.json();
    const feed = { createdAt: instant(0), withLinks };
    calendarFeed().own = feed;
    const url = 'https://skills.example.org/api/calendar/feeds/2q8mU3xJk0nQ9Yb1sVd7Zt5wLr4hXc6eGa/skill-exchange.ics';
    return response(201).json({ success: true, feed, url });
  }),

  deleteCalendarFeed: http.delete('/api/calendar/feed', ({ response }) => {
    calendarFeed().own = null;
    return response(200).json({ success: true });
  }),

  readCalendarFeed: http.get('/api/calendar/feeds/{feedToken}/skill-exchange.ics', ({ response }) =>
    calendarFeed().own === null ? response(404).json(errorBody('Calendar not found.')) : response.untyped(asCalendar()),
  ),

  readEventFeed: http.get('/api/events/feed.ics', ({ response }) => response.untyped(asCalendar())),

  downloadSession: http.get('/api/sessions/{sessionId}/session.ics', ({ params, response }) =>
    community().sessions.some(({ _id }) => _id === params.sessionId)
      ? response.untyped(asCalendar())
      : response(404).json(errorBody('Session not found.')),
  ),

  downloadEvent: http.get('/api/events/{eventId}/event.ics', ({ params, response }) =>
    community().events.some(({ _id }) => _id === params.eventId)
      ? response.untyped(asCalendar())
      : response(404).json(errorBody('Event not found.')),
  ),
});

function entryOfEvent(event: Event, memberId: string): CalendarEntry[] {
  const isHost = event.created_by._id === memberId;
  if (event.status === 'Cancelled' || (!isHost && !event.participants.some(({ _id }) => _id === memberId))) return [];
  const { _id, title, start_time: startsAt, end_time: endsAt } = event;
  return [{ kind: 'event', _id, title, startsAt, endsAt, role: isHost ? 'host' : 'participant' }];
}

function entryOfSession(session: Session, memberId: string): CalendarEntry {
  const { _id, userOne, userTwo, date, durationMinutes = 0, consent = 'pending', link } = session;
  const other = userOne._id === memberId ? userTwo : userOne;
  return {
    kind: 'session',
    _id,
    title: `Session with ${other.name}`,
    startsAt: date,
    endsAt: new Date(Date.parse(date) + durationMinutes * 60_000).toISOString(),
    role: 'member',
    consent,
    with: other,
    link,
  };
}
