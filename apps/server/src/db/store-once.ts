import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { conflict } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import { inNotifyingTransaction, type Notify } from '../modules/notifications/notify.ts';
import type { Database } from './schema.ts';

/** How long an idempotency key is valid, in milliseconds. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** A request that stores something. */
export interface KeyedCall {
  memberId: string;
  /** Name of the stored thing, for errors. */
  thing: 'event' | 'session' | 'review' | 'ring' | 'message' | 'file' | 'invitation' | 'announcement';
  /** Its Idempotency-Key; null without one. */
  key: string | null;
  body: object;
  /** Checks that the caller still may, and locks what is needed for it; for a repeated request, too. */
  check?: (trx: Transaction<Database>) => Promise<void>;
}

/**
 * Runs `store`, which returns the stored id, in a transaction; once per key.
 *
 * A repeated request gets the id of the first, even if both arrive at once: the second waits for the lock on the key's
 * row.
 *
 * @throws ApiError 409 when the key was used with another body.
 */
export function storeOnce(
  context: AppContext,
  { memberId, thing, key, body, check }: KeyedCall,
  store: (trx: Transaction<Database>, notify: Notify) => Promise<string>,
): Promise<string> {
  return inNotifyingTransaction(context, async (trx, notify) => {
    if (key === null) {
      await check?.(trx);
      return await store(trx, notify);
    }
    const now = context.clock();
    const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('base64');
    const row = { member_id: memberId, operation: thing, key };
    await trx
      .deleteFrom('idempotency_keys')
      .where('member_id', '=', memberId)
      .where('created_at', '<', new Date(now.getTime() - lifetimeMs))
      .execute();
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ ...row, fingerprint, created_at: now })
      .onConflict((conflicts) => conflicts.doNothing())
      .returning('key')
      .executeTakeFirst();
    await check?.(trx);
    if (claimed === undefined) {
      const earlier = await trx
        .selectFrom('idempotency_keys')
        .selectAll()
        .where((eb) => eb.and(row))
        .executeTakeFirstOrThrow();
      if (earlier.fingerprint === fingerprint && earlier.result_id !== null) return earlier.result_id;
      throw conflict('idempotency_key_reused', `This Idempotency-Key was used for another ${thing}.`);
    }
    const id = await store(trx, notify);
    await trx
      .updateTable('idempotency_keys')
      .set({ result_id: id })
      .where((eb) => eb.and(row))
      .execute();
    return id;
  });
}
