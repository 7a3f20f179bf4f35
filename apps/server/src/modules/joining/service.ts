import { randomBytes } from 'node:crypto';
import { conflict, forbidden, notFound } from '../../api-errors.ts';
import type { AppContext } from '../../context.ts';
import type { Caller } from '../../contract/handlers.ts';
import { inTransaction } from '../../db/contention.ts';
import { requireId } from '../../db/ids.ts';
import { storeOnce } from '../../db/store-once.ts';
import { readTitle } from '../../input.ts';
import { mayOperate } from '../../policy.ts';
import { insertAudit } from '../audit/repository.ts';
import { lockAccountOf } from '../auth/account-lock.ts';
import * as invitations from './invitation-repository.ts';

const dayMs = 24 * 3_600_000;

/** The window of `invitationsPerMonth`, in days. */
const countedDays = 30;

/** Invitations on a page. */
const shown = 200;

/** An invitation with those who joined by it. */
export interface KnownInvitation {
  row: invitations.InvitationRow;
  joined: invitations.PersonRow[];
  maker?: invitations.PersonRow | undefined;
}

/** Returns how many people a member may still invite now. */
async function peopleLeft(
  { community, clock }: Pick<AppContext, 'community' | 'clock'>,
  db: AppContext['db'],
  caller: Caller,
): Promise<number> {
  if (mayOperate(caller)) return mostUses;
  const now = clock();
  const since = new Date(now.getTime() - countedDays * dayMs);
  const invited = await invitations.countInvited(db, caller.memberId, { since, now });
  return Math.max(0, community.values.invitationsPerMonth - invited);
}

/** As in the contract. */
const mostUses = 500;

/** Returns the invitations that the caller has made, how many people they may still invite, and who invited them. */
export async function ownInvitations(context: AppContext, caller: Caller) {
  const own = { madeBy: caller.memberId, rows: shown, now: context.clock() };
  const rows = await invitations.findInvitations(context.db, own);
  return {
    known: await withJoined(context, rows, caller.memberId),
    mayInvite: await peopleLeft(context, context.db, caller),
    inviter: await invitations.findInviter(context.db, caller.memberId),
  };
}

/** Returns the last invitations of everybody, with their makers. */
export async function allInvitations(context: AppContext, caller: Caller): Promise<KnownInvitation[]> {
  const rows = await invitations.findInvitations(context.db, { madeBy: null, rows: shown, now: context.clock() });
  const makers = await invitations.findPeople(context.db, [...new Set(rows.flatMap(({ made_by }) => made_by ?? []))]);
  const known = await withJoined(context, rows, caller.memberId);
  return known.map((one) => ({ ...one, maker: makers.get(one.row.made_by ?? '') }));
}

async function withJoined(
  { db }: Pick<AppContext, 'db'>,
  rows: readonly invitations.InvitationRow[],
  viewerId: string,
): Promise<KnownInvitation[]> {
  const ids = rows.filter(({ used }) => used > 0).map(({ id }) => id);
  const joined = await invitations.findJoined(db, ids, viewerId);
  return rows.map((row) => ({ row, joined: joined.get(row.id) ?? [] }));
}

interface NewLink {
  label?: string;
  uses: number;
  days: number;
}

/**
 * Makes a link that lets people in.
 *
 * @throws ApiError 400 for a label of several lines, 403 if members do not invite, 409 if the member has invited enough people
 */
export async function createInvitation(
  context: AppContext,
  caller: Caller,
  body: NewLink,
  key: string | null,
): Promise<KnownInvitation> {
  const { memberId } = caller;
  const label = readTitle('label', body.label ?? '');
  const isOfOperator = mayOperate(caller);
  if (!isOfOperator && context.community.values.invitationsPerMonth === 0)
    throw forbidden('members_do_not_invite', 'Only operators invite people to this community.');
  const id = await storeOnce(context, { memberId, thing: 'invitation', key, body }, async (trx) => {
    const now = context.clock();
    // Two links at once are not made from the same people.
    await lockAccountOf(trx, caller, now);
    const left = await peopleLeft(context, trx, caller);
    if (body.uses > left) throw tooMany(left);
    return await invitations.insertInvitation(trx, {
      token: randomBytes(16).toString('base64url'),
      label,
      made_by: memberId,
      is_of_operator: isOfOperator,
      created_at: now,
      expires_at: new Date(now.getTime() + body.days * dayMs),
      uses: body.uses,
    });
  });
  // By its id: a repeated call may be about one that is no longer among the last ones.
  const row = await invitations.findInvitation(context.db, { id, madeBy: memberId, now: context.clock() });
  const [known] = await withJoined(context, row === undefined ? [] : [row], memberId);
  return known as KnownInvitation;
}

function tooMany(left: number) {
  return conflict(
    'too_many_invitations',
    `People you can still invite now: ${left}. Invitations of the last ${countedDays} days count.`,
    { params: { limit: left, days: countedDays } },
  );
}

/** Ends an invitation of the caller. @throws ApiError 404 for those of others */
export async function revokeOwnInvitation(context: AppContext, caller: Caller, id: string): Promise<KnownInvitation> {
  return await revoke(context, caller, id, { madeBy: caller.memberId, isLogged: false });
}

/** Ends any invitation. The log has who did. @throws ApiError 404 */
export async function revokeAnyInvitation(context: AppContext, caller: Caller, id: string): Promise<KnownInvitation> {
  return await revoke(context, caller, id, { madeBy: null, isLogged: true });
}

async function revoke(
  context: AppContext,
  { memberId }: Caller,
  id: string,
  { madeBy, isLogged }: { madeBy: string | null; isLogged: boolean },
): Promise<KnownInvitation> {
  const invitationId = requireId(id, 'Invitation');
  const row = await inTransaction(context.db, async (trx) => {
    const now = context.clock();
    const link = await invitations.findInvitation(trx, { id: invitationId, madeBy, now });
    if (link === undefined) throw notFound('Invitation');
    const isNew = await invitations.revokeInvitation(trx, invitationId, now);
    const entry = { at: now, actorId: memberId, what: 'invitation.revoked', targetId: invitationId } as const;
    if (isNew && isLogged) await insertAudit(trx, { ...entry, details: {} });
    return { ...link, revoked_at: now };
  });
  const [known] = await withJoined(context, [row], memberId);
  return known as KnownInvitation;
}
