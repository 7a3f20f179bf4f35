import type { UsedPasskey } from '@skill-exchange/api-client/types';
import type { FastifyBaseLogger } from 'fastify';
import { unauthenticated } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import { attemptKey, knownDevice, type LoginOrigin, takeLoginAttempt } from '../auth/login-attempts.ts';
import { type LoggedIn, openAuthSession } from '../log-in/service.ts';
import { takeChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import * as passkeys from './repository.ts';
import { webauthn } from './webauthn.ts';

type Credential = UsedPasskey['credential'];

const unknownPasskey =
  "This passkey was removed, or isn't known here. Log in with your password; you can add a passkey again in your account.";

interface Circumstances {
  party: RelyingParty;
  /** Null for a browser that has not requested a challenge. */
  browser: string | null;
  from: LoginOrigin;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Opens a session for the passkey's owner, without a two-factor code. Counts attempts like `logIn`.
 *
 * @throws ApiError 401 for an unknown passkey, with another message for other failures; 429 past the limits.
 */
export async function logInWithPasskey(
  context: AppContext,
  credential: Credential,
  circumstances: Circumstances,
): Promise<LoggedIn> {
  const passkey = await passkeys.findByCredential(context.db, credential.id);
  const account =
    passkey === undefined ? `passkey ${credential.id}` : attemptKey(passkey.email_key, passkey.password_hash);
  const { from } = circumstances;
  const { member_id: memberId = null } = passkey ?? {};
  const device = passkey === undefined ? null : await knownDevice(context, { ...passkey, id: passkey.member_id }, from);
  const refund = await takeLoginAttempt(context, { account, memberId, device }, from);
  const isRight = await usePasskey(context, passkey, credential, circumstances).catch(async (error) => {
    await refund();
    throw error;
  });
  if (passkey === undefined) throw unauthenticated(unknownPasskey, 'passkey_unknown');
  if (!isRight) throw unauthenticated('That passkey did not work. Try again.', 'passkey_rejected');
  await refund();
  const { member_id: id, member_name: name, member_since: created_at, email, leaving_at } = passkey;
  return await openAuthSession(context, { id, name, email, created_at, leaving_at }, from, {
    device,
    evidence: { passkeyId: passkey.id },
  });
}

/** Whether the passkey has signed this browser's challenge, which is consumed in any case. */
async function usePasskey(
  context: AppContext,
  passkey: passkeys.UsedPasskey | undefined,
  credential: Credential,
  { party, browser, log }: Circumstances,
): Promise<boolean> {
  const { clientDataJSON } = credential.response;
  const taken = browser === null ? null : await takeChallenge(context, browser, clientDataJSON, null);
  if (taken === null || passkey === undefined) return false;
  const signed = await verifySigned(party, taken.challenge, passkey, credential);
  if (signed === null) return false;
  const { newCounter: counter, credentialBackedUp: backed_up } = signed;
  // A copied key would have a lower counter. Synced passkeys stay at 0, and some authenticators count incorrectly.
  if (counter <= passkey.counter && passkey.counter > 0)
    log.warn({ passkey: passkey.id, counter, before: passkey.counter }, 'the counter of a passkey did not rise');
  await passkeys.updateUsed(context.db, passkey.id, { counter, backed_up, last_used_at: context.clock() });
  return true;
}

async function verifySigned(
  party: RelyingParty,
  challenge: string,
  { public_key, user_handle }: passkeys.UsedPasskey,
  credential: Credential,
) {
  if (credential.response.userHandle !== user_handle) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      // Disables the library's own check of the counter: see `usePasskey`.
      credential: { id: credential.id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
}
