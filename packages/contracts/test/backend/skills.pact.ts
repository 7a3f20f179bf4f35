import { addSkillMutation, recentSkillsQuery, skillSearchQuery } from '@skill-exchange/api-client/skills';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { picture } from '../support/form.ts';
import { someOf, text } from '../support/matchers.ts';
import { acknowledgement } from '../support/shapes.ts';
import { answers, given } from './backend.ts';

const desc = 'How two sides hold each other to what they said';
const wanted = { name: 'Pact testing', desc };

answers('searchSkills', 'a part of a name', {
  given: given('a skill in the catalogue', { name: 'Portuguese' }),
  request: () => ({ query: { query: 'portug' } }),
  send: (api) => freshCache().fetchQuery(skillSearchQuery(api, 'portug')),
  status: 200,
  body: someOf({ _id: text('skill-1'), name: text('Portuguese') }),
  gives: (skills) => expect(skills).toEqual([{ _id: 'skill-1', name: 'Portuguese' }]),
});

answers('searchSkills', 'another name of a skill', {
  given: given('a skill with another name', { name: 'Sourdough', other: 'Bread with wild yeast' }),
  request: () => ({ query: { query: 'bread with wild' } }),
  send: (api) => freshCache().fetchQuery(skillSearchQuery(api, 'bread with wild')),
  status: 200,
  body: someOf({ _id: text('skill-1'), name: text('Sourdough'), matched: text('Bread with wild yeast') }),
  gives: (skills) => expect(skills).toMatchObject([{ name: 'Sourdough', matched: 'Bread with wild yeast' }]),
});

answers('listRecentSkills', 'the most used skills', {
  given: given('a skill in the catalogue'),
  request: () => ({ query: { sort: 'used' } }),
  send: (api) => freshCache().fetchQuery(recentSkillsQuery(api)),
  status: 200,
  body: {
    success: true,
    skills: someOf({
      _id: text('skill-1'),
      name: text('Portuguese'),
      description: text('From greetings to jokes'),
      photo: text(''),
    }),
  },
  gives: (skills) => expect(skills).toHaveLength(1),
});

answers('addSkill', 'a new skill', {
  given: given('a skill that the catalogue lacks', { name: wanted.name }),
  request: () => ({ form: wanted }),
  send: (api) => mutate(addSkillMutation(api), wanted),
  status: 201,
  body: acknowledgement('Pact testing is now in the catalog.'),
});

answers('addSkill', 'a new skill with a picture', {
  given: given('a skill that the catalogue lacks', { name: wanted.name }),
  request: () => ({ form: { ...wanted, photo: picture() } }),
  send: (api) => mutate(addSkillMutation(api), { ...wanted, photo: picture().file }),
  status: 201,
  body: acknowledgement('Pact testing is now in the catalog.'),
});
