import { expect, it } from 'vitest';
import { contentOf, draftOf } from '../../src/features/events/form/draft-content.ts';
import { noRepeat } from '../../src/features/events/form/event-drafts.ts';

const full = {
  title: 'Bare trees',
  description: 'We draw.',
  skills: [{ name: 'Drawing' }],
  date: '2027-01-29',
  start_time: '23:30',
  end_time: '01:00',
  endsNextDay: true,
  link: 'https://meet.example.org',
  max_participants: '12',
  language: 'de',
  autoApprove: true,
  hasWaitlist: false,
  signUpsCloseMinutes: '0',
  pattern: '2',
  repeat: { every: 'month', dates: '3' },
} as const;
const empty = draftOf({});

it('a draft comes back as it was typed', () => {
  expect(draftOf(contentOf(full))).toEqual(full);
});

it('a draft until a day comes back as it was typed', () => {
  const repeat = { every: 'week', dates: '8', until: '2027-03-26' } as const;
  expect(contentOf({ ...full, repeat }).repeat).toEqual({ every: 'week', until: '2027-03-26' });
  expect(draftOf(contentOf({ ...full, repeat })).repeat).toEqual(repeat);
});

it('an empty form has no content', () => {
  expect(contentOf(empty)).toEqual({});
  expect(contentOf({ repeat: noRepeat })).toEqual({});
});

it('numbers and times that the server would reject are left out', () => {
  expect(contentOf({ ...empty, max_participants: '0', start_time: '7', date: '02027-01-01' })).toEqual({});
  expect(contentOf({ ...empty, repeat: { every: 'week', dates: '60' } })).toEqual({ repeat: { every: 'week' } });
  expect(draftOf({ repeat: { every: 'week' } }).repeat).toEqual({ every: 'week', dates: '8' });
});
