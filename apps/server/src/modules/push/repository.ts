import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PushTarget } from './push-sender.ts';

/** The device of an auth session that receives push notifications. */
export interface PushDevice extends PushTarget {
  session_id: string;
  member_id: string;
  /** Public key of its subscription. */
  server_key: string;
}

/** Devices of active sessions. */
const devices = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('push_devices')
    .innerJoin('auth_sessions', 'auth_sessions.id', 'push_devices.session_id')
    .where('auth_sessions.expires_at', '>', now);

export async function findDevice(db: Kysely<Database>, sessionId: string, now: Date): Promise<PushDevice | undefined> {
  return await devices(db, now)
    .select(['session_id', 'member_id', 'endpoint', 'p256dh', 'auth', 'server_key'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Selects the auth sessions whose devices receive pushes of the member in a column. */
export function devicesOf(memberColumn: string, now: Date): RawBuilder<string[]> {
  return sql<string[]>`array(
    select session_id::text from push_devices join auth_sessions on auth_sessions.id = session_id
    where auth_sessions.member_id = ${sql.ref(memberColumn)} and auth_sessions.expires_at > ${now}::timestamptz)`;
}

/** Stores a device. A browser has one endpoint, so an earlier auth session with it loses its device. */
export async function saveDevice(
  db: Transaction<Database>,
  { session_id, ...device }: Omit<PushDevice, 'member_id'>,
): Promise<void> {
  // Concurrent log-ins of several members in one browser wait here: there is no row yet to lock.
  await sql`select pg_advisory_xact_lock(hashtextextended(${device.endpoint}, 0))`.execute(db);
  await db
    .deleteFrom('push_devices')
    .where('endpoint', '=', device.endpoint)
    .where('session_id', '<>', session_id)
    .execute();
  await db
    .insertInto('push_devices')
    .values({ session_id, ...device })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ ...device, failures: 0 }))
    .execute();
}

export async function deleteDevice(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.deleteFrom('push_devices').where('session_id', '=', sessionId).execute();
}

/** Resets the count of rejections by the device's push service. */
export async function countNoFailures(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db
    .updateTable('push_devices')
    .set({ failures: 0 })
    .where('session_id', '=', sessionId)
    .where('failures', '>', 0)
    .execute();
}

/** Counts a rejection, and removes the device at the last allowed one. */
export async function countFailure(db: Kysely<Database>, sessionId: string, allowed: number): Promise<void> {
  await db
    .updateTable('push_devices')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('session_id', '=', sessionId)
    .execute();
  await db.deleteFrom('push_devices').where('session_id', '=', sessionId).where('failures', '>=', allowed).execute();
}
