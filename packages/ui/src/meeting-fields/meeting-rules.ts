import { asSentence, linkProblem, NO_ADDRESS } from '@skill-exchange/api-client/plain-text';
import { REQUIRED } from '../form-parts/field-rules.ts';

/** For how many an event can be at most. */
const BIGGEST_EVENT = 10_000;

/** Characters of a link at most. */
export const LINK_LENGTH = 2048;

/** What a link field says to anything but an http or https address. */
const NOT_A_LINK = 'Please enter a valid URL.';

/** For react-hook-form's `validate`: nothing, or a link. */
export function linkOrNothing(text: string): true | string {
  const link = text.trim();
  const problem = link === '' ? undefined : linkProblem(link);
  return problem === NO_ADDRESS ? NOT_A_LINK : asSentence(problem);
}

/** For react-hook-form's `validate`: a link. */
export function linkRequired(text: string): true | string {
  return text.trim() === '' ? REQUIRED : linkOrNothing(text);
}

/** For react-hook-form's `validate`: for how many an event is; a whole number, and neither too small nor too big. */
export function sizeFrom(min: number) {
  return (text: string): true | string => {
    if (text.trim() === '') return REQUIRED;
    if (!/^\d+$/.test(text.trim()) || Number(text) < min)
      return `Please enter a whole number, ${min} or more.`;
    return Number(text) <= BIGGEST_EVENT || `Please enter ${BIGGEST_EVENT} or fewer.`;
  };
}
