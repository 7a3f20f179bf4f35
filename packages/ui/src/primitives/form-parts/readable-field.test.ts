import { expect, it } from 'vitest';
import { withReadableField } from './readable-field.ts';

it.each([
  ['max_participants: must be at least 2', 'Max participants: must be at least 2'],
  ['skillsOffered: must have at most 30 entries', 'Skills offered: must have at most 30 entries'],
  ['skillsOffered.3: must be on one line', 'Skills offered: must be on one line'],
  ['link: must be an address', 'Link: must be an address'],
  ['Note: this is no field', 'Note: this is no field'],
  ['too many: wait', 'too many: wait'],
])('replaces an API field name by words: %s', (message, expected) => {
  expect(withReadableField(message)).toBe(expected);
});
