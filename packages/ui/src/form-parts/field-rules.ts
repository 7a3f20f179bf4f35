import { asSentence, isBlank, lineProblem, nameProblem } from '@skill-exchange/api-client/plain-text';

/** What a required field says when it is empty. */
export const REQUIRED = 'Required';

/** For react-hook-form's `validate`: something to be seen. */
export function filled(text: string): true | string {
  return !isBlank(text) || REQUIRED;
}

/** The same for a text of one line, such as a title. */
export function filledLine(text: string): true | string {
  return isBlank(text) ? REQUIRED : asSentence(lineProblem(text));
}

/** The same for the name of a member. */
export function filledName(text: string): true | string {
  return isBlank(text) ? REQUIRED : asSentence(nameProblem(text));
}
