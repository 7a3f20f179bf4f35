import { lineProblem, linkProblem, nameProblem, tidyLine, tidyLink } from '@skill-exchange/api-client/plain-text';
import { invalid } from './api-errors.ts';
import { zoneNamed } from './zones.ts';

/** Instants outside these years are slips of the keyboard, and databases and calendars disagree on them. */
const firstYear = 1970;
const lastYear = 9999;

/**
 * An instant of a body that the contract has found well-formed.
 *
 * @throws ApiError 400 naming the field.
 */
export function readInstant(field: string, text: string): Date {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  if (Number.isNaN(year)) throw invalid(field, 'must be an instant such as 2026-11-24T19:00:00Z');
  if (year < firstYear || year > lastYear) throw invalid(field, `must be between ${firstYear} and ${lastYear}`);
  return instant;
}

/** The name of a time zone in its usual spelling. @throws ApiError 400 naming the field. */
export function readTimeZone(field: string, text: string): string {
  const name = zoneNamed(text);
  if (name === null) throw invalid(field, 'must be a time zone such as Europe/Lisbon');
  return name;
}

/** The day of a `YYYY-MM-DD` text or of an instant, in UTC. @throws ApiError 400 naming the field. */
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

/** Names of skills, each as `readName` reads it. @throws ApiError 400 naming the field and the place in it. */
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
 * A meeting link: an http or https address, kept as it was written; `https://` is added where it is missing. Empty when
 * there is none.
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
