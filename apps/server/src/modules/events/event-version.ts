import type { Transaction } from 'kysely';
import { conflict } from '../../api-errors.ts';
import type { Database } from '../../db/schema.ts';
import { eventVersion, presentEvent } from './present-event.ts';
import { findEvent } from './repository.ts';

/** @throws ApiError 409 with the event as it is, if the locked event has changed since a version. */
export async function requireSameVersion(
  trx: Transaction<Database>,
  id: string,
  { memberId, version, now }: { memberId: string; version: string; now: Date },
): Promise<void> {
  const event = await findEvent(trx, id, memberId);
  if (event === undefined || eventVersion(event) === version) return;
  const message =
    'This event has changed since you opened it. Your changes are still here: save again to replace the others.';
  throw conflict('changed_meanwhile', message, {
    fields: { event: presentEvent(event, { viewerId: memberId, now }) },
  });
}
