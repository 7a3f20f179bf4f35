import {
  keepSkillPairMutation,
  mergeSkillsMutation,
  skillMergesQuery,
  skillPairsQuery,
  undoSkillMergeMutation,
} from '@skill-exchange/api-client/skill-merges';
import { freshCache, mutate } from '../support/calls.ts';
import { instant, integer, oneOf, someOf, text } from '../support/matchers.ts';
import { acknowledgement } from '../support/shapes.ts';
import { answers, given } from './backend.ts';

const alike = given('skills that look alike');
const merged = given('skills that look alike', { merged: true });

const memberRef = { _id: text('member-2'), name: text('Jonas Brandt') };

const merge = {
  _id: text('merge-1'),
  from: { _id: text('skill-2'), name: text('Watercolour') },
  into: { _id: text('skill-1'), name: text('Watercolor') },
  at: instant('2099-11-24T19:00:00.000Z'),
  by: memberRef,
  members: integer(1),
  events: integer(0),
  sessions: integer(0),
};

answers('listSkillPairs', 'skills that look alike', {
  given: alike,
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(skillPairsQuery(api)),
  status: 200,
  body: {
    success: true,
    pairs: someOf({
      _id: text('pair-1'),
      skills: [
        { _id: text('skill-1'), name: text('Watercolor'), members: integer(1), events: integer(0) },
        { _id: text('skill-2'), name: text('Watercolour'), members: integer(1), events: integer(0) },
      ],
      why: oneOf('spelling', 'spacing'),
      likeness: integer(64),
    }),
    waiting: integer(1),
  },
});

answers('listSkillMerges', 'merged skills', {
  given: merged,
  request: () => ({ query: { limit: '24' } }),
  send: (api) => freshCache().fetchInfiniteQuery(skillMergesQuery(api)),
  status: 200,
  body: { success: true, merges: someOf(merge) },
});

answers('mergeSkills', 'a merge of two skills', {
  given: alike,
  request: ({ skillId, otherSkillId }) => ({ body: { fromSkill: otherSkillId, intoSkill: skillId } }),
  send: (api, { skillId, otherSkillId }) =>
    mutate(mergeSkillsMutation(api), { fromSkill: otherSkillId, intoSkill: skillId }),
  status: 201,
  body: { success: true, merge },
});

answers('mergeSkills', 'a skill that I hide', {
  given: alike,
  request: ({ skillId }) => ({ body: { fromSkill: skillId } }),
  send: (api, { skillId }) => mutate(mergeSkillsMutation(api), { fromSkill: skillId }),
  status: 201,
  body: { success: true, merge: { ...merge, into: merge.from, isHidden: true } },
});

answers('undoSkillMerge', 'a merge that I undo', {
  given: merged,
  request: ({ mergeId }) => ({ path: { mergeId } }),
  send: (api, { mergeId }) => mutate(undoSkillMergeMutation(api), mergeId),
  status: 200,
  body: { success: true, merge: { ...merge, undoneAt: instant('2099-11-25T19:00:00.000Z'), undoneBy: memberRef } },
});

answers('keepSkillPair', 'two skills that look alike and are two', {
  given: alike,
  request: ({ skillId, otherSkillId }) => ({ body: { skillOne: skillId, skillTwo: otherSkillId } }),
  send: (api, { skillId, otherSkillId }) =>
    mutate(keepSkillPairMutation(api), { skillOne: skillId, skillTwo: otherSkillId }),
  status: 200,
  body: acknowledgement('Watercolor and Watercolour stay two skills.'),
});
