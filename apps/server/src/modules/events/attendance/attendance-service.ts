import type { AttendanceMark, AttendanceMarked } from '@skill-exchange/api-client/types';
import { ApiError, conflict, forbidden, notFound } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/contention.ts';
import { requireId } from '../../../db/ids.ts';
import { emitRequests } from '../cohosts/event-hosts.ts';
import type { EventRow } from '../event-columns.ts';
import { changedMeanwhile, readEvent, readHostedEvent } from '../service.ts';
import * as attendance from './attendance-repository.ts';
import { whyNoCheckIn, whyNoMarks } from './attendance-window.ts';
import { makeCheckInCode, plainCode } from './check-in-code.ts';

/**
 * Stores a host's marks of who came, all or none; null takes a mark back.
 *
 * @returns the numbers of participants by their marks.
 * @throws ApiError 403 to all but the hosts; 404 for a member who does not take part; 409 outside of the time for marks, and
 * for a canceled event.
 */
export async function markAttendance(
  context: AppContext,
  hostId: string,
  id: string,
  marks: readonly AttendanceMark[],
): Promise<AttendanceMarked['attendance']> {
  const event = await readHostedEvent(context, hostId, id);
  const closed = whyNoMarks(event, context.clock());
  if (closed !== null) throw closed;
  const cameOf = new Map(marks.map(({ userId, came }) => [requireId(userId, 'Participant'), came]));
  const counts = await inTransaction(context.db, async (trx) => {
    const marked = await attendance.saveMarks(trx, event.id, hostId, cameOf);
    if (marked < cameOf.size) throw notFound('Participant');
    return await attendance.countAttendance(trx, event.id, hostId);
  });
  // The caller's own tabs show marks before they are stored, so a refetch could show an earlier state.
  await emitRequests(context, event.id, hostId);
  return counts;
}

/**
 * Creates a code for check-in, which replaces an earlier one after a minute. Screens of all hosts show it at once.
 *
 * @throws ApiError 403 to all but the hosts; 409 outside of the time for check-ins, and for a canceled event.
 */
export async function openCheckIn(context: AppContext, hostId: string, id: string): Promise<string> {
  const event = await readHostedEvent(context, hostId, id);
  const now = context.clock();
  const closed = whyNoCheckIn(event, now);
  if (closed !== null) throw closed;
  const code = makeCheckInCode();
  await attendance.saveCode(context.db, event.id, code, now);
  await emitRequests(context, event.id);
  return code;
}

/** Deletes the code for check-in. @throws ApiError 403 to all but the hosts. */
export async function closeCheckIn(context: AppContext, hostId: string, id: string): Promise<void> {
  const event = await readHostedEvent(context, hostId, id);
  if (event.check_in_code === null) return;
  await attendance.saveCode(context.db, event.id, null, context.clock());
  await emitRequests(context, event.id);
}

/**
 * Stores that a participant came, who entered the code. A host's mark that they missed the event stays.
 *
 * @throws ApiError 400 for a wrong code; 403 to all but participants; 409 outside of the time for check-ins, for a canceled
 * event, and to a participant whom a host has marked as missed.
 */
export async function checkIn(context: AppContext, memberId: string, id: string, text: string): Promise<void> {
  const code = plainCode(text);
  const event = await readEvent(context, id, memberId);
  const rejected = whyNotIn(event, memberId, code, context.clock());
  if (rejected !== null) throw rejected;
  if (event.came) return;
  if (!(await attendance.saveCheckIn(context.db, event.id, memberId)))
    throw whyNotIn(await readEvent(context, event.id, memberId), memberId, code, context.clock()) ?? changedMeanwhile();
  context.broadcaster.emitNotifications([memberId]);
  await emitRequests(context, event.id);
}

/** How long guests can enter a code that a host has replaced. */
const replacedCodeMs = 60_000;

function isValidCode(event: EventRow, code: string, now: Date): boolean {
  const { check_in_code, earlier_check_in_code, check_in_code_replaced_at: replacedAt } = event;
  if (check_in_code === null) return false;
  if (check_in_code === code) return true;
  return earlier_check_in_code === code && replacedAt !== null && now.getTime() - replacedAt.getTime() < replacedCodeMs;
}

function whyNotIn(event: EventRow, memberId: string, code: string, now: Date): ApiError | null {
  if (!event.participants.includes(memberId)) return forbidden('not_participant', 'Only participants can check in.');
  const closed = whyNoCheckIn(event, now);
  if (closed !== null) return closed;
  if (!isValidCode(event, code, now)) {
    const message = 'This code is wrong. Ask the host for the current one.';
    return new ApiError('invalid', message, { code: 'wrong_check_in_code', field: 'code' });
  }
  if (event.came !== false) return null;
  return conflict('marked_missed', 'The host has marked you as missed. Write to the host if you were there.');
}
