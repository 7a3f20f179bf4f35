import {
  followedSkillsQuery,
  followSkillMutation,
  unfollowSkillMutation,
} from '@skill-exchange/api-client/followed-skills';
import { expect } from 'vitest';
import { freshCache, mutate } from '../../support/calls.ts';
import { someOf, text } from '../../support/matchers.ts';
import { answers, given } from '../backend.ts';

const followed = given('a followed skill');
const skill = { _id: text('skill-portuguese'), name: text('Portuguese') };

answers('listFollowedSkills', 'the skills that I follow', {
  given: followed,
  request: () => ({}),
  send: (api) => freshCache().fetchQuery(followedSkillsQuery(api)),
  status: 200,
  body: { skills: someOf(skill) },
  gives: (list) => expect(list).toMatchObject([{ name: 'Portuguese' }]),
});

answers('followSkill', 'a skill to be followed', {
  given: followed,
  request: () => ({ body: { skill: 'Portuguese' } }),
  send: (api) => mutate(followSkillMutation(api), 'Portuguese'),
  status: 200,
  body: { skill },
});

answers('unfollowSkill', 'a skill to be followed no more', {
  given: followed,
  request: ({ skillId }) => ({ path: { followedSkillId: skillId } }),
  send: (api, { skillId }) => mutate(unfollowSkillMutation(api), skillId),
  status: 200,
  body: {},
});
