import { t } from '@lingui/core/macro';
import { byLocale } from '../texts/by-locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The longest first, with its length in milliseconds. */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

// biome-ignore lint/style/noRestrictedGlobals: a distance, no date
const ago = byLocale((locale) => new Intl.RelativeTimeFormat(locale));

/** Returns the time since an instant, such as "2 hours ago"; "just now" for less than a minute. `now` is in milliseconds. */
export function timeAgo(instant: string, now: number): string {
  const passed = now - Date.parse(instant);
  const unit = units.find(([, length]) => passed >= length);
  if (unit === undefined) return t`just now`;
  const [name, length] = unit;
  return ago().format(-Math.floor(passed / length), name);
}
