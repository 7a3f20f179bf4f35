import type { ActionKind, AppealOutcome, CaseKind } from '@skill-exchange/api-client/types';
import { dayInWords } from '../../dates-in-words.ts';
import type { Partiality } from '../../policy.ts';

const things: Record<CaseKind, string> = {
  member: 'profile',
  photo: 'photo',
  event: 'event',
  message: 'message',
  review: 'review',
  eventReview: 'review of an event',
};

/** Describes a decision to the member it concerns, without a period; null if it has no consequence. */
export function decisionInWords(kind: ActionKind, about: CaseKind, until: Date | null): string | null {
  const end = until === null ? '' : ` until ${dayInWords(until)}`;
  const sentences: Record<ActionKind, string | null> = {
    none: null,
    warn: `A moderator warned you about your ${things[about]}`,
    hide: `A moderator removed your ${things[about]}`,
    limit: `A moderator limited your account${end}`,
    suspend: `A moderator suspended your account${end}`,
  };
  return sentences[kind];
}

/** Describes the decision about an appeal to its member. */
export const appealInWords: Record<AppealOutcome, string> = {
  upheld: 'Your appeal was declined',
  reversed: 'Your appeal was accepted',
};

/** Tells reporters that a case is closed, but never the decision. */
export function outcomeInWords(kind: ActionKind): string {
  return kind === 'none'
    ? 'Moderators read your report, and no action was needed'
    : 'Moderators read your report, and took action';
}

/** Explains to a moderator why they may not decide. */
export const partialityInWords: Record<Partiality, string> = {
  own_case: 'This is about you. Another moderator decides.',
  own_report: 'You reported this. Another moderator decides.',
  own_action: 'You took this action. Another moderator decides the appeal.',
};
