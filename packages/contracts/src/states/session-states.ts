import type { StateDescriptions } from '../state-types.ts';
import { me, other, proposed, skills } from './example-values.ts';

/** States of sessions and their reviews. */
export const sessionStates = {
  'a session': {
    means:
      'A session in the state `status` (Scheduled, Completed or Cancelled) in which each side teaches a skill. It is ' +
      'of me (user one, who teaches `mySkillId`) and the other member (user two) if `mine`; else of two others. ' +
      'I have reviewed it if `reviewed`. The other member has moved it last if `movedByOther`.',
    parameters: { status: 'Scheduled', mine: true, reviewed: false, movedByOther: false },
    values: { ...me, ...other, ...skills, sessionId: 'session-1' },
  },
  'notes of a session': {
    means:
      'A Scheduled session, in which each side teaches a skill, of me (user one) and the other member, who has written ' +
      'its notes: version 1.',
    parameters: {},
    values: { ...me, ...other, ...skills, sessionId: 'session-1' },
  },
  'meeting rooms': {
    means: 'The site makes meeting rooms.',
    parameters: {},
    values: me,
  },
  'an agreed session that is over': {
    means:
      'A session that I and the other member had agreed to has ended within the last days. I have said nothing of it.',
    parameters: {},
    values: { ...me, sessionId: 'session-1' },
  },
  'a session that is over once it begins': {
    means:
      'A session without a length of its own, in which each side teaches a skill, of me (user one) and the other member. ' +
      'Its date was a moment ago: it is Completed.',
    parameters: {},
    values: { ...me, ...other, ...skills, sessionId: 'session-1' },
  },
  'another member and times to come': {
    means: 'There is another member. `time` and `laterTime` are instants in the next months, a day apart.',
    parameters: {},
    values: { ...me, ...other, ...proposed },
  },
  'a session that both agreed to': {
    means:
      'A Scheduled session at `date`, in which each side teaches a skill, of me (user one) and the other member. Both ' +
      'have agreed to it. It can be moved to `time` or to `laterTime`.',
    parameters: {},
    values: { ...me, ...other, ...skills, sessionId: 'session-1', date: '2099-11-26T19:00:00.000Z', ...proposed },
  },
  'times suggested for a session': {
    means:
      'A Scheduled session, in which each side teaches a skill, of me (user one) and the other member, for which `time` ' +
      'and `laterTime` are suggested: by me or by the `other`, as `by` says. Both have agreed to another time of it if ' +
      '`agreed`; else it is a proposal of the one who suggests them.',
    parameters: { by: 'other', agreed: false },
    values: { ...me, ...other, ...skills, sessionId: 'session-1', ...proposed },
  },
  'a review': {
    means:
      'A Completed session has a review, which the other member received. I wrote it if `mine`; else a third member did.',
    parameters: { mine: true },
    values: { ...me, ...other, reviewId: 'review-1' },
  },
} as const satisfies StateDescriptions;
