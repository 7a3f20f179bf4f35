import { sql, type Transaction } from 'kysely';
import { forbidden, unauthenticated } from '../../../api-errors.ts';
import type { AppContext } from '../../../context.ts';
import { isDiskFull } from '../../../db/database-errors.ts';
import type { Database } from '../../../db/schema.ts';
import { lockForShare, memberExists } from '../../users/repository.ts';
import { settleThreads } from '../registrations/request-threads.ts';
import { findAllHosts, findHostIds, findOwnHosts, hostIdsOf } from './cohost-repository.ts';

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
  if (!(await memberExists(trx, memberId, memberId))) throw unauthenticated();
}

/** @throws ApiError 403 unless a member hosts every one of the dates that a call is for. */
export async function requireHosted(
  trx: Transaction<Database>,
  memberId: string,
  dates: readonly { id: string }[],
): Promise<void> {
  if (dates.length < 2) return;
  const { length: hosted } = await hostedOf(trx, memberId, dates);
  if (hosted === dates.length) return;
  throw notHostOfAll(hosted, dates.length);
}

/** @throws ApiError 403 unless a member is the host of every one of the dates that a call is for, and no co-host. */
export async function requireOwn(
  trx: Transaction<Database>,
  memberId: string,
  dates: readonly { id: string }[],
): Promise<void> {
  if (dates.length < 2) return;
  const hosts = await findOwnHosts(
    trx,
    dates.map(({ id }) => id),
  );
  const own = hosts.filter(({ host_id }) => host_id === memberId).length;
  if (own < dates.length) throw notHostOfAll(own, dates.length);
}

function notHostOfAll(hosted: number, dates: number) {
  const words = `You host ${hosted} of these ${dates} dates. Choose “This date”, or ask the host.`;
  return forbidden('not_host_of_all', words, { hosted, dates });
}

/** Returns the ids of the dates that a member hosts. */
export async function hostedOf(
  trx: Transaction<Database>,
  memberId: string,
  dates: readonly { id: string }[],
): Promise<string[]> {
  const hostsOf = await findHostsOf(trx, dates);
  return dates.filter((_, index) => hostsOf[index]?.includes(memberId)).map(({ id }) => id);
}

/** Returns the hosts of dates: each group with the dates that they host together, in order. */
export async function groupByHosts<Dated extends { id: string }>(
  trx: Transaction<Database>,
  dates: readonly Dated[],
): Promise<{ hosts: string[]; dates: [Dated, ...Dated[]] }[]> {
  const hostsOf = await findHostsOf(trx, dates);
  const groups = new Map<string, { hosts: string[]; dates: [Dated, ...Dated[]] }>();
  for (const hostId of new Set(hostsOf.flat())) {
    const [first, ...more] = dates.filter((_, index) => hostsOf[index]?.includes(hostId));
    if (first === undefined) continue;
    const key = [first, ...more].map(({ id }) => id).join();
    groups.set(key, { hosts: [...(groups.get(key)?.hosts ?? []), hostId], dates: [first, ...more] });
  }
  return [...groups.values()];
}

/** Returns the hosts of each event, in their order. */
async function findHostsOf(trx: Transaction<Database>, events: readonly { id: string }[]): Promise<string[][]> {
  const rows = await findAllHosts(
    trx,
    events.map(({ id }) => id),
  );
  return events.map((event) => rows.filter(({ event_id }) => event_id === event.id).map(({ id }) => id));
}

/** Notifies open tabs of an event's host and co-hosts of changed requests or participants; not those of `actorId`. */
export async function emitRequests(context: AppContext, eventId: string, actorId?: string): Promise<void> {
  const hostIds = await findHostIds(context.db, eventId);
  for (const hostId of hostIds.filter((id) => id !== actorId)) context.broadcaster.emitEventRequest(hostId, eventId);
}

/** Also brings the hosts' notifications of requests up to date: read once none is pending for a date of theirs. */
export async function settleRequests(context: AppContext, eventIds: readonly string[]): Promise<void> {
  if (eventIds.length === 0) return;
  try {
    const readers = await settleThreads(context.db, eventIds, context.clock());
    if (readers.length > 0) context.broadcaster.emitNotifications(readers);
  } catch (error) {
    // What was decided stays, also on a full disk.
    if (!isDiskFull(error)) throw error;
  }
  for (const { id, event_id } of await findAllHosts(context.db, eventIds))
    context.broadcaster.emitEventRequest(id, event_id);
}
