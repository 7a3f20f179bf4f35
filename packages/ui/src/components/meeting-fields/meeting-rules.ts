import { t } from '@lingui/core/macro';
import { asSentence, linkProblem, NO_ADDRESS, tidyLink } from '@skill-exchange/api-client/plain-text';
import { REQUIRED } from '../../primitives/form-parts/field-rules.ts';

/** Maximum number of participants. */
const BIGGEST_EVENT = 10_000;

/** react-hook-form rule: an optional link. */
export function linkOrNothing(text: string): true | string {
  const link = tidyLink(text);
  const problem = link === '' ? undefined : linkProblem(link);
  return problem === NO_ADDRESS ? t`Please enter a valid URL.` : asSentence(problem);
}

/** react-hook-form rule: a required link. */
export function linkRequired(text: string): true | string {
  return text.trim() === '' ? REQUIRED : linkOrNothing(text);
}

/** Returns a react-hook-form rule: an integer of at least `min`. */
export function sizeFrom(min: number) {
  return (text: string): true | string => {
    if (text.trim() === '') return REQUIRED;
    if (!/^\d+$/.test(text.trim()) || Number(text) < min) return t`Please enter a whole number, ${min} or more.`;
    return Number(text) <= BIGGEST_EVENT || t`Please enter ${{ most: BIGGEST_EVENT }} or fewer.`;
  };
}
