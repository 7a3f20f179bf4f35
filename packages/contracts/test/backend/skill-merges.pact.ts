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
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const ended = given('an ended session');
const alike = given('skills that look alike', { state: 'open' });
const merged = given('skills that look alike', { state: 'merged' });
const undone = given('skills that look alike', { state: 'undone' });
const kept = given('skills that look alike', { state: 'kept' });
const aMember = given('a member');
const onlyModerators = 'Only moderators can do this.';

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

rejects('mergeSkills', 'a merge of a skill that is merged', {
  given: merged,
  request: ({ skillId, otherSkillId }) => ({ body: { fromSkill: otherSkillId, intoSkill: skillId } }),
  send: (api, { skillId, otherSkillId }) =>
    mutate(mergeSkillsMutation(api), { fromSkill: otherSkillId, intoSkill: skillId }),
  status: 409,
  message: 'This skill has been merged already.',
});

rejects('mergeSkills', 'a merge of a skill that there is not', {
  given: alike,
  request: ({ skillId }) => ({ body: { fromSkill: 'no-such-skill', intoSkill: skillId } }),
  send: (api, { skillId }) => mutate(mergeSkillsMutation(api), { fromSkill: 'no-such-skill', intoSkill: skillId }),
  status: 404,
  message: 'Skill not found.',
});

answers('undoSkillMerge', 'a merge that I undo', {
  given: merged,
  request: ({ mergeId }) => ({ path: { mergeId } }),
  send: (api, { mergeId }) => mutate(undoSkillMergeMutation(api), mergeId),
  status: 200,
  body: { success: true, merge: { ...merge, undoneAt: instant('2099-11-25T19:00:00.000Z'), undoneBy: memberRef } },
});

rejects('undoSkillMerge', 'a merge that is undone', {
  given: undone,
  request: ({ mergeId }) => ({ path: { mergeId } }),
  send: (api, { mergeId }) => mutate(undoSkillMergeMutation(api), mergeId),
  status: 409,
  message: 'This merge has been undone already.',
});

rejects('undoSkillMerge', 'a merge that there is not', {
  given: alike,
  request: () => ({ path: { mergeId: 'no-such-merge' } }),
  send: (api) => mutate(undoSkillMergeMutation(api), 'no-such-merge'),
  status: 404,
  message: 'Merge not found.',
});

answers('keepSkillPair', 'two skills that look alike and are two', {
  given: alike,
  request: ({ skillId, otherSkillId }) => ({ body: { skillOne: skillId, skillTwo: otherSkillId } }),
  send: (api, { skillId, otherSkillId }) =>
    mutate(keepSkillPairMutation(api), { skillOne: skillId, skillTwo: otherSkillId }),
  status: 200,
  body: acknowledgement('Watercolor and Watercolour stay two skills.'),
});

rejects('keepSkillPair', 'two skills about which a moderator has decided', {
  given: kept,
  request: ({ skillId, otherSkillId }) => ({ body: { skillOne: skillId, skillTwo: otherSkillId } }),
  send: (api, { skillId, otherSkillId }) =>
    mutate(keepSkillPairMutation(api), { skillOne: skillId, skillTwo: otherSkillId }),
  status: 409,
  message: 'This pair has been decided.',
});

rejects('keepSkillPair', 'two skills that do not look alike', {
  given: alike,
  request: ({ skillId }) => ({ body: { skillOne: skillId, skillTwo: 'no-such-skill' } }),
  send: (api, { skillId }) => mutate(keepSkillPairMutation(api), { skillOne: skillId, skillTwo: 'no-such-skill' }),
  status: 404,
  message: 'Pair not found.',
});

const some = { one: { fromSkill: 'skill-1', intoSkill: 'skill-2' }, two: { skillOne: 'skill-1', skillTwo: 'skill-2' } };

for (const [title, caller] of [
  ['a member who is no moderator', { given: aMember, status: 403, message: onlyModerators }],
  ['somebody whose session has ended', { given: ended, status: 401, message: pleaseLogIn }],
] as const) {
  rejects('listSkillPairs', `skills that look alike for ${title}`, {
    ...caller,
    request: () => ({ query: { limit: '24' } }),
    send: (api) => freshCache().fetchInfiniteQuery(skillPairsQuery(api)),
  });

  rejects('listSkillMerges', `merged skills for ${title}`, {
    ...caller,
    request: () => ({ query: { limit: '24' } }),
    send: (api) => freshCache().fetchInfiniteQuery(skillMergesQuery(api)),
  });

  rejects('mergeSkills', `a merge by ${title}`, {
    ...caller,
    request: () => ({ body: some.one }),
    send: (api) => mutate(mergeSkillsMutation(api), some.one),
  });

  rejects('keepSkillPair', `a pair that is kept by ${title}`, {
    ...caller,
    request: () => ({ body: some.two }),
    send: (api) => mutate(keepSkillPairMutation(api), some.two),
  });

  rejects('undoSkillMerge', `a merge that is undone by ${title}`, {
    ...caller,
    request: () => ({ path: { mergeId: 'some-merge' } }),
    send: (api) => mutate(undoSkillMergeMutation(api), 'some-merge'),
  });
}
