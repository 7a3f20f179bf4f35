import { hash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { Device, TokenClaims } from './tokens.ts';

/** The origin of a log-in. */
export interface LoginOrigin {
  /** See `addressKey`. */
  address: string;
  /** The browser and system in words; empty where they are not known. */
  agent: string;
  /** The device, where a member has logged in on it before. */
  device: Device | null;
  /** The browser's time zone; null where it names none that is known. */
  timeZone: string | null;
  /** Sessions that the request names; not checked yet. */
  sessions: TokenClaims[];
}

/** The account and device of a log-in attempt. */
export interface LoginAttempt {
  /** By `attemptKey`. */
  account: string;
  /** Null for an e-mail address without an account. */
  memberId: string | null;
  /** The result of `knownDevice`. */
  device: string | null;
}

/** The key of an account's failures. A new password starts at zero: earlier failures no longer help to guess it. */
export function attemptKey(emailKey: string, passwordHash = ''): string {
  return `${emailKey} ${hash('sha256', passwordHash, 'base64url')}`;
}

/**
 * Takes an attempt at an account, and gives the function that gives it back. Failures on a device that is known for the
 * member count for that device alone. All others count for the account from their address, for the account from all
 * addresses, and for the address: strangers lock out each other, and not the member.
 *
 * @throws ApiError 429 with the seconds to wait
 */
export async function takeLoginAttempt(
  { limits }: AppContext,
  { account, memberId, device }: LoginAttempt,
  { address }: Pick<LoginOrigin, 'address'>,
): Promise<() => Promise<void>> {
  if (device !== null) return await limits.consume('known-device-failures', { device: `${memberId} ${device}` });
  return await limits.consume('log-in-failures', {
    'account-and-address': `${account} ${address}`,
    account,
    address,
  });
}

/** The same for a code, after the right password. */
export async function takeCodeAttempt(
  { limits }: AppContext,
  { account, device }: LoginAttempt,
  { address }: Pick<LoginOrigin, 'address'>,
): Promise<() => Promise<void>> {
  if (device !== null) return await limits.consume('known-device-code-failures', { device: `${account} ${device}` });
  return await limits.consume('code-failures', { 'account-and-address': `${account} ${address}`, account });
}

/** Returns the id of the member's own device or session; null when neither is theirs. */
export async function knownDevice(
  context: AppContext,
  { id, devices_known_since }: { id: string; devices_known_since: Date | null },
  { device, sessions }: LoginOrigin,
): Promise<string | null> {
  const lastLogIn = device?.logIns.get(id);
  if (device && lastLogIn && (devices_known_since === null || lastLogIn > devices_known_since)) return device.id;
  for (const claims of sessions) {
    if (claims.memberId === id && (await context.authSessionStands(claims))) return claims.sessionId;
  }
  return null;
}
