import { addSkillMutation, recentSkillsQuery, skillSearchQuery } from '@skill-exchange/api-client/skills';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { noPicture, picture } from '../support/form.ts';
import { someOf, text } from '../support/matchers.ts';
import { acknowledgement } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

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

rejects('addSkill', 'a description that is too short', {
  given: given('a skill that the catalogue lacks', { name: wanted.name }),
  request: () => ({ form: { ...wanted, desc: 'Short' } }),
  send: (api) => mutate(addSkillMutation(api), { ...wanted, desc: 'Short' }),
  status: 400,
  message: 'desc: Description must be at least 10 characters.',
});

rejects('addSkill', 'a skill by somebody whose session has ended', {
  given: given('an ended session'),
  request: () => ({ form: wanted }),
  send: (api) => mutate(addSkillMutation(api), wanted),
  status: 401,
  message: pleaseLogIn,
});

rejects('addSkill', 'a skill that is there already', {
  given: given('a skill in the catalogue', { name: 'Portuguese' }),
  request: () => ({ form: { name: 'portuguese', desc } }),
  send: (api) => mutate(addSkillMutation(api), { name: 'portuguese', desc }),
  status: 409,
  message: 'Portuguese is already in the catalog.',
});

rejects('addSkill', 'a picture of more than 5 MB', {
  given: given('a skill that the catalogue lacks', { name: wanted.name }),
  request: () => ({ form: { ...wanted, photo: picture('padded-to-6000000-bytes.png') } }),
  send: (api) => mutate(addSkillMutation(api), { ...wanted, photo: picture('padded-to-6000000-bytes.png').file }),
  status: 413,
  message: 'Max file size is 5MB.',
});

rejects('addSkill', 'a file that is no picture', {
  given: given('a skill that the catalogue lacks', { name: wanted.name }),
  request: () => ({ form: { ...wanted, photo: noPicture() } }),
  send: (api) => mutate(addSkillMutation(api), { ...wanted, photo: noPicture().file }),
  status: 415,
  message: 'Please upload a valid file',
});
