import type { Event, EventScope, FurtherDates, Repeat } from '@skill-exchange/api-client/types';
import { community } from './community.ts';
import { makeEvent } from './factories.ts';

const weekMs = 7 * 24 * 60 * 60_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weeks = { week: 1, fortnight: 2, month: 4 };

/** Returns the dates of a status in a scope, upcoming ones by default; only the event itself if it does not repeat. */
export function datesInScope(
  event: Event,
  scope: EventScope | null = 'this',
  status: Event['status'] = 'Upcoming',
): Event[] {
  const { series } = event;
  if (scope === null || scope === 'this' || series === undefined) return [event];
  return datesOf(series._id).filter(
    (date) => date.status === status && (scope === 'all' || positionOf(date) >= series.position),
  );
}

/** Returns the dates of a series. */
export function datesOf(seriesId: string): Event[] {
  return community().events.filter(({ series }) => series?._id === seriesId);
}

/** Adds the number of later dates of its series in a list. */
export function withMoreDates(event: Event, list: readonly Event[]): Event {
  const moreDates = list.filter(
    ({ series, start_time }) => series && series._id === event.series?._id && start_time > event.start_time,
  ).length;
  return moreDates === 0 ? event : { ...event, moreDates };
}

/** Creates the dates of a series from its first event; a month is four weeks. */
export function makeSeries(first: Event, { every, dates }: Repeat): Event[] {
  const weekday = weekdays[new Date(first.start_time).getUTCDay()];
  const words = {
    week: `Every ${weekday}`,
    fortnight: `Every two weeks on ${weekday}`,
    month: `Every last ${weekday} of the month`,
  }[every];
  const step = weeks[every] * weekMs;
  const series = {
    _id: `series-of-${first._id}`,
    words,
    dates,
    lastDay: later(first.date, (dates - 1) * step).slice(0, 10),
  };
  return Array.from({ length: dates }, (_, index) => {
    const id = index === 0 ? first._id : `${first._id}-${index + 1}`;
    return makeEvent({
      ...first,
      _id: id,
      event_id: id,
      date: later(first.date, index * step),
      start_time: later(first.start_time, index * step),
      end_time: later(first.end_time, index * step),
      participants: [...first.participants],
      requests: [...first.requests],
      series: { ...series, position: index + 1 },
    });
  });
}

/** Adds weekly dates to a series. Returns the first of them, or the reason why there is none. */
export function addDates(seriesId: string, { dates, until }: FurtherDates): [Event] | [undefined, string] {
  if ((dates === undefined) === (until === undefined)) {
    return [undefined, 'dates: is required, or the day until which there are dates'];
  }
  const all = datesOf(seriesId);
  const last = all.at(-1);
  if (last?.series === undefined) return [undefined, 'eventId: must be a date of a series'];
  const { series } = last;
  const days = until === undefined ? 0 : (Date.parse(until) - Date.parse(last.start_time.slice(0, 10))) / weekMs;
  const count = dates ?? Math.floor(days);
  if (count < 1) {
    return [undefined, 'until: must be on or after the next day of the series; pick a later day'];
  }
  if (all.length + count > 52) {
    const most = `must be at most ${52 - all.length}, since a series has at most 52 dates`;
    return [undefined, `${until === undefined ? 'dates' : 'until'}: ${most}`];
  }
  const total = all.length + count;
  const lastDay = later(last.date, count * weekMs).slice(0, 10);
  const added = Array.from({ length: count }, (_, index) => {
    const id = `${all[0]?._id}-${all.length + index + 1}`;
    const step = (index + 1) * weekMs;
    return makeEvent({
      ...last,
      _id: id,
      event_id: id,
      date: later(last.date, step),
      start_time: later(last.start_time, step),
      end_time: later(last.end_time, step),
      participants: [],
      requests: [],
      series: { ...series, position: series.position + index + 1 },
    });
  });
  community().events.push(...added);
  for (const date of [...all, ...added]) {
    if (date.series !== undefined) date.series = { ...date.series, dates: total, lastDay };
  }
  return [added[0] as Event];
}

/** Makes an event of the community the first date of a weekly series. */
export function repeatWeekly(eventId: string, dates = 4): void {
  const { events } = community();
  const index = events.findIndex(({ _id }) => _id === eventId);
  const event = events[index];
  if (event === undefined) throw new Error(`The community has no ${eventId}.`);
  events.splice(index, 1, ...makeSeries(event, { every: 'week', dates, timeZone: 'UTC' }));
}

/** Moves a date by as much as another date of its series was moved. */
export function movedLike(date: Event, before: Pick<Event, 'start_time' | 'end_time'>, after: typeof before) {
  return {
    date: later(date.date, dayOf(after.start_time) - dayOf(before.start_time)),
    start_time: later(date.start_time, Date.parse(after.start_time) - Date.parse(before.start_time)),
    end_time: later(date.end_time, Date.parse(after.end_time) - Date.parse(before.end_time)),
  };
}

function dayOf(instant: string): number {
  return Date.parse(instant.slice(0, 10));
}

function positionOf({ series }: Event): number {
  return series?.position ?? 0;
}

function later(instant: string, ms: number): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}
