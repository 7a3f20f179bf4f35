import { t } from '@lingui/core/macro';
import { linkProblem, tidyLink } from '@skill-exchange/api-client/plain-text';
import { asSentence } from '../../lib/texts/problem-words.ts';
import { required } from '../../primitives/form-parts/field-rules.ts';

/** Maximum number of participants. */
const BIGGEST_EVENT = 10_000;

/** react-hook-form rule: an optional link. */
export function linkOrNothing(text: string): true | string {
  const link = tidyLink(text);
  return asSentence(link === '' ? undefined : linkProblem(link));
}

/** react-hook-form rule: a required link. */
export function linkRequired(text: string): true | string {
  return text.trim() === '' ? required() : linkOrNothing(text);
}

/** Returns a react-hook-form rule: an integer of at least `min`. */
export function sizeFrom(min: number) {
  return (text: string): true | string => {
    if (text.trim() === '') return required();
    if (!/^\d+$/.test(text.trim()) || Number(text) < min) return t`Please enter a whole number, ${min} or more.`;
    return Number(text) <= BIGGEST_EVENT || t`Please enter ${{ most: BIGGEST_EVENT }} or fewer.`;
  };
}
