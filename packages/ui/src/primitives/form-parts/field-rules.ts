import { asSentence, isBlank, lineProblem, nameProblem } from '@skill-exchange/api-client/plain-text';

export const REQUIRED = 'Required';

/** react-hook-form rule: not blank. */
export function filled(text: string): true | string {
  return !isBlank(text) || REQUIRED;
}

/** react-hook-form rule: a valid line of text, such as a title. */
export function filledLine(text: string): true | string {
  return isBlank(text) ? REQUIRED : asSentence(lineProblem(text));
}

/** react-hook-form rule: a valid member name. */
export function filledName(text: string): true | string {
  return isBlank(text) ? REQUIRED : asSentence(nameProblem(text));
}
