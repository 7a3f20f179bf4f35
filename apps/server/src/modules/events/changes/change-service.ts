import type { EventChange, EventDatesChanged, EventScope } from '@skill-exchange/api-client/types';
import type { Transaction } from 'kysely';
import { type ApiError, conflict } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { placesLeft } from '../../../db/free-places.ts';
import type { Database } from '../../../db/schema.ts';
import { readDay, readInstant, readNames } from '../../../input.ts';
import type { MemberRateLimitKeys } from '../../../limits/limits.ts';
import { dayAfter, daysBetween } from '../../../series-days.ts';
import { requireNotLimited } from '../../auth/require-not-limited.ts';
import { inNotifyingTransaction } from '../../notifications/notify.ts';
import { skipDueReminders } from '../../notifications/reminder-repository.ts';
import { ensureSkills } from '../../skills/service.ts';
import { findCohostIds, findHostIds } from '../cohosts/cohost-repository.ts';
import { requireHosted, requireOwn, settleRequests } from '../cohosts/event-hosts.ts';
import type { EventRow } from '../event-columns.ts';
import { type OwnField, readFields } from '../event-fields.ts';
import { endAfter, movedDay, requireChangedTimes } from '../event-times.ts';
import { requireSameVersion } from '../event-version.ts';
import { approveLockedRequests, approveRequests } from '../registrations/approve-all-repository.ts';
import { lockUpcoming, memberIdsOf } from '../registrations/registration-repository.ts';
import { notifyApproved } from '../registrations/registration-service.ts';
import { isPastSignUps } from '../registrations/sign-ups.ts';
import * as events from '../repository.ts';
import { changedFields, datesChanged, keptFields, patchOfDate, withOwn, withoutOwn } from '../series/own-fields.ts';
import { groupByRecipients, idsOf, type SeriesDate, severalOf } from '../series/series.ts';
import { datesInScope, datesToChange, moveRule, restorableHosted } from '../series/series-repository.ts';
import { changedMeanwhile, readDayOfStart, readEvent, readHostedEvent, readOwnEvent } from '../service.ts';
import { closedBecause, statusOf } from '../status.ts';
import { changesIn, emailDelayOf } from '../updates/change-words.ts';
import { offerPlaces } from '../waitlist/offer-places.ts';
import { deleteWaiting, memberIdsWaiting } from '../waitlist/waitlist-repository.ts';
import { correctEvent } from './correct-service.ts';
import { applyMove } from './move-repository.ts';

type Patch = Omit<events.EventPatch, 'day'> & { day?: string };

function readChange(change: EventChange): Patch {
  const start = readInstant('start_time', change.start_time);
  const end = endAfter(start, readInstant('end_time', change.end_time));
  return {
    start_time: start,
    end_time: end,
    ...(change.day === undefined ? {} : { day: readDayOfStart('day', change.day, start) }),
    ...readFields(change),
  };
}

/**
 * Changes an upcoming event, or several dates of a series, and notifies participants of the changes that matter to them.
 * Another date takes each changed field that was not changed on it alone, and moves by as many days; the answer says which
 * kept theirs. Canceled dates that may come back follow. Members who asked to join or wait for a place are notified of another
 * time, too, so that they can withdraw. Who asked before automatic approval was turned on is let in first. Once it is over,
 * its texts alone can be corrected.
 *
 * @throws ApiError 400 for an invalid title, skill, time or link; 403 to all but the hosts of all dates, and to a limited one
 * who changes the texts; 409 when it is not upcoming (and more than texts change), has changed since `version`, or
 * the new size is below the number of participants; 429 past the limit of new skills.
 */
