import { hash } from 'node:crypto';
import type { Language } from '@skill-exchange/texts/languages';
import type { AppContext } from '../../context.ts';
import type { Device, TokenClaims } from './tokens.ts';

/** The origin of a log-in. */
export interface LoginOrigin {
  /** See `addressKey`. */
  address: string;
  /** The browser and system in words; empty when unknown. */
  agent: string;
  /** The device, if a member has logged in on it before. */
  device: Device | null;
  /** The browser's time zone; null if missing or unknown. */
  timeZone: string | null;
  /** The language of the page; null if missing or not offered. */
  language: Language | null;
  /** Sessions named by the request; not verified yet. */
  sessions: TokenClaims[];
}

/** The account and device of a log-in attempt. */
export interface LoginAttempt {
  /** By `attemptKey`. */
  account: string;
  /** Null for an email address without an account. */
  memberId: string | null;
  /** The result of `knownDevice`. */
  device: string | null;
}

/**
 * Returns the key of an account's failures. A new password starts at zero: earlier failures no longer
 * help to guess it.
 */
export function attemptKey(emailKey: string, passwordHash = ''): string {
  return `${emailKey} ${hash('sha256', passwordHash, 'base64url')}`;
}

/**
 * Consumes a log-in attempt, and returns a function that refunds it. Failures on a device known for
 * the member count for that device only. All others count for the account per address, the account in total, and the
 * address, so that strangers lock out each other and not the member.
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

/** Consumes an attempt at a code, after the right password. */
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
