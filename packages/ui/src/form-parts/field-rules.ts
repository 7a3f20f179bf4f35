/** What a required field says when it is empty. */
export const REQUIRED = 'Required';

/** For react-hook-form's `validate`: something other than spaces. */
export function filled(text: string): true | string {
  return text.trim() !== '' || REQUIRED;
}
