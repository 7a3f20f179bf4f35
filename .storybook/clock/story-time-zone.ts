import { forgetLocalTimeZone } from '@skill-exchange/ui/lib/time/use-local-time-zone';

/** By names that an address can hold, where a slash is not allowed: from far behind UTC to far ahead, half hours too. */
const zones: Readonly<Record<string, string>> = {
  Berlin: 'Europe/Berlin',
  UTC: 'UTC',
  'Los Angeles': 'America/Los_Angeles',
  'New York': 'America/New_York',
  Kyiv: 'Europe/Kyiv',
  Kolkata: 'Asia/Kolkata',
  Auckland: 'Pacific/Auckland',
};

/** A zone other than UTC, so that local times show as well. Pictures do not depend on the machine. */
export const storyPlace = 'Berlin';

export const placeChoices = Object.keys(zones).map((value) => ({ value, title: `Time zone: ${value}` }));

/** The zone of a choice of the toolbar. */
export const zoneAt = (place: unknown): string => zones[String(place)] ?? 'Europe/Berlin';

let chosen = zoneAt(storyPlace);

/** Sets the zone that code gets which asks the browser for its own. */
export function setStoryTimeZone(timeZone: string) {
  chosen = timeZone;
  forgetLocalTimeZone();
}

/** Has the browser answer with the chosen zone, once. */
export function overrideTimeZone() {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  Intl.DateTimeFormat.prototype.resolvedOptions = function fixed() {
    return { ...resolvedOptions.call(this), timeZone: chosen };
  };
}
