import { invalid } from '../../api-errors.ts';
import { dayOf } from './facts.ts';

/** The longest absence, in days. */
const longest = 366;

const dayMs = 86_400_000;

/**
 * Parses the last day of an absence; null for an empty text.
 *
 * @throws ApiError 400 for anything but a day from today on within a year.
 */
export function readAbsence(text: string, now: Date): string | null {
  if (text === '') return null;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  // A month's 31st of 30 would be another day.
  if (Number.isNaN(time) || dayOf(new Date(time)) !== text)
    throw invalid('awayUntil', 'must be a day such as 2026-12-31', { rule: 'moment' });
  // Where it is still yesterday in UTC, today has begun.
  if (text < dayOf(new Date(now.getTime() - dayMs)))
    throw invalid('awayUntil', 'must not be in the past', { rule: 'past' });
  if (time > now.getTime() + longest * dayMs)
    throw invalid('awayUntil', 'must be within a year', { rule: 'within_year' });
  return text;
}