export async function updateEvent(
  context: AppContext,
  by: MemberRateLimitKeys,
  id: string,
  { scope = 'this', version, ...change }: EventChange,
): Promise<{ event: EventRow; dates: EventDatesChanged | null }> {
  const memberId = by.member;
  const patch = readChange(change);
  const skillNames = change.skills === undefined ? null : readNames('skills', change.skills);
  const before = await readHostedEvent(context, memberId, id);
  if ([change.title, change.description, change.skills].some((text) => text !== undefined)) {
    await requireNotLimited(context, memberId);
  }
  const now = context.clock();
  if (statusOf(before, now) === 'Completed')
    return await correctEvent(context, by, before, { patch, skillNames, scope, version });
  // Opened after their time, sign-ups stay open until the end.
  if (change.signUpsClosed === false && change.signUpsCloseMinutes === undefined) {
    const { signups_close_minutes } = before;
    if (isPastSignUps({ ...patch, signups_close_minutes, signups_closed: false }, now))
      patch.signups_close_minutes = null;
  }
  const { told, letIn } = await inNotifyingTransaction(context, async (trx, notify) => {
    const inScope = await datesToChange(trx, before, scope, now);
    if (version !== undefined) await requireVersion(trx, before.id, { memberId, version, now });
    const skills = skillNames && (await ensureSkills(context, trx, skillNames, { memberId, limitKeys: by }));
    const skillIds = (skillNames && skills?.idsOf(skillNames)) ?? null;
    const fields = changedFields(before, patch, skillIds);
    // A date that keeps its own of all that changes is left alone.
    const isChanged = (date: SeriesDate) => date.id === before.id || keptFields(date, fields).length < fields.size;
    const dates = inScope.filter(isChanged);
    await requireHosted(trx, memberId, dates);
    // Errors of an event that has ended take precedence over errors of its times.
    if (closedBecause(before, now) === null) requireChangedTimes(before, patch, now);
    const { patchOf, days } = patchesOf(before, { patch, changed: fields, inScope }, scope, now);
    if (before.series !== null && scope !== 'this' && days !== 0) {
      const from = scope === 'all' ? 1 : before.series.position;
      await moveRule(trx, before.series, { from, days, now });
    }
    const changed = [];
    const letIn: (SeriesDate & { to: string[] })[] = [];
    const starts = new Map<string, Date>();
    for (const date of dates) {
      const own = patchOf(date);
      starts.set(date.id, own.start_time);
      // A statement that waits for the row itself would not see places that were offered meanwhile.
      if (own.max_participants !== undefined) await lockUpcoming(trx, date.id, now).execute();
      if (!(await events.updateUpcomingEvent(trx, date.id, own, now)))
        throw await explainUnchanged(trx, date.id, memberId, now);
      const keepsSkills =
        date.id !== before.id && (!fields.has('skills') || keptFields(date, fields).includes('skills'));
      const hasNewSkills =
        !keepsSkills && skillIds !== null && skillIds.join() !== date.skills.map(({ _id }) => _id).join();
      if (hasNewSkills) await events.replaceSkills(trx, date.id, skillIds);
      const movedFrom = own.start_time.getTime() === date.start_time.getTime() ? null : date.start_time;
      // Before places are offered, since the time to answer depends on the start.
      if (movedFrom !== null) {
        await applyMove(trx, { id: date.id, startsAt: own.start_time }, now);
        await skipDueReminders(trx, { id: date.id, startsAt: own.start_time }, now);
      }
      const changes = changesIn(date, own, hasNewSkills ? skillNames : null);
      // Read before places are offered: the offer itself states the new time.
      const waiting = changes?.changes?.time ? await memberIdsWaiting(trx, date.id) : [];
      if (own.auto_approve === true && fields.has('autoApprove')) {
        const to = await approveRequests(trx, date.id, memberId, now, { areUndecided: true });
        await deleteWaiting(trx, date.id, to ?? []);
        if (to !== null && to.length > 0)
          letIn.push({ ...date, title: own.title ?? date.title, start_time: own.start_time, to });
      }
      await offerPlaces(trx, notify, date.id, now);
      if (changes === null) continue;
      const hosts = (await findHostIds(trx, date.id)).filter((hostId) => hostId !== memberId);
      const members = await memberIdsOf(trx, date.id, changes.changes?.time ? ['approved', 'pending'] : ['approved']);
      const to = [...new Set([...hosts, ...members, ...waiting])];
      changed.push({ id: date.id, date, to, own, movedFrom, changes });
    }
    for (const { date, to, own, movedFrom, changes, dates: theirs } of groupByRecipients(changed)) {
      const details = {
        eventId: date.id,
        title: own.title ?? date.title,
        startsAt: own.start_time.toISOString(),
        ...(movedFrom && { movedFrom: movedFrom.toISOString() }),
        ...changes,
        ...severalOf(theirs),
      };
      const emailAfterSeconds = emailDelayOf(changes);
      await notify({ kind: 'eventChanged', subject: date.id, to, actor: before.host_id, details, emailAfterSeconds });
    }
    await notifyApproved(notify, before, letIn);
    for (const date of await restorableHosted(trx, { event: before, scope, hostId: memberId }, now)) {
      const own = patchOf(date);
      await events.updateCanceledEvent(trx, date.id, own, now);
      if (skillIds !== null && fields.has('skills') && !keptFields(date, fields).includes('skills'))
        await events.replaceSkills(trx, date.id, skillIds);
      if (own.start_time.getTime() !== date.start_time.getTime())
        await applyMove(trx, { id: date.id, startsAt: own.start_time }, now);
      if (own.auto_approve === true && fields.has('autoApprove'))
        await deleteWaiting(
          trx,
          date.id,
          await approveLockedRequests(trx, date.id, memberId, now, { areUndecided: true }),
        );
    }
    const isOne = before.series === null || scope === 'this';
    return { told: isOne ? null : datesChanged(inScope, { before, changed: fields, starts }), letIn };
  });
  if (letIn.length > 0) await settleRequests(context, idsOf(letIn));
  return { event: await readEvent(context, before.id, memberId), dates: told };
}

