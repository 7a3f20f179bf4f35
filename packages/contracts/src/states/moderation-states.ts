import type { StateDescriptions } from '../state-types.ts';
import { me, other } from './example-values.ts';

/** States of moderators. */
export const moderationStates = {
  'a case': {
    means:
      'I am a moderator, and another member has reported a message of `otherId`. The case is `open`, decided by another ' +
      'moderator with a warning (`decided`), or that is appealed against (`appealed`), as the parameter `state` says. ' +
      'I have reported it too if `reported`.',
    parameters: { state: 'open', reported: false },
    values: { ...me, ...other, caseId: 'case-1', actionId: 'action-1' },
  },
  'skills that look alike': {
    means:
      'I am a moderator. The skills `skillId` and `otherSkillId` look alike and wait for a moderator; another moderator ' +
      'has merged the second one into the first if `merged`.',
    parameters: { merged: false },
    values: { ...me, skillId: 'skill-1', otherSkillId: 'skill-2', mergeId: 'merge-1' },
  },
  'a decision about me': {
    means: 'A moderator has warned me about a message, `days` days ago.',
    parameters: { days: 1 },
    values: { ...me, actionId: 'action-1' },
  },
} as const satisfies StateDescriptions;
