import type { ActionKind, AppealOutcome } from '@skill-exchange/api-client/types';
import type { Partiality } from '../../policy.ts';

/** Describes the decision about an appeal to its member, as it is stored: readers see it in their language. */
export const appealInWords: Record<AppealOutcome, string> = {
  upheld: 'Your appeal was declined',
  reversed: 'Your appeal was accepted',
};

/** Notifies reporters that a case is closed, but never of the decision. Stored, too. */
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
  own_opening: 'You opened this case. Another moderator decides this.',
};
