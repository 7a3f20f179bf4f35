import type { AppContext } from '../../context.ts';
import type { Device, TokenClaims } from './tokens.ts';

/** Where a log-in comes from. */
export interface LoginOrigin {
  /** What counts as one network address. */
  address: string;
  /** The browser and system in words; empty where they are not known. */
  agent: string;
  /** The device, where a member has logged in on it before. */
  device: Device | null;
  /** Sessions that the request brings along; whether they stand is not known yet. */
  sessions: TokenClaims[];
}

/**
 * Takes an attempt at an account, and gives the function that gives it back. Failures on a device that is known for the
 * member count for that device alone. All others count for the account from their address, for the account from all
 * addresses, and for the address: strangers lock out each other, and not the member.
 *
 * @param memberId whose account it is; null for an e-mail address without one, of which nothing is known
 * @param device what `knownDevice` found
 * @throws ApiError 429 with the seconds to wait
 */
export async function takeLoginAttempt(
  context: AppContext,
  account: string,
  memberId: string | null,
  { address }: LoginOrigin,
  device: string | null,
): Promise<() => Promise<void>> {
  const { limits } = context;
  if (device !== null) return await limits.take('known-device-failures', { device: `${memberId} ${device}` });
  return await limits.take('log-in-failures', {
    'account-and-address': `${account} ${address}`,
    account,
    address,
  });
}

/** What to count by: the id of a device or of a session that is the member's own; null when neither is. */
export async function knownDevice(
  context: AppContext,
  memberId: string,
  { device, sessions }: LoginOrigin,
): Promise<string | null> {
  if (device?.memberIds.includes(memberId)) return device.id;
  for (const claims of sessions) {
    if (claims.memberId === memberId && (await context.authSessionStands(claims))) return claims.sessionId;
  }
  return null;
}
