import { invalid } from './refusals.ts';

/** Instants outside these years are slips of the keyboard, and databases and calendars disagree on them. */
const firstYear = 1970;
const lastYear = 9999;

/**
 * An instant of a body that the contract has found well-formed.
 *
 * @throws Refusal 400 naming the field.
 */
export function readInstant(field: string, text: string): Date {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  if (Number.isNaN(year)) throw invalid(field, 'must be an instant such as 2026-11-24T19:00:00Z');
  if (year < firstYear || year > lastYear)
    throw invalid(field, `must be between ${firstYear} and ${lastYear}`);
  return instant;
}

/** The day of a `YYYY-MM-DD` text or of an instant, in UTC. @throws Refusal 400 naming the field. */
export function readDay(field: string, text: string): string {
  return readInstant(field, text).toISOString().slice(0, 10);
}

/**
 * A meeting link: an http or https address, kept as it was written. Empty when there is none.
 *
 * @throws Refusal 400 naming the field.
 */
export function readLink(field: string, text: string): string {
  const link = text.trim();
  if (link === '') return '';
  if (!/^https?:\/\/[^\s\\]+$/i.test(link) || !URL.canParse(link)) {
    throw invalid(field, 'must be an http or https address');
  }
  return link;
}
