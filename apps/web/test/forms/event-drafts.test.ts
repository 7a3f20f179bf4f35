import type { NewEvent } from '@skill-exchange/api-client/types';
import { expect, test } from 'vitest';
import {
  noRepeat,
  readEventChangeDraft,
  readEventDraft,
  withRepeat,
} from '../../src/features/events/form/event-drafts.ts';

const draft = {
  title: 'Sketchbook hour',
  description: '',
  skills: [{ _id: 'skill-1', name: 'Charcoal' }, { name: 'Ink' }],
  date: '2027-01-29',
  start_time: '15:00',
  end_time: '',
  ends_next_day: true,
  link: '',
  max_participants: '12',
  language: 'pt',
  auto_approve: true,
  has_waitlist: false,
  sign_ups_close: '60',
  repeat: { every: 'week', dates: '6' },
};

test('a stored draft keeps its input', () => {
  expect(readEventDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test('a stored draft keeps the day until which it repeats', () => {
  const repeat = { every: 'month', dates: '8', until: '2027-06-30' };
  expect(readEventDraft({ ...draft, repeat })?.repeat).toEqual(repeat);
});

test('an event that repeats until a day is sent with its number of dates', () => {
  const event = { title: 'Sketchbook hour' } as NewEvent;
  const sent = withRepeat(event, { every: 'week', dates: '8', until: '2027-02-25' }, '2027-01-29');
  expect(sent.repeat).toMatchObject({ every: 'week', dates: 4 });
});

test.each([null, 'text', 7, [], {}, { ...draft, title: undefined }, { ...draft, skills: 'Charcoal' }])(
  'what is no draft of this form is left alone: %j',
  (stored) => expect(readEventDraft(stored)).toBeUndefined(),
);

test('a draft of an older version has the defaults of its missing fields', () => {
  const { ends_next_day: _day, language: _language, auto_approve: _approve, has_waitlist: _waitlist, ...rest } = draft;
  const { repeat: _repeat, sign_ups_close: _close, ...older } = rest;
  const choices = { auto_approve: false, has_waitlist: true, sign_ups_close: '' };
  const defaults = { ends_next_day: false, language: '', ...choices, repeat: noRepeat };
  expect(readEventDraft(older)).toEqual({ ...older, ...defaults });
});

test('skills without a name are dropped', () => {
  expect(readEventDraft({ ...draft, skills: [null, {}, { name: 'Ink' }] })?.skills).toEqual([{ name: 'Ink' }]);
});

test('a draft of changes has only the fields of its form', () => {
  const { ends_next_day: _day, repeat: _repeat, ...changes } = draft;
  expect(readEventChangeDraft({ ...changes, repeat: 'not a field' })).toEqual(changes);
  expect(readEventChangeDraft({ ...changes, skills: undefined })).toBeUndefined();
  expect(readEventChangeDraft({ ...changes, max_participants: 9 })).toBeUndefined();
});
