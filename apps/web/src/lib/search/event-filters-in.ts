import type { EventFilters } from '@skill-exchange/api-client/search';
import { instantAt } from '@skill-exchange/ui/lib/time/wall-time';

const times = ['mornings', 'afternoons', 'evenings'] as const;

/** Filters in the URL besides the words. Days are in the viewer's time zone, and `to` is the last day. */
export interface EventAddressFilters {
  readonly skill?: string;
  readonly language?: string;
  readonly from?: string;
  readonly to?: string;
  readonly time?: (typeof times)[number];
  readonly wanted?: true;
  readonly free?: true;
  readonly exact?: true;
}

const isDay = (text: string | null) => text !== null && instantAt(text, '00:00', 'UTC') !== undefined;

const languageCode = /^[a-z]{2,3}$/;

/** Reads the filters of `/events`: `?skill=Sourdough&from=2026-11-28&to=2026-11-29&time=evenings`. */
export function eventFiltersIn(params: URLSearchParams): EventAddressFilters {
  const skill = params.get('skill')?.trim() ?? '';
  const language = params.get('language') ?? '';
  const time = times.find((one) => one === params.get('time'));
  const days = ['from', 'to'].filter((name) => isDay(params.get(name)));
  const switches = ['wanted', 'free', 'exact'].filter((name) => params.get(name) === 'true');
  return {
    ...(skill !== '' && { skill }),
    ...(languageCode.test(language) && { language }),
    ...(time && { time }),
    ...Object.fromEntries(days.map((name) => [name, params.get(name)])),
    ...Object.fromEntries(switches.map((name) => [name, true])),
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns what the server is asked for, with the instants of the viewer's days. */
export function eventFilters(params: URLSearchParams, search: string, timeZone: string): EventFilters {
  const { from, to, time, ...others } = eventFiltersIn(params);
  const next = to && new Date(Date.parse(to) + dayMs).toISOString().slice(0, 10);
  return {
    q: search,
    ...others,
    ...(from && { from: instantAt(from, '00:00', timeZone) }),
    ...(next && { to: instantAt(next, '00:00', timeZone) }),
    ...(time && { time, timeZone }),
  };
}
