import { domainToUnicode } from 'node:url';
import type { Joining } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import type { CommunityValues, Declaration, SettingName } from './declaration.ts';

type JoiningName =
  | 'joinBy'
  | 'joinQuestion'
  | 'joinQuestionIn'
  | 'joinAnswerDays'
  | 'moderatorsLetIn'
  | 'joinDomains'
  | 'minimumAge'
  | 'invitationsPerMonth';

/** Who may join. */
export const joiningDeclarations: { readonly [Name in JoiningName]: Declaration<CommunityValues[Name]> } = {
  joinBy: { group: 'joining', default: 'everybody' },
  joinQuestion: { group: 'joining', default: 'What would you like to teach, and what to learn?' },
  joinQuestionIn: { group: 'joining', default: [] },
  joinAnswerDays: { group: 'joining', default: 3 },
  moderatorsLetIn: { group: 'joining', default: false },
  joinDomains: { group: 'joining', default: [] },
  minimumAge: { group: 'joining', default: 0 },
  invitationsPerMonth: { group: 'joining', default: 2 },
};

/** Returns what people who want to join need to know. */
export function presentJoining(values: CommunityValues): Joining {
  const { joinBy, joinDomains, joinQuestion, joinAnswerDays, minimumAge } = values;
  return {
    by: joinBy,
    ...(joinBy === 'approval' && { question: joinQuestion, answerDays: joinAnswerDays }),
    ...(joinBy === 'addresses' && { domains: joinDomains.map(domainToUnicode) }),
    ...(minimumAge > 0 && { minimumAge }),
  };
}

/** @throws ApiError 400 if only addresses of certain domains may join, and there are none. */
export function requireDomains({ joinBy, joinDomains }: CommunityValues, changed: readonly SettingName[]): void {
  if (!changed.includes('joinBy') && !changed.includes('joinDomains')) return;
  if (joinBy === 'addresses' && joinDomains.length === 0)
    throw invalid('values.joinDomains', 'needs at least one domain', { rule: 'domain' });
}
