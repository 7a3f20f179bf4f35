import { randomBytes } from 'node:crypto';
import type { AcceptedPasskeys, MadePasskey, PasskeyCreation, PasskeyLogIn } from '@skill-exchange/api-client/types';
import { conflict, forbidden, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { readTitle } from '../../input.ts';
import { lockAccountOf } from '../auth/account-lock.ts';
import { confirmPassword } from '../auth/confirm-password.ts';
import { requireConfirmedAddress } from '../auth/require-verified.ts';
import { challengeMs, keepChallenge, takeChallenge } from './challenges.ts';
import { algorithms, type RelyingParty } from './relying-party.ts';
import * as passkeys from './repository.ts';
import { webauthn } from './webauthn.ts';

/** Enough for a member's devices and security keys. */
const maxPasskeys = 20;

/** Creates the challenge that the browser signs for a log-in. */
export async function startLogIn(
  context: AppContext,
  party: RelyingParty,
  browser: string,
): Promise<PasskeyLogIn['options']> {
  const { generateAuthenticationOptions } = await webauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id });
  await keepChallenge(context, browser, challenge, { memberId: null, userHandle: null });
  return { challenge, rpId: party.id, timeout: challengeMs, userVerification: 'required' };
}

/** Returns the member's passkeys, oldest first. */
export const listPasskeys = ({ db }: AppContext, memberId: string) => passkeys.findPasskeys(db, memberId);

/** Creates the options for a new passkey. @throws ApiError 403 for a wrong password, 409 past 20 passkeys. */
export async function startPasskey(
  context: AppContext,
  party: RelyingParty,
  { memberId, sessionId }: Caller,
  password: string,
  ip: string,
): Promise<PasskeyCreation['options']> {
  const account = await confirmPassword(context, memberId, password, ip);
  requireConfirmedAddress(context, account);
  const { name, email } = account;
  const known = await passkeys.findPasskeys(context.db, memberId);
  if (known.length >= maxPasskeys)
    throw conflict('too_many_passkeys', `You have ${maxPasskeys} passkeys. Remove one first.`, {
      params: { limit: maxPasskeys },
    });
  // Random, since devices show it to anybody; one per member, so that a device recognizes the account.
  const userHandle = known[0]?.user_handle ?? randomBytes(32).toString('base64url');
  const { generateRegistrationOptions } = await webauthn();
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userName: email,
    supportedAlgorithmIDs: algorithms,
  });
  await keepChallenge(context, sessionId, challenge, { memberId, userHandle });
  return {
    challenge,
    rp: { id: party.id, name: party.name },
    user: { id: userHandle, name: email, displayName: name },
    pubKeyCredParams,
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id: id }) => ({ type: 'public-key', id })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Stores a new passkey. @throws ApiError 403 for an invalid one, 409 for a known one. */
export async function addPasskey(
  context: AppContext,
  party: RelyingParty,
  caller: Caller,
  { credential, name = 'Passkey' }: MadePasskey,
): Promise<passkeys.PasskeyRow> {
  const { memberId, sessionId } = caller;
  const kept = readTitle('name', name);
  const taken = await takeChallenge(context, sessionId, credential.response.clientDataJSON, memberId);
  const made = taken === null ? null : await verifyMade(party, taken.challenge, credential);
  if (made === null || taken?.userHandle == null)
    throw forbidden('passkey_rejected', 'That passkey did not work. Try again.');
  const passkey = {
    credential_id: made.credential.id,
    member_id: memberId,
    user_handle: taken.userHandle,
    public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
    counter: made.credential.counter,
    transports: credential.response.transports ?? [],
    backed_up: made.credentialBackedUp,
    name: kept,
    created_at: context.clock(),
  };
  return await inTransaction(context.db, async (trx) => {
    await lockAccountOf(trx, caller, context.clock());
    const row = await passkeys.insertPasskey(trx, passkey);
    if (row === undefined) throw conflict('passkey_exists', 'You already have this passkey.');
    await context.jobs.add(trx, 'account-email', [{ about: 'passkey-added', memberId }]);
    return row;
  });
}

/** Verifies a new passkey and returns it. */
async function verifyMade(party: RelyingParty, challenge: string, credential: MadePasskey['credential']) {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo?.credential.id === credential.id ? registrationInfo : null;
  } catch {
    // The library throws for every failure, with messages for programmers.
    return null;
  }
}

/** @throws ApiError 400 for an invalid name, 404 */
export async function renamePasskey({ db }: AppContext, memberId: string, id: string, name: string): Promise<void> {
  const kept = readTitle('name', name);
  if (!(await passkeys.renamePasskey(db, memberId, requireId(id, 'Passkey'), kept))) throw notFound('Passkey');
}

/** Returns the remaining passkeys. @throws ApiError 403 for a wrong password, 404 */
export async function removePasskey(
  context: AppContext,
  party: RelyingParty,
  caller: Caller,
  id: string,
  password: string,
  ip: string,
): Promise<AcceptedPasskeys> {
  const passkeyId = requireId(id, 'Passkey');
  const { memberId } = caller;
  await confirmPassword(context, memberId, password, ip);
  return await inTransaction(context.db, async (trx) => {
    await lockAccountOf(trx, caller, context.clock());
    const userId = await passkeys.deletePasskey(trx, memberId, passkeyId);
    if (userId === undefined) throw notFound('Passkey');
    await context.jobs.add(trx, 'account-email', [{ about: 'passkey-removed', memberId }]);
    const left = await passkeys.findPasskeys(trx, memberId);
    const allAcceptedCredentialIds = left.map(({ credential_id }) => credential_id);
    return { rpId: party.id, userId, allAcceptedCredentialIds };
  });
}
