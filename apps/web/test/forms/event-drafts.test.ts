import type { NewEvent } from '@skill-exchange/api-client/types';
import { makeEvent } from '@skill-exchange/api-mocks/factories';
import { draftOf } from '@skill-exchange/ui/lib/events/event-fields';
import { expect, test } from 'vitest';
import { noRepeat, readEventDraft, withRepeat } from '../../src/features/events/form/event-drafts.ts';
import { readTyped } from '../../src/features/events/form/read-typed.ts';

const draft = {
  title: 'Sketchbook hour',
  description: '',
  skills: [{ _id: 'skill-1', name: 'Charcoal' }, { name: 'Ink' }],
  date: '2027-01-29',
  start_time: '15:00',
  end_time: '',
  endsNextDay: true,
  link: '',
  max_participants: '12',
  language: 'pt',
  autoApprove: true,
  hasWaitlist: false,
  signUpsCloseMinutes: '60',
  pattern: '',
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
  const { endsNextDay: _day, language: _language, autoApprove: _approve, hasWaitlist: _waitlist, ...rest } = draft;
  const { repeat: _repeat, signUpsCloseMinutes: _close, pattern: _pattern, ...older } = rest;
  const choices = { autoApprove: false, hasWaitlist: true, signUpsCloseMinutes: '', pattern: '' };
  const defaults = { endsNextDay: false, language: '', ...choices, repeat: noRepeat };
  expect(readEventDraft(older)).toEqual({ ...older, ...defaults });
});

test('skills without a name are dropped', () => {
  expect(readEventDraft({ ...draft, skills: [null, {}, { name: 'Ink' }] })?.skills).toEqual([{ name: 'Ink' }]);
});

test('a draft of changes has only the fields of its form', () => {
  const { repeat: _repeat, ...changes } = draft;
  const read = (stored: object) => readTyped(stored, draftOf(makeEvent({ language: 'de' })));
  expect(read({ ...changes, repeat: 'not a field' })).toEqual(changes);
  expect(read({ ...changes, language: undefined })).toEqual({ ...changes, language: 'de' });
  expect(read({ ...changes, skills: undefined })).toBeUndefined();
  expect(read({ ...changes, max_participants: 9 })).toBeUndefined();
});
