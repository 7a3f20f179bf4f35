import type { FurtherDates } from '@skill-exchange/api-client/types';
import { invalid, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { storeOnce } from '../../../db/store-once.ts';
import { readDay } from '../../../input.ts';
import type { MemberRateLimitKeys } from '../../../limits/limits.ts';
import { dayAfter, daysOf, instantOf, wallStart } from '../../../series-days.ts';
import { requireNotLimited } from '../../auth/require-not-limited.ts';
import { lockForShare } from '../../users/repository.ts';
import { insertInvitation } from '../cohosts/cohost-repository.ts';
import type { EventRow } from '../event-columns.ts';
import { type EventTimes, latestStart } from '../event-times.ts';
import { readEvent, readOwnEvent } from '../service.ts';
import * as extend from './extend-repository.ts';
import { severalOf } from './series.ts';

/** The maximum number of dates of a series. */
const maxDates = 52;

/**
 * Adds dates to a series where its pattern goes on, and returns the first of them. Nobody is registered for them: members of
 * upcoming dates and of the last one are notified once, and co-hosts of the latest date are invited.
 *
 * @throws ApiError 400 for an event that does not repeat, and for too many or no dates; 403 to all but the host, and to a limited
 * one; 409 when the key was used for other dates; 429 past the limit of dates.
 */
export async function extendSeries(
  context: AppContext,
  by: MemberRateLimitKeys,
  id: string,
  body: FurtherDates,
  key: string | null,
): Promise<EventRow> {
  const hostId = by.member;
  const event = await readOwnEvent(context, hostId, id);
  await requireNotLimited(context, hostId);
  const { series } = event;
  if (series === null) throw invalid('eventId', 'must be a date of a series; this event does not repeat');
  const until = readUntil(body);
  const now = context.clock();
  let refund: (() => Promise<void>) | undefined;
  const call = { memberId: hostId, thing: 'event', key, body: { seriesOf: event.id, ...body } } as const;
  const firstId = await storeOnce(context, call, async (trx, notify) => {
    // A member who blocks the host at the same moment is not notified.
    await lockForShare(trx, [hostId]);
    const locked = await extend.lockSeries(trx, series._id);
    const end = await extend.findSeriesEnd(trx, locked.id);
    if (end === undefined) throw notFound('Event');
    const dates = planDates(locked, end, { count: body.dates ?? null, until, now });
    refund ??= await context.limits.consume('event-dates', by, dates.length);
    const following = await extend.findFollowing(trx, locked.id, { last: end.position, now });
    const cohosts = (await extend.findAcceptedCohosts(trx, end.model_id)).filter((each) => each !== hostId);
    const lastDay = dates.at(-1)?.day ?? locked.last_day;
    const ids = await extend.insertDates(trx, locked, end, { hostId, lastDay, dates, now });
    const [eventId = ''] = ids;
    for (const cohostId of cohosts) for (const dateId of ids) await insertInvitation(trx, dateId, cohostId, now);
    const startsAt = dates[0]?.start_time.toISOString() ?? '';
    const details = { eventId, title: event.title, startsAt, ...severalOf(ids.map((each) => ({ id: each }))) };
    const notice = { subject: eventId, actor: hostId, details };
    await notify({ ...notice, kind: 'eventCohostInvited', to: cohosts });
    await notify({ ...notice, kind: 'eventExtended', to: following.filter((each) => !cohosts.includes(each)) });
    return eventId;
  }).catch(async (error: unknown) => {
    await refund?.();
    throw error;
  });
  return await readEvent(context, firstId, hostId);
}

function readUntil({ dates, until }: FurtherDates): string | null {
  if ((dates === undefined) === (until === undefined))
    throw invalid('dates', 'is required, or the day until which there are dates', { rule: 'required' });
  return until === undefined ? null : readDay('until', until);
}

/** Returns the next dates of a series by its pattern: the days of its rule as far on as its latest date was moved. */
function planDates(
  series: extend.LockedSeries,
  end: extend.SeriesEnd,
  { count, until, now }: { count: number | null; until: string | null; now: Date },
): EventTimes[] {
  const { rrule, time_zone: zone } = series;
  const time = localTime(end, zone);
  const length = end.end_time.getTime() - end.start_time.getTime();
  const latest = latestStart(now);
  const ahead = daysOf(rrule, { first: dayAfter(series.last_day, -end.days_moved) })
    .slice(1)
    .map((ruleDay) => dayAfter(ruleDay, end.days_moved))
    .map((day) => ({ day, start_time: instantOf({ day, time }, zone) }))
    .filter(({ start_time }) => start_time > now);
  const wanted = until === null ? ahead.slice(0, count ?? 0) : ahead.filter(({ day }) => day <= until);
  if (wanted.length === 0) throw invalid('until', 'must be on or after the next day of the series; pick a later day');
  requireRoom(wanted.length, maxDates - end.position, until);
  if (wanted.some(({ start_time }) => start_time > latest)) {
    throw invalid(until === null ? 'dates' : 'until', 'must end within two years from now; pick fewer dates', {
      rule: 'within_two_years',
    });
  }
  return wanted.map((date) => ({ ...date, end_time: new Date(date.start_time.getTime() + length) }));
}

/** Returns the local start of a series' dates. A start that the change of clocks moved on is that of the date before. */
function localTime({ start_time, start_before }: extend.SeriesEnd, zone: string): string {
  const { day, time } = wallStart(start_time, zone);
  if (start_before === null) return time;
  const before = wallStart(start_before, zone);
  const isSame = instantOf({ day, time: before.time }, zone).getTime() === start_time.getTime();
  return isSame ? before.time : time;
}

function requireRoom(wanted: number, limit: number, until: string | null): void {
  if (wanted <= limit) return;
  const most = maxDates;
  if (limit <= 0)
    throw invalid('dates', `cannot be added, since a series has at most ${most} dates; host a new one`, {
      rule: 'series_too_long',
      params: { most },
    });
  if (until === null)
    throw invalid('dates', `must be at most ${limit}, since a series has at most ${most} dates`, {
      rule: 'series_too_long',
      params: { limit, most },
    });
  throw invalid('until', `must be earlier, since a series has at most ${most} dates: ${limit} can be added`, {
    rule: 'series_too_long',
    params: { limit, most },
  });
}
