import { expect, test } from 'vitest';
import { readEventChangeDraft, readEventDraft } from '../src/features/events/event-drafts.ts';

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
};

test('a stored draft keeps its input', () => {
  expect(readEventDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

test.each([null, 'text', 7, [], {}, { ...draft, title: undefined }, { ...draft, skills: 'Charcoal' }])(
  'what is no draft of this form is left alone: %j',
  (stored) => expect(readEventDraft(stored)).toBeUndefined(),
);

test('a draft from before the checkbox and the language has neither', () => {
  const older = { ...draft, ends_next_day: undefined, language: undefined };
  expect(readEventDraft(older)).toEqual({ ...draft, ends_next_day: false, language: '' });
});

test('skills without a name are dropped', () => {
  expect(readEventDraft({ ...draft, skills: [null, {}, { name: 'Ink' }] })?.skills).toEqual([{ name: 'Ink' }]);
});

test('a draft of changes has the five fields of its form', () => {
  const changes = { start_time: '23:00', end_time: '00:30', link: '', max_participants: '9', language: 'pt' };
  expect(readEventChangeDraft({ ...changes, title: 'not a field' })).toEqual(changes);
  expect(readEventChangeDraft({ ...changes, max_participants: 9 })).toBeUndefined();
});
