import { ECDH } from 'node:crypto';
import type { PushDevice as NewPushDevice } from '@skill-exchange/api-client/types';
import { invalid } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { lockAccountOf } from '../auth/account-lock.ts';
import * as devices from './repository.ts';

/**
 * Sends push notifications to the device of an auth session from now on.
 * @throws ApiError 400 for an unusable device.
 */
export async function setDevice(
  { db, pushes, clock }: AppContext,
  caller: Caller,
  { endpoint, keys }: NewPushDevice,
): Promise<void> {
  if (pushes === null) throw invalid('endpoint', 'cannot be used: this server sends no push notifications');
  if (!pushes.knows(endpoint)) throw invalid('endpoint', 'must be an address of a push service that this server knows');
  if (!isOnCurve(keys.p256dh)) throw invalid('keys.p256dh', 'must be a public key of the curve P-256');
  const device = { session_id: caller.sessionId, endpoint, ...keys, server_key: pushes.publicKey };
  await inTransaction(db, async (trx) => {
    await lockAccountOf(trx, caller, clock());
    await devices.saveDevice(trx, device);
  });
}

function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

export async function removeDevice({ db }: AppContext, { sessionId }: Caller): Promise<void> {
  await devices.deleteDevice(db, sessionId);
}
