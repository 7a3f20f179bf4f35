import {
  calendarFeedQuery,
  calendarQuery,
  createCalendarFeedMutation,
  deleteCalendarFeedMutation,
} from '@skill-exchange/api-client/calendar';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, instant, pattern, someOf, text } from '../support/matchers.ts';
import { answers, given } from './backend.ts';

const times = { startsAt: instant('2026-12-26T19:00:00.000Z'), endsAt: instant('2026-12-26T20:00:00.000Z') };
const link = text('https://meet.example.org/ines-and-jonas');

answers('getCalendar', 'a month with a session of mine', {
  given: given('a month of mine', { entry: 'session' }),
  request: ({ from, to }) => ({ query: { from, to } }),
  send: (api, { from, to }) => freshCache().fetchQuery(calendarQuery(api, { from, to })),
  status: 200,
  stated: ({ otherId }) => ({
    entries: someOf({
      kind: exactly('session'),
      _id: text('session-1'),
      title: text('Session with Inês Carvalho'),
      ...times,
      role: exactly('member'),
      consent: exactly('agreed'),
      with: { _id: otherId, name: text('Inês Carvalho'), photo: text('') },
      link,
    }),
  }),
});

answers('getCalendar', 'a month with an event in which I take part', {
  given: given('a month of mine', { entry: 'event' }),
  request: ({ from, to }) => ({ query: { from, to } }),
  send: (api, { from, to }) => freshCache().fetchQuery(calendarQuery(api, { from, to })),
  status: 200,
  body: {
    entries: someOf({
      kind: exactly('event'),
      _id: text('event-1'),
      title: text('Sourdough from a cold fridge'),
      ...times,
      role: exactly('participant'),
      link,
    }),
  },
});

answers('getCalendarFeed', 'whether my calendar has an address, which it has', {
  given: given('a calendar with an address'),
  send: (api) => freshCache().fetchQuery(calendarFeedQuery(api)),
  status: 200,
  body: { success: true, feed: { createdAt: instant('2026-11-20T12:00:00.000Z'), withLinks: exactly(false) } },
});

answers('getCalendarFeed', 'whether my calendar has an address, which it lacks', {
  given: given('a member'),
  send: (api) => freshCache().fetchQuery(calendarFeedQuery(api)),
  status: 200,
  body: { success: true, feed: null },
});

for (const withLinks of [true, false])
  answers('createCalendarFeed', `an address for my calendar ${withLinks ? 'with' : 'without'} meeting links`, {
    given: given('a calendar with an address'),
    request: () => ({ body: { withLinks } }),
    send: (api) => mutate(createCalendarFeedMutation(api), withLinks),
    status: 201,
    body: {
      success: true,
      feed: { createdAt: instant('2026-11-20T12:00:00.000Z'), withLinks: exactly(withLinks) },
      url: pattern('https?://\\S+', 'https://skills.example.org/api/calendar/feeds/token/skill-exchange.ics'),
    },
  });

answers('deleteCalendarFeed', 'the end of my calendar’s address', {
  given: given('a calendar with an address'),
  send: (api) => mutate(deleteCalendarFeedMutation(api), undefined),
  status: 200,
});
