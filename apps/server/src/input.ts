import { lineProblem, linkProblem, nameProblem, tidyLine, tidyLink } from '@skill-exchange/api-client/plain-text';
import { invalid } from './api-errors.ts';
import { zoneNamed } from './zones.ts';

/** Instants outside these years are typos, and databases and calendars disagree on them. */
const firstYear = 1970;
const lastYear = 9999;

/**
 * Parses an instant of a validated body.
 *
 * @throws ApiError 400 naming the field.
 */
export function readInstant(field: string, text: string): Date {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  if (Number.isNaN(year)) throw invalid(field, 'must be an instant such as 2026-11-24T19:00:00Z');
  if (year < firstYear || year > lastYear)
    throw invalid(field, `must be between ${firstYear} and ${lastYear}`, { minimum: firstYear, maximum: lastYear });
  return instant;
}

/** Returns a time zone's name in its canonical spelling. @throws ApiError 400 naming the field. */
export function readTimeZone(field: string, text: string): string {
  const name = zoneNamed(text);
  if (name === null) throw invalid(field, 'must be a time zone such as Europe/Lisbon');
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
  if (problem !== undefined) throw invalid(field, problem);
  return tidyLine(text);
}

/** Normalizes names of skills like `readName`. @throws ApiError 400 naming the field and the index in it. */
export function readNames(field: string, names: readonly string[]): string[] {
  return names.map((name, index) => readName(`${field}.${index}`, name));
}

/** Normalizes a title to one line. @throws ApiError 400 naming the field. */
export function readTitle(field: string, text: string): string {
  const problem = lineProblem(text);
  if (problem !== undefined) throw invalid(field, problem);
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
  if (problem !== undefined) throw invalid(field, problem);
  return link;
}
