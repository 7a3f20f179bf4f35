import { t } from '@lingui/core/macro';
import { byLocale } from '../texts/by-locale.ts';
import { unitsOf } from '../texts/unit-words.ts';

const [hoursOf, minutesOf, daysOf] = [unitsOf('hour'), unitsOf('minute'), unitsOf('day')];

// biome-ignore lint/style/noRestrictedGlobals: a length, no date
const together = byLocale((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }));

/** Formats 45 as '45 minutes', 60 as '1 hour', 90 as '1 hour 30 minutes'. */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (rest === 0) return hours === 0 ? '' : hoursOf(hours);
  return hours === 0 ? minutesOf(rest) : together().format([hoursOf(hours), minutesOf(rest)]);
}

/** Returns a notice of whole hours: "None", "12 hours", "2 days". */
export function noticeInWords(hours: number): string {
  if (hours === 0) return t`None`;
  return hours % 24 === 0 ? daysOf(hours / 24) : lengthInWords(hours * 60);
}
