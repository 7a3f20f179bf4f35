import { randomBytes } from 'node:crypto';
import type { InvitedAddress, InvitedAddressState } from '@skill-exchange/api-client/types';
import type { Transaction } from 'kysely';
import { conflict, notFound, tooMany } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { insertAudit } from '../audit/repository.ts';
import { emailKey, readAddress } from '../auth/email-key.ts';
import { revokeInvitation } from './invitation-repository.ts';
import * as invited from './invited-repository.ts';

const dayMs = 24 * 3_600_000;

/** The days that a link works. */
export const invitedDays = 14;

/** The days that an address stays after its link has ended. */
export const invitedStayDays = 30;

/** Addresses on the page. */
const shown = 500;

/** Addresses that operators may invite in 24 hours, so that a stolen session does not send thousands of emails. */
const mostADay = 500;

/** An email that was not sent by then is given up: see `overTwoDays` in queues.ts. */
const givenUpMs = 2 * dayMs + 3_600_000;

/** Returns the last invited addresses, latest first. */
export async function listInvited({ db, clock }: AppContext): Promise<InvitedAddress[]> {
  const now = clock();
  return (await invited.findInvited(db, shown)).map((row) => presentInvited(row, now));
}

/**
 * Invites addresses by email; none whose link still works. Whether an address has an account is neither looked up nor said.
 *
 * @throws ApiError 400 for one that is not valid, 409 for too many in a day
 */
export async function inviteAddresses(
  context: AppContext,
  { memberId }: Caller,
  written: readonly string[],
): Promise<{ addresses: InvitedAddress[]; alreadyInvited: number }> {
  const { db, clock, jobs } = context;
  const emails = new Map<string, string>();
  for (const [index, text] of written.entries()) {
    const email = readAddress(`addresses.${index}`, text.trim());
    emails.set(emailKey(email), email);
  }
  const now = clock();
  const ids = await inTransaction(db, async (trx) => {
    await invited.lockInviting(trx);
    const open = await invited.findOpenKeys(trx, [...emails.keys()], now);
    const fresh = [...emails].filter(([key]) => !open.has(key));
    const left = mostADay - (await invited.countInvitedSince(trx, new Date(now.getTime() - dayMs)));
    if (fresh.length > left)
      throw conflict(
        'too_many_invitations',
        `People you can still invite now: ${left}. Invitations of the last 1 days count.`,
        { params: { limit: left, days: 1 } },
      );
    if (fresh.length === 0) return new Set<string>();
    const added = await invited.insertInvited(trx, {
      addresses: fresh.map(([key, email]) => ({ key, email, token: randomBytes(16).toString('base64url') })),
      ...{ memberId, now, expiresAt: new Date(now.getTime() + invitedDays * dayMs) },
    });
    const toSend = added.map((invitedAddressId) => ({ about: 'invited', invitedAddressId }) as const);
    await jobs.add(trx, 'account-email', toSend);
    return new Set(added);
  });
  const rows = (await invited.findInvited(db, shown)).filter(({ id }) => ids.has(id));
  return { addresses: rows.map((row) => presentInvited(row, now)), alreadyInvited: emails.size - ids.size };
}

/** Ends the link of an address. The log has who did. @throws ApiError 404 */
export async function revokeInvited(context: AppContext, { memberId }: Caller, id: string): Promise<InvitedAddress> {
  return await change(context, id, async (trx, row, now) => {
    if (row.used > 0 || !(await revokeInvitation(trx, row.invitation_id, now))) return;
    const entry = { at: now, actorId: memberId, what: 'invitation.revoked', targetId: row.invitation_id } as const;
    await insertAudit(trx, { ...entry, details: {} });
  });
}

/** Sends the email again. @throws ApiError 404; 409 for a link that has ended; 429 within a day of an email that was delivered */
export async function inviteAgain(context: AppContext, id: string): Promise<InvitedAddress> {
  return await change(context, id, async (trx, row, now) => {
    const state = stateOf(row, now);
    if (state === 'joined' || state === 'revoked' || state === 'ended')
      throw conflict('invitation_expired', 'This invitation has ended. Invite the address again.');
    const waitMs = row.queued_at.getTime() + dayMs - now.getTime();
    if (state !== 'failed' && waitMs > 0)
      throw tooMany('They got an email within the last day. Send it again tomorrow.', waitMs / 1000);
    await invited.setInvitedProgress(trx, row.id, { queued_at: now, sent_at: null, rejected_at: null });
    await context.jobs.add(trx, 'account-email', [{ about: 'invited', invitedAddressId: row.id }]);
  });
}

type Work = (trx: Transaction<Database>, row: invited.InvitedRow, now: Date) => Promise<void>;

/** Runs work with a locked address, and returns it as it is then. @throws ApiError 404 */
async function change({ db, clock }: AppContext, id: string, work: Work): Promise<InvitedAddress> {
  const invitedId = requireId(id, 'Invitation');
  const now = clock();
  return await inTransaction(db, async (trx) => {
    const row = await invited.lockInvitedAddress(trx, invitedId);
    if (row === undefined) throw notFound('Invitation');
    await work(trx, row, now);
    return presentInvited((await invited.findInvitedAddress(trx, invitedId)) ?? row, now);
  });
}

/** Removes addresses whose link ended 30 days ago. */
export async function removeOldInvited({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await invited.deleteInvitedBefore(db, new Date(clock().getTime() - invitedStayDays * dayMs));
}

/** Whether the link of an address still lets somebody in. */
export const isOpen = (row: invited.InvitedRow, now: Date): boolean =>
  !['joined', 'revoked', 'ended'].includes(stateOf(row, now));

function stateOf(row: invited.InvitedRow, now: Date): InvitedAddressState {
  if (row.used > 0) return 'joined';
  if (row.revoked_at !== null) return 'revoked';
  if (row.expires_at <= now) return 'ended';
  if (row.sent_at !== null) return 'sent';
  const isGivenUp = now.getTime() - row.queued_at.getTime() > givenUpMs;
  return row.rejected_at !== null || isGivenUp ? 'failed' : 'waiting';
}

function presentInvited(row: invited.InvitedRow, now: Date): InvitedAddress {
  const { id, email, queued_at, expires_at } = row;
  const times = { invitedAt: queued_at.toISOString(), expiresAt: expires_at.toISOString() };
  return { _id: id, email, state: stateOf(row, now), ...times };
}
