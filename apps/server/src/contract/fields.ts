import { invalid } from '../refusals.ts';

const earliestYear = 1900;
const latestYear = 9999;

/**
 * A meeting link as it is stored, without surrounding space.
 *
 * @throws Refusal (400) for anything but an http or https address: others could run script when they are opened.
 */
export function readLink(field: string, text: string): string {
  const link = text.trim();
  if (!/^https?:\/\/\S+$/i.test(link) || !URL.canParse(link)) {
    throw invalid(field, 'must be an http or https address');
  }
  return link;
}

/**
 * An instant of the contract's `date-time` format.
 *
 * @throws Refusal (400) for those that no clock shows, such as a leap second, and years that no calendar here has.
 */
export function readInstant(field: string, text: string): Date {
  const instant = new Date(text);
  const year = instant.getUTCFullYear();
  if (Number.isNaN(year) || year < earliestYear || year > latestYear) {
    throw invalid(field, 'must be an instant such as 2026-11-24T19:00:00Z');
  }
  return instant;
}
