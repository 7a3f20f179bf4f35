import { isBlank } from '@skill-exchange/api-client/plain-text';
import { invalid } from '../../api-errors.ts';
import { readNames } from '../../input.ts';

/**
 * Parses the skill names in a multipart field, a JSON list; undefined if the field is missing.
 *
 * @throws ApiError 400 naming the field.
 */
export function readSkillList(field: string, text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw invalid(field, 'must be a JSON list of skill names');
  }
  if (!Array.isArray(list) || !list.every(isSkillName)) throw invalid(field, 'must be a JSON list of skill names');
  return readNames(field, list);
}

function isSkillName(value: unknown): value is string {
  return typeof value === 'string' && !isBlank(value) && !value.includes('\0');
}
