import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isSuspended } from '../auth/active-actions.ts';
import { isListed } from '../users/listed.ts';

export interface InvitationRow {
  id: string;
  token: string;
  label: string;
  made_by: string | null;
  is_of_operator: boolean;
  created_at: Date;
  expires_at: Date;
  uses: number;
  used: number;
  revoked_at: Date | null;
  /** See `makerMay`. */
  maker_may: boolean;
}

const columns = [
  ...(['invitations.id', 'token', 'label', 'made_by', 'is_of_operator', 'invitations.created_at'] as const),
  ...(['expires_at', 'uses', 'used', 'revoked_at'] as const),
] as const;

/**
 * SQL condition: the maker of a link is here, not suspended, and still an operator if they made it as one. A link that was sent
 * to an address is the community's, whoever made it: only its reader knows it.
 */
const makerMay = (now: Date) => sql<boolean>`(invitations.is_by_email or exists (
  select from members as maker where maker.id = invitations.made_by
    and maker.leaving_at is null and maker.erased_at is null
    and (maker.is_operator or not invitations.is_of_operator) and not ${isSuspended('maker.id', now)}))`;

const selectInvitations = (db: Kysely<Database>, now: Date) =>
  db.selectFrom('invitations').select(columns).select(makerMay(now).as('maker_may'));

export interface NewInvitation {
  token: string;
  label: string;
  made_by: string;
  is_of_operator: boolean;
  created_at: Date;
  expires_at: Date;
  uses: number;
}

/** Stores an invitation. Returns its id. */
export async function insertInvitation(trx: Kysely<Database>, row: NewInvitation): Promise<string> {
  return (await trx.insertInto('invitations').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Counts the people whom a member has invited since an instant, without those whom a link that ended early did not let in. */
export async function countInvited(
  db: Kysely<Database>,
  memberId: string,
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const { people } = await db
    .selectFrom('invitations')
    .select(
      sql<number>`coalesce(sum(case when revoked_at is null and ${makerMay(now)} then uses else used end), 0)::int`.as(
        'people',
      ),
    )
    .where('made_by', '=', memberId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return people;
}

/** Returns the links of a member, or of everybody, latest first; none that were sent to an address. */
export async function findInvitations(
  db: Kysely<Database>,
  { madeBy, rows, now }: { madeBy: string | null; rows: number; now: Date },
): Promise<InvitationRow[]> {
  const every = selectInvitations(db, now).where('is_by_email', '=', false);
  return await (madeBy === null ? every : every.where('made_by', '=', madeBy))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(sql.lit(rows))
    .execute();
}

/** Returns a link of a member, or of anybody; none that was sent to an address. */
export async function findInvitation(
  db: Kysely<Database>,
  { id, madeBy, now }: { id: string; madeBy: string | null; now: Date },
): Promise<InvitationRow | undefined> {
  const link = selectInvitations(db, now).where('id', '=', id).where('is_by_email', '=', false);
  return await (madeBy === null ? link : link.where('made_by', '=', madeBy)).executeTakeFirst();
}

/** Ends an invitation. Returns whether it had not ended before. */
export async function revokeInvitation(trx: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface PersonRow {
  id: string;
  name: string;
  image_hash: string | null;
}

/** Returns those who joined by invitations and whom the viewer may find, by invitation. */
export async function findJoined(
  db: Kysely<Database>,
  invitationIds: readonly string[],
  viewerId: string,
): Promise<Map<string, PersonRow[]>> {
  const found = new Map<string, PersonRow[]>();
  if (invitationIds.length === 0) return found;
  const rows = await db
    .selectFrom('joinings')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['members.id', 'name', 'image_hash', 'invitation_id'])
    .where('invitation_id', '=', sql<string>`any(${invitationIds}::uuid[])`)
    .where('erased_at', 'is', null)
    .where(isListed(viewerId, 'members.id'))
    .orderBy('joined_at')
    .execute();
  for (const { invitation_id, ...person } of rows)
    found.set(invitation_id ?? '', [...(found.get(invitation_id ?? '') ?? []), person]);
  return found;
}

/** Returns the member who invited another one, if the other one may find them. */
export async function findInviter(db: Kysely<Database>, memberId: string): Promise<PersonRow | undefined> {
  return await db
    .selectFrom('joinings')
    .innerJoin('members', 'members.id', 'invited_by')
    .select(['members.id', 'name', 'image_hash'])
    .where('member_id', '=', memberId)
    .where('erased_at', 'is', null)
    .where(isListed(memberId, 'members.id'))
    .executeTakeFirst();
}

/** Returns the members of ids who have not left. */
export async function findPeople(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['id', 'name', 'image_hash'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('leaving_at', 'is', null)
    .where('erased_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A link that somebody has opened, with its maker's name. */
export interface OpenedRow extends InvitationRow {
  name: string | null;
}

/** Returns the invitation of a token; undefined without one. */
export async function findByToken(db: Kysely<Database>, token: string, now: Date): Promise<OpenedRow | undefined> {
  return await selectInvitations(db, now)
    .leftJoin('members', 'members.id', 'made_by')
    .select('members.name')
    .where('token', '=', token)
    .executeTakeFirst();
}

/** Uses an invitation once; false if it has been used up, has expired, was revoked, or its maker may not invite any more. */
export async function useInvitation(trx: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .whereRef('used', '<', 'uses')
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .where(makerMay(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Notes how a member joined. */
export async function insertJoining(
  trx: Kysely<Database>,
  row: {
    member_id: string;
    invitation_id?: string;
    invited_by?: string | null;
    joined_at: Date;
    question?: string;
    answer?: string;
  },
): Promise<void> {
  await trx.insertInto('joinings').values(row).execute();
}
