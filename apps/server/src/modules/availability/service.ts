import type { Availability } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { parseId } from '../../db/ids.ts';
import { readTimeZone } from '../../input.ts';
import { findKnownZone } from '../notifications/settings-repository.ts';
import { requireOther } from '../users/service.ts';
import { findTimes, type MemberTime, type NearMiss } from './overlap.ts';
import * as availability from './repository.ts';

/** Returns the caller's hours; null until they are set. */
export async function availabilityOf(context: AppContext, memberId: string): Promise<Availability | null> {
  const [row] = await availability.findAvailability(context.db, [memberId]);
  return row === undefined ? null : presentAvailability(row);
}

function presentAvailability(row: availability.AvailabilityRow): Availability {
  return {
    timeZone: row.time_zone,
    weekly: row.weekly,
    daysOff: row.days_off,
    bufferMinutes: row.buffer_minutes,
    noticeHours: row.notice_hours,
    maxPerWeek: row.max_per_week,
  };
}

/**
 * Replaces the caller's hours, sorted and without duplicates.
 *
 * @throws ApiError 400 for an unknown time zone, and for hours that end before they start or overlap.
 */
export async function setAvailability(
  context: AppContext,
  memberId: string,
  { timeZone, weekly, daysOff = [], bufferMinutes = 0, noticeHours = 0, maxPerWeek = null }: Availability,
): Promise<Availability> {
  const row = {
    member_id: memberId,
    time_zone: readTimeZone('timeZone', timeZone),
    weekly: readWeekly(weekly),
    days_off: [...new Set(daysOff)].toSorted(),
    buffer_minutes: bufferMinutes,
    notice_hours: noticeHours,
    max_per_week: maxPerWeek,
  };
  await availability.saveAvailability(context.db, row);
  return presentAvailability(row);
}

function readWeekly(weekly: Availability['weekly']): Availability['weekly'] {
  const texts = new Set(weekly.map(({ weekday, from, to }) => `${weekday} ${from} ${to}`));
  const hours = [...texts].toSorted().map((text) => {
    const [weekday = '', from = '', to = ''] = text.split(' ');
    return { weekday: Number(weekday), from, to };
  });
  for (const [index, { weekday, from, to }] of hours.entries()) {
    if (from >= to) throw invalid('weekly', 'hours must end after they begin', { rule: 'order' });
    const next = hours[index + 1];
    if (next?.weekday === weekday && next.from < to)
      throw invalid('weekly', 'hours of one day must not overlap', { rule: 'overlap' });
  }
  return hours;
}

export interface Overlap {
  yours: { timeZone: string } | null;
  /** Null without hours, and if the other member hides their time zone. */
  theirs: { timeZone: string } | null;
  theirZone?: string;
  theyHaveHours: boolean;
  times: number[];
  nearest: NearMiss[];
}

export interface OverlapQuestion {
  userId: string;
  minutes?: number | undefined;
  days?: number | undefined;
  /** The session to move. */
  sessionId?: string | undefined;
}

/** Commitments of the adjacent weeks also count, toward the sessions of their week. */
const aroundMs = 8 * 24 * 3_600_000;

/**
 * Returns starts of sessions that suit the caller and another member.
 *
 * @throws ApiError 400 for the caller's own id, 404 for a member whom the caller cannot find.
 */
export async function findOverlap(
  context: AppContext,
  memberId: string,
  { userId, minutes = 60, days = 14, sessionId = '' }: OverlapQuestion,
): Promise<Overlap> {
  const otherId = await requireOther(context, memberId, userId, 'userId');
  const now = context.clock().getTime();
  const both = [memberId, otherId];
  const around = { start: now - aroundMs, end: now + days * 24 * 3_600_000 + aroundMs };
  const rows = await availability.findAvailability(context.db, both);
  const commitments = await availability.findCommitments(context.db, both, around, parseId(sessionId));
  const timeOf = (id: string): MemberTime => ({
    hours: rows.find(({ member_id }) => member_id === id),
    commitments: commitments.filter(({ member_id }) => member_id === id),
  });
  const [yours, theirs] = [timeOf(memberId), timeOf(otherId)];
  const { zone, isHidden } = await findKnownZone(context.db, otherId);
  const theirZone = isHidden ? null : (theirs.hours?.time_zone ?? zone);
  return {
    yours: zoneOf(yours),
    theirs: isHidden ? null : zoneOf(theirs),
    theyHaveHours: theirs.hours !== undefined,
    ...(theirZone !== null && { theirZone }),
    ...findTimes(yours, theirs, { now, minutes, days, isZoneHidden: isHidden }),
  };
}

const zoneOf = ({ hours }: MemberTime) => (hours === undefined ? null : { timeZone: hours.time_zone });
