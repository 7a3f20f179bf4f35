import type { SkillWithLevel } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import { skillKey } from '../skills/skill-key.ts';

const levels: readonly string[] = ['starting', 'comfortable', 'can-teach'] satisfies SkillWithLevel['level'][];

/** The level of a skill on one of a member's lists. */
export interface HeldLevel {
  kind: 'offered' | 'requested';
  /** See `skillKey`. */
  key: string;
  level: SkillWithLevel['level'];
}

/** Parses a JSON list. @throws ApiError 400 for any other text. */
function readList(field: string, text: string, of: string): unknown[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw invalid(field, `must be a JSON list of ${of}`);
  }
  if (!Array.isArray(list)) throw invalid(field, `must be a JSON list of ${of}`);
  return list;
}

/** Parses the levels in a multipart field; undefined if it is missing. @throws ApiError 400 naming the field. */
export function readLevels(text: string | undefined): HeldLevel[] | undefined {
  if (text === undefined) return undefined;
  return readList('skillLevels', text, 'levels').map((entry) => {
    const { skill, side, level } = Object(entry) as Partial<Record<string, unknown>>;
    if (typeof skill !== 'string' || (side !== 'teach' && side !== 'learn') || !isLevel(level))
      throw invalid('skillLevels', 'must be a JSON list of levels, each with its skill, side and level');
    return { kind: side === 'teach' ? 'offered' : 'requested', key: skillKey(skill), level };
  });
}

function isLevel(value: unknown): value is SkillWithLevel['level'] {
  return typeof value === 'string' && levels.includes(value);
}

/** Parses language codes in a multipart field; undefined if it is missing. @throws ApiError 400 naming the field. */
export function readLanguages(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  const codes = readList('languages', text, 'languages');
  return [...new Set(codes.map((code) => readLanguage('languages', code)))];
}

/** Returns a language code in its canonical spelling. @throws ApiError 400 naming the field. */
export function readLanguage(field: string, code: unknown): string {
  // The contract's pattern. The standard allows other codes, but nobody speaks those languages.
  const parts = typeof code === 'string' ? /^([a-z]{2,3})(-[a-z]{4})?(-(?:[a-z]{2}|\d{3}))?$/i.exec(code) : null;
  if (parts === null) throw invalid(field, 'must be codes of languages, such as pt or pt-BR');
  const [, language = '', script = '', region = ''] = parts;
  const titled = script.slice(0, 2).toUpperCase() + script.slice(2).toLowerCase();
  return `${language.toLowerCase()}${titled}${region.toUpperCase()}`;
}
