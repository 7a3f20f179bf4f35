import type { AppContext } from '../../context.ts';
import { readNotificationsOf } from '../notifications/service.ts';
import { findHostIds } from './cohost-repository.ts';
import { hasRequests } from './registration-repository.ts';

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
