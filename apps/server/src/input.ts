import {
  lineProblem,
  linkProblem,
  nameProblem,
  type TextProblem,
  tidyLine,
  tidyLink,
} from '@skill-exchange/api-client/plain-text';
import type { ErrorRule } from '@skill-exchange/api-client/types';
import { invalid } from './api-errors.ts';
import { zoneNamed } from './zones.ts';

/** Instants outside these years are typos, and databases and calendars disagree on them. */
const firstYear = 1970;
const lastYear = 9999;

const textRules: Readonly<Record<TextProblem, ErrorRule>> = {
  'must be on one line': 'one_line',
  'has an invisible character; type it again without it': 'invisible',
  'has too many accents on one letter; use at most four': 'accents',
  'mixes two alphabets in one word; type each word in one': 'alphabets',
  'must be an http or https address': 'link',
  'names a user before the address; leave out all up to the @': 'link_with_user',
};

/**
 * Parses an instant of a validated body.
 *
 * @throws ApiError 400 naming the field.
 */
export function readInstant(field: string, text: string): Date {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  if (Number.isNaN(year)) throw invalid(field, 'must be an instant such as 2026-11-24T19:00:00Z', { rule: 'moment' });
  if (year < firstYear || year > lastYear)
    throw invalid(field, `must be between ${firstYear} and ${lastYear}`, {
      rule: 'moment',
      params: { minimum: firstYear, maximum: lastYear },
    });
  return instant;
}

/** Returns a time zone's name in its canonical spelling. @throws ApiError 400 naming the field. */
export function readTimeZone(field: string, text: string): string {
  const name = zoneNamed(text);
  if (name === null) throw invalid(field, 'must be a time zone such as Europe/Lisbon', { rule: 'time_zone' });
  return name;
}

/** Returns the UTC day of a `YYYY-MM-DD` text or of an instant. @throws ApiError 400 naming the field. */
export function readDay(field: string, text: string): string {
  return readInstant(field, text).toISOString().slice(0, 10);
}

/**
 * Normalizes the name of a member or a skill.
 *
 * @throws ApiError 400 naming the field, for a name that is blank or imitates another one.
 */
export function readName(field: string, text: string): string {
  const problem = nameProblem(text);
  if (problem !== undefined) throw invalid(field, problem, { rule: textRules[problem] });
  return tidyLine(text);
}

/** Normalizes names of skills like `readName`. @throws ApiError 400 naming the field and the index in it. */
export function readNames(field: string, names: readonly string[]): string[] {
  return names.map((name, index) => readName(`${field}.${index}`, name));
}

/** Normalizes a title to one line. @throws ApiError 400 naming the field. */
export function readTitle(field: string, text: string): string {
  const problem = lineProblem(text);
  if (problem !== undefined) throw invalid(field, problem, { rule: textRules[problem] });
  return tidyLine(text);
}

/**
 * Returns a meeting link: an http or https URL as typed, with `https://` added if missing; empty when
 * left out.
 *
 * @throws ApiError 400 naming the field.
 */
export function readLink(field: string, text: string): string {
  const link = tidyLink(text);
  if (link === '') return '';
  const problem = linkProblem(link);
  if (problem !== undefined) throw invalid(field, problem, { rule: textRules[problem] });
  return link;
}
