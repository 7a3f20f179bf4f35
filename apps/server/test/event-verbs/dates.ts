import type { EventScope } from '@skill-exchange/api-client/types';
import { isUpcoming, manages, type Paper, type PaperEvent } from './paper.ts';

const day = 24 * 3_600_000;

const inSeries = ({ events }: Paper, { series }: PaperEvent, scope: EventScope) =>
  [...events.values()]
    .filter((one) => one.series !== null && one.series.id === series?.id)
    .filter((one) => scope === 'all' || (one.series?.position ?? 0) >= (series?.position ?? 0))
    .sort((one, other) => (one.series?.position ?? 0) - (other.series?.position ?? 0));

const isOne = (event: PaperEvent, scope: EventScope) => scope === 'this' || event.series === null;

/** The upcoming dates of a scope in their order; the event itself if it does not repeat or is not upcoming. */
export function datesIn(paper: Paper, event: PaperEvent, scope: EventScope): PaperEvent[] {
  if (isOne(event, scope) || !isUpcoming(event, paper.now)) return [event];
  return inSeries(paper, event, scope).filter((one) => isUpcoming(one, paper.now));
}

export const mayComeBack = ({ canceledAt, start }: PaperEvent, now: number) =>
  canceledAt !== null && now - canceledAt < day && start > now;

/** The canceled dates of a scope that may come back, if the event itself is upcoming. */
export function canceledIn(paper: Paper, event: PaperEvent, scope: EventScope, hostId?: string): PaperEvent[] {
  if (isOne(event, scope) || !isUpcoming(event, paper.now)) return [];
  return inSeries(paper, event, scope).filter(
    (one) => mayComeBack(one, paper.now) && (hostId === undefined || manages(one, hostId)),
  );
}

/** The upcoming dates of a scope and the canceled ones that may come back; the event itself may be a canceled one. */
export function datesToLeave(paper: Paper, event: PaperEvent, scope: EventScope): Record<'on' | 'off', PaperEvent[]> {
  if (!mayComeBack(event, paper.now)) return { on: datesIn(paper, event, scope), off: canceledIn(paper, event, scope) };
  const dates = isOne(event, scope) ? [event] : inSeries(paper, event, scope);
  return {
    on: dates.filter((one) => isUpcoming(one, paper.now)),
    off: dates.filter((one) => mayComeBack(one, paper.now)),
  };
}

/** The dates that come back with an event. */
export function comingBack(paper: Paper, event: PaperEvent, scope: EventScope): PaperEvent[] {
  const dates = isOne(event, scope) ? [event] : inSeries(paper, event, scope);
  return dates.filter((one) => mayComeBack(one, paper.now) && one.host === event.host);
}

/** All dates of an event's series. */
export const allDates = (paper: Paper, event: PaperEvent) =>
  event.series === null ? [event] : inSeries(paper, event, 'all');

const midnight = (time: number) => Math.floor(time / day) * day;

/** The start of another date of a series after one has moved; null if it would be in the past on another day. */
export function startAfterMove(date: PaperEvent, from: number, to: number, now: number): number | null {
  const days = (midnight(to) - midnight(from)) / day;
  const start = midnight(date.start) + days * day + (to - midnight(to));
  if (start > now) return start;
  return days === 0 || date.canceledAt !== null ? date.start : null;
}
