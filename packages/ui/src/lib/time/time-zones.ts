import { cityOf, formatterByZone, numbersByZone } from './date-time.ts';

const offsetIn = numbersByZone({ timeZoneName: 'longOffset' });
const namedIn = formatterByZone({ timeZoneName: 'shortGeneric' });

/** Returns the time zones that the browser lists; none if unsupported. */
export function listTimeZones(): string[] {
  try {
    return Intl.supportedValuesOf('timeZone');
  } catch {
    return [];
  }
}

/** Returns a zone's offset from UTC at an instant (milliseconds): 'UTC+5:30', 'UTC'. */
export function offsetOf(timeZone: string, now: number): string {
  const name = offsetIn(timeZone)
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return (name ?? 'GMT')
    .replace('GMT', 'UTC')
    .replace(
      /([+-])0?(\d+):(\d\d)$/,
      (_all, sign, hours, minutes) => `${sign}${hours}${minutes === '00' ? '' : `:${minutes}`}`,
    );
}

/**
 * Returns what a zone is called in the language of the texts: its country or its largest city, 'India Time'. Browsers have
 * no names of the cities themselves.
 */
export function zoneName(timeZone: string, now: number): string {
  return (
    namedIn(timeZone)
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  );
}

/** Returns a zone in words at an instant (milliseconds): 'Kolkata (UTC+5:30)'. */
export function zoneInWords(timeZone: string, now: number): string {
  const offset = offsetOf(timeZone, now);
  return timeZone === 'UTC' ? 'UTC' : `${cityOf(timeZone)} (${offset})`;
}
