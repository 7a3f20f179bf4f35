import { createHash, randomBytes } from 'node:crypto';
import type { EmailLink } from '@skill-exchange/api-client/types';
import { conflict, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import * as links from './account-repository.ts';
import { emailKey } from './email-key.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The lifetime of a link. */
const lifeMs: Record<links.Purpose, number> = {
  verify: dayMs,
  reset: 30 * minuteMs,
  change: dayMs,
  undo: 7 * dayMs,
  undoCodes: 7 * dayMs,
};

/** Hashes a token. With this many random bytes it needs no salt and no slow hash. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Creates a link that is valid from an instant. Returns its token, which only the email contains. */
export async function makeLink(
  { db, from }: { db: AppContext['db']; from: Date },
  purpose: links.Purpose,
  { memberId, email }: { memberId: string; email: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await links.insertToken(db, {
    hash: hashOf(token),
    member_id: memberId,
    purpose,
    email,
    email_key: emailKey(email),
    expires_at: new Date(from.getTime() + lifeMs[purpose]),
  });
  return token;
}

/** Returns when the change was made that the link reverts. */
export const changedAt = ({ purpose, expires_at }: links.LinkRow) => new Date(expires_at.getTime() - lifeMs[purpose]);

/** Returns the purpose of a link and whether it is valid. @throws ApiError 404 for an incomplete link. */
export async function readLink(context: Pick<AppContext, 'db'>, token: string): Promise<links.LinkRow> {
  const link = await links.findLink(context.db, hashOf(token));
  if (link === undefined) throw notFound('Link');
  return link;
}

/** @throws ApiError 404 for an incomplete link or one for another purpose, 409 for one that is used or expired. */
export async function requireOpen(
  context: Pick<AppContext, 'db' | 'clock'>,
  token: string,
  purposes: readonly links.Purpose[],
): Promise<links.LinkRow> {
  const link = await readLink(context, token);
  if (!purposes.includes(link.purpose)) throw notFound('Link');
  const state = stateOf(link, context.clock());
  if (state === 'used') throw usedLink();
  if (state === 'expired') throw conflict('link_expired', 'This link has expired. Ask for a new one.');
  return link;
}

/** Consumes an open link. @throws ApiError 409 when another request was first. */
export async function takeLink(db: AppContext['db'], token: string, now: Date): Promise<links.LinkRow> {
  const link = await links.useLink(db, hashOf(token), now);
  if (link === undefined) throw usedLink();
  return link;
}

const usedLink = () => conflict('link_used', 'This link has been used.');

function stateOf({ used_at, expires_at }: links.LinkRow, now: Date): EmailLink['state'] {
  if (used_at !== null) return 'used';
  return expires_at > now ? 'open' : 'expired';
}

export function presentLink(link: links.LinkRow, now: Date): EmailLink {
  const { purpose, email } = link;
  return { success: true, purpose, state: stateOf(link, now), email };
}
