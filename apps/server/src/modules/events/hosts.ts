import { sql, type Transaction } from 'kysely';
import { unauthenticated } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { readNotificationsOf } from '../notifications/service.ts';
import { lockForShare, memberExists } from '../users/repository.ts';
import { findHostIds, hostIdsOf } from './cohost-repository.ts';
import { hasRequests } from './registration-repository.ts';

/**
 * Locks a member and the hosts of events until the transaction ends, so that none of them blocks another, leaves or is
 * suspended. Comes before the locks of events.
 *
 * @throws ApiError 401 if the member has just left or been suspended.
 */
export async function lockWithHosts(
  trx: Transaction<Database>,
  memberId: string,
  eventIds: readonly string[],
): Promise<void> {
  await lockForShare(trx, sql<string[]>`array_append(${hostIdsOf(eventIds)}, ${memberId}::uuid)`);
  if (!(await memberExists(trx, memberId))) throw unauthenticated();
}

/** Tells open tabs of an event's host and co-hosts that its requests or participants have changed; not those of `actorId`. */
export async function emitRequests(context: AppContext, eventId: string, actorId?: string): Promise<void> {
  const hostIds = await findHostIds(context.db, eventId);
  for (const hostId of hostIds.filter((id) => id !== actorId)) context.broadcaster.emitEventRequest(hostId, eventId);
}

/** Also marks the hosts' notification of requests as read once none is pending. */
export async function settleRequests(context: AppContext, eventId: string): Promise<void> {
  const isSettled = !(await hasRequests(context.db, eventId));
  for (const hostId of await findHostIds(context.db, eventId)) {
    if (isSettled) await readNotificationsOf(context, hostId, 'eventRequest', eventId);
    context.broadcaster.emitEventRequest(hostId, eventId);
  }
}
