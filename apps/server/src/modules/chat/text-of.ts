import { isBlank } from '@skill-exchange/api-client/plain-text';
import { invalid } from '../../api-errors.ts';

/** Returns the text of a message, empty for a blank one with files. @throws ApiError 400 for a blank text without files. */
export function textOf(text: string, hasFiles: boolean): string {
  if (!isBlank(text)) return text;
  if (!hasFiles) throw invalid('text', text === '' ? 'must not be empty' : 'must not be blank', { rule: 'required' });
  return '';
}
