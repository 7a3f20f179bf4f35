import { expect, it } from 'vitest';
import { googleCalendarHref, outlookCalendarHref } from './calendar-links.ts';

const meeting = {
  title: 'Session with Ana & Co.',
  start: '2026-11-26T19:00:00.000Z',
  end: '2026-11-26T20:30:00.000Z',
  place: 'https://meet.example.org/a?b=c',
};

it('names the same moments and words to Google', () => {
  const { origin, searchParams } = new URL(googleCalendarHref(meeting));
  expect(origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    action: 'TEMPLATE',
    text: meeting.title,
    dates: '20261126T190000Z/20261126T203000Z',
    location: meeting.place,
  });
});

it('names the same moments and words to Outlook', () => {
  const { origin, searchParams } = new URL(outlookCalendarHref({ ...meeting, place: undefined }));
  expect(origin).toBe('https://outlook.live.com');
  expect(Object.fromEntries(searchParams)).toEqual({
    rru: 'addevent',
    subject: meeting.title,
    startdt: meeting.start,
    enddt: meeting.end,
  });
});
