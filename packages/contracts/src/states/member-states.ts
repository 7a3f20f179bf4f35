import type { StateDescriptions } from '../state-types.ts';
import { me, other, skills } from './example-values.ts';

/** States of members, their skills, searches and rings. */
export const memberStates = {
  'a member': {
    means: 'I am a member with the skills of the parameters (names with commas between them; none when empty).',
    parameters: { offered: 'Sourdough', requested: 'Python' },
    values: me,
  },
  'another member': {
    means:
      'There is another member by this name, with a photo address or none. I have reported them if `reported` says so, and blocked them if `blocked` does.',
    parameters: { name: 'Inês Carvalho', reported: false, blocked: false },
    values: { ...me, ...other, ...skills },
  },
  'a member who teaches what I want': {
    means: 'I want to learn the skill, which the other member offers.',
    parameters: { skill: 'Portuguese' },
    values: { ...me, ...other },
  },
  'a skill in the catalogue': {
    means: 'The catalogue has a skill of this name, which two members hold.',
    parameters: { name: 'Portuguese' },
    values: me,
  },
  'a skill that the catalogue lacks': {
    means: 'The catalogue has no skill of this name. Where an earlier verification added it, take it out again.',
    parameters: { name: 'Pact testing' },
    values: me,
  },
  'a skill with another name': {
    means: 'The catalog has the skill `name`, which members also call `other`.',
    parameters: { name: 'Sourdough', other: 'Bread with wild yeast' },
    values: {},
  },
  'more members than fit on a page': {
    means: 'There are at least 25 members. `cursor` leads from the first page of 24 to the second one.',
    parameters: {},
    values: { cursor: 'cursor-1' },
  },
  'a possible ring': {
    means: 'A ring of three is possible for me, and `key` names it.',
    parameters: {},
    values: { ...me, key: 'key-of-a-ring' },
  },
  'a ring with an empty seat': {
    means:
      'I and another member have accepted the ring `ringId`, which I have proposed. `declinedId` has declined it, and ' +
      '`substituteId` could take the seat.',
    parameters: {},
    values: { ...me, ringId: 'ring-1', declinedId: 'member-3', substituteId: 'member-4' },
  },
  'a saved search': {
    means:
      'I have saved the search `searchId`, named “Portuguese teachers”, of members who teach Portuguese and speak `pt`.',
    parameters: {},
    values: { ...me, searchId: 'search-1' },
  },
  'a followed skill': {
    means: 'I follow the skill Portuguese, `skillId`, and no other one.',
    parameters: {},
    values: { ...me, skillId: 'skill-portuguese' },
  },
} as const satisfies StateDescriptions;
