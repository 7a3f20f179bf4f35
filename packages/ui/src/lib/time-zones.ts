import { formatterByZone } from './date-time.ts';

/** Cities that the zone database still names as they were called once. */
const renamed: Record<string, string> = {
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'America/Godthab': 'Nuuk',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
};

const offsetIn = formatterByZone({ timeZoneName: 'longOffset' });

/** Returns the time zones that the browser lists; none where it cannot. */
export function listTimeZones(): string[] {
  try {
    return Intl.supportedValuesOf('timeZone');
  } catch {
    return [];
  }
}

/** Returns the city that a zone is named after, as it is called today: 'Kyiv' for Europe/Kiev. */
export function cityOf(timeZone: string): string {
  return renamed[timeZone] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/** Returns what a zone's clocks differ from UTC at an instant (milliseconds): 'UTC+5:30', 'UTC'. */
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

/** Returns a zone in words at an instant (milliseconds): 'Kolkata (UTC+5:30)'. */
export function zoneInWords(timeZone: string, now: number): string {
  const offset = offsetOf(timeZone, now);
  return timeZone === 'UTC' ? 'UTC' : `${cityOf(timeZone)} (${offset})`;
}
