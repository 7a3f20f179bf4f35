import { isBlank } from '@skill-exchange/api-client/plain-text';
import { invalid } from '../../api-errors.ts';
import { readNames } from '../../input.ts';

/** The contract's limits of SkillNames, which its schema cannot check inside a text. */
const maximumSkills = 30;
const maximumNameLength = 60;

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
  if (list.length > maximumSkills) throw invalid(field, `must have at most ${maximumSkills} entries`);
  return readNames(field, list);
}

function isSkillName(value: unknown): value is string {
  if (typeof value !== 'string' || isBlank(value) || value.includes('\0')) return false;
  return [...value].length <= maximumNameLength;
}
