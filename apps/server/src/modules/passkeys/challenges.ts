import type { AppContext } from '../../context.ts';
import { hashOf } from '../auth/links.ts';
import * as passkeys from './repository.ts';

/** The lifetime of a challenge, in milliseconds. */
export const challengeMs = 5 * 60_000;

/** Stores the hash of a challenge and its browser. */
export async function keepChallenge(
  { db, clock }: AppContext,
  browser: string,
  challenge: string,
  { memberId, userHandle }: { memberId: string | null; userHandle: string | null },
): Promise<void> {
  const now = clock();
  await passkeys.deleteChallengesBefore(db, now);
  await passkeys.insertChallenge(db, {
    hash: hashOf(`${browser} ${challenge}`),
    member_id: memberId,
    user_handle: userHandle,
    expires_at: new Date(now.getTime() + challengeMs),
  });
}

/** Consumes the challenge that a passkey has signed. Null when it is not this browser's, used or expired. */
export async function takeChallenge(
  { db, clock }: AppContext,
  browser: string,
  clientDataJSON: string,
  memberId: string | null,
): Promise<{ challenge: string; userHandle: string | null } | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const row = await passkeys.takeChallenge(db, hashOf(`${browser} ${challenge}`), memberId, clock());
  return row === undefined ? null : { challenge, userHandle: row.user_handle };
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
