import { t } from '@lingui/core/macro';
import { isBlank, lineProblem, nameProblem } from '@skill-exchange/api-client/plain-text';
import { asSentence } from '../../lib/texts/problem-words.ts';

/** Under an empty field that needs a value. */
export const required = () => t`Required`;

/** react-hook-form rule: not blank. */
export function filled(text: string): true | string {
  return !isBlank(text) || required();
}

/** react-hook-form rule: a valid line of text, such as a title. */
export function filledLine(text: string): true | string {
  return isBlank(text) ? required() : asSentence(lineProblem(text));
}

/** react-hook-form rule: a valid member name. */
export function filledName(text: string): true | string {
  return isBlank(text) ? required() : asSentence(nameProblem(text));
}