/** Locks an upcoming event. @throws ApiError 409 with the event as it is, if it has changed since a version. */
async function requireVersion(
  trx: Transaction<Database>,
  id: string,
  { memberId, version, now }: { memberId: string; version: string; now: Date },
): Promise<void> {
  // Other errors of an event that is not upcoming take precedence.
  if ((await lockUpcoming(trx, id, now).executeTakeFirst()) === undefined) return;
  await requireSameVersion(trx, id, { memberId, version, now });
}

/**
 * Returns the patch of each date: an event's own, and for other dates of its series the same changes, as many days on. `days`
 * is that number.
 */
function patchesOf(
  before: EventRow,
  { patch, changed, inScope }: { patch: Patch; changed: ReadonlySet<OwnField>; inScope: readonly SeriesDate[] },
  scope: EventScope,
  now: Date,
): { patchOf: (date: SeriesDate) => events.EventPatch; days: number } {
  const { series } = before;
  // As it is under the lock: another move of the same dates may have come first.
  const { day: from, start_time: start } = inScope.find(({ id }) => id === before.id) ?? before;
  const days = series === null ? 0 : daysBetween(start, patch.start_time, series.timeZone);
  const movedTo = series === null ? movedDay(from, start, patch.start_time).toISOString() : dayAfter(from, days);
  const day = patch.day ?? readDay('start_time', movedTo);
  if (series === null) return { days, patchOf: () => ({ ...patch, day }) };
  if (scope === 'this') return { days, patchOf: () => ({ ...patch, day, own_fields: withOwn(changed) }) };
  const move = { patch, changed, days, timeZone: series.timeZone, now };
  return {
    days,
    patchOf: (date) =>
      date.id === before.id ? { ...patch, day, own_fields: withoutOwn(changed) } : patchOfDate(date, move),
  };
}

async function explainUnchanged(
  trx: Transaction<Database>,
  id: string,
  memberId: string,
  now: Date,
): Promise<ApiError> {
  const event = await events.findEvent(trx, id, memberId);
  if (event === undefined) return changedMeanwhile();
  const enrolled = event.participants_count;
  const taken = event.max_participants - placesLeft(event, now);
  const limit = Math.max(taken, enrolled);
  const message =
    taken > enrolled
      ? `max_participants: must be at least ${taken}, with the places that are held for members on the waitlist`
      : `max_participants: must be at least ${enrolled}, the members who already take part`;
  return closedBecause(event, now) ?? conflict('too_few_places', message, { params: { limit } });
}

/**
 * Cancels an upcoming event, or several dates of a series.
 *
 * @throws ApiError 403 to all but the host of all dates, 409 when it is not upcoming.
 */
export async function cancelEvent(
  context: AppContext,
  memberId: string,
  id: string,
  { reason: words = '', scope = 'this' }: { reason?: string | undefined; scope?: EventScope | undefined },
): Promise<void> {
  const reason = words.trim();
  const event = await readOwnEvent(context, memberId, id);
  const now = context.clock();
  const canceled = await inNotifyingTransaction(context, async (trx, notify) => {
    const dates = [];
    const inScope = await datesInScope(trx, event, scope, now);
    await requireOwn(trx, memberId, inScope);
    for (const date of inScope) {
      if (!(await events.cancelUpcomingEvent(trx, date.id, now))) continue;
      // The waitlist stays for a day, since the host can restore the event.
      const waiting = await memberIdsWaiting(trx, date.id);
      const members = await memberIdsOf(trx, date.id, ['approved', 'pending', 'declined']);
      dates.push({
        id: date.id,
        date,
        to: [...new Set([...members, ...waiting, ...(await findCohostIds(trx, date.id))])],
      });
    }
    for (const { id: eventId, date, to, dates: theirs } of groupByRecipients(dates)) {
      const { title, start_time } = date;
      const details = {
        eventId,
        title,
        startsAt: start_time.toISOString(),
        ...(reason !== '' && { reason }),
        ...severalOf(theirs),
      };
      await notify({ kind: 'eventCanceled', subject: eventId, to, actor: memberId, details });
    }
    return dates.map(({ date }) => date.id);
  });
  await settleRequests(context, canceled);
  if (canceled.length > 0) return;
  throw closedBecause(await readEvent(context, event.id, memberId), now) ?? changedMeanwhile();
}
