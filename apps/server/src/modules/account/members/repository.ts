import { searchWords } from '@skill-exchange/api-client/fold-text';
import type { MemberFilter } from '@skill-exchange/api-client/types';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { containsText } from '../../../db/text-search.ts';
import { isLimited, isSuspended } from '../../auth/active-actions.ts';
import { emailKey } from '../../auth/email-key.ts';

export interface CommunityMemberRow {
  id: string;
  name: string;
  image_hash: string | null;
  email_verified_at: Date | null;
  role: 'member' | 'moderator';
  is_operator: boolean;
  created_at: Date;
  seen_on: string | null;
  hides_activity: boolean;
  is_limited: boolean;
  is_suspended: boolean;
  log_ins: number;
  has_codes: boolean;
  passkeys: number;
}

/** Members who have not asked to be deleted, with what operators see of them. */
function membersFor(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('members')
    .select(['members.id', 'name', 'image_hash', 'email_verified_at', 'role', 'is_operator'])
    .select(['created_at', 'seen_on', 'hides_activity'])
    .select([isLimited('members.id', now).as('is_limited'), isSuspended('members.id', now).as('is_suspended')])
    .select([
      sql<number>`(select count(*)::int from auth_sessions
        where member_id = members.id and expires_at > ${now})`.as('log_ins'),
      sql<boolean>`exists (select from totp where member_id = members.id and confirmed_at is not null)`.as('has_codes'),
      sql<number>`(select count(*)::int from passkeys where member_id = members.id)`.as('passkeys'),
    ])
    .where('leaving_at', 'is', null);
}

const newDays = 7;

function conditionOf(filter: MemberFilter, now: Date) {
  const newSince = new Date(now.getTime() - newDays * 24 * 3_600_000);
  const conditions = {
    new: sql<SqlBool>`created_at > ${newSince}`,
    unconfirmed: sql<SqlBool>`email_verified_at is null`,
    restricted: sql<SqlBool>`(${isLimited('members.id', now)} or ${isSuspended('members.id', now)})`,
    // Members who hide their activity hide it from operators, too.
    never_back: sql<SqlBool>`created_at <= ${newSince} and not hides_activity
      and (seen_on is null or seen_on <= (created_at at time zone 'UTC')::date)`,
  } as const;
  return conditions[filter];
}

interface Wanted {
  search: string;
  filter: MemberFilter | undefined;
  now: Date;
  rows: number;
}

/**
 * Returns the members whom the words and the filter select, those who were here last first. An address is only found
 * whole, so that nobody learns one by guessing its parts.
 */
export async function findCommunityMembers(
  db: Kysely<Database>,
  { search, filter, now, rows }: Wanted,
): Promise<CommunityMemberRow[]> {
  let query = membersFor(db, now);
  if (/.@/.test(search)) query = query.where('email_key', '=', emailKey(search));
  else for (const word of searchWords(search)) query = query.where(containsText(sql.ref('name_folded'), word));
  if (filter !== undefined) query = query.where(conditionOf(filter, now));
  return await query
    .orderBy(sql`case when hides_activity then null else seen_on end desc nulls last`)
    .orderBy('created_at', 'desc')
    .orderBy('members.id')
    .limit(sql.lit(rows))
    .execute();
}

export async function findCommunityMember(
  db: Kysely<Database>,
  memberId: string,
  now: Date,
): Promise<CommunityMemberRow | undefined> {
  return await membersFor(db, now).where('members.id', '=', memberId).executeTakeFirst();
}

/** Locks all operators, so that two of them do not dismiss each other. Returns the ids of those who may act. */
export async function lockOperators(trx: Kysely<Database>, now: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('members')
    .select(['id', isSuspended('members.id', now).as('is_suspended')])
    .where('is_operator', '=', true)
    .where('leaving_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.flatMap(({ id, is_suspended }) => (is_suspended ? [] : [id]));
}

/** Returns the roles of a member, locked; undefined for one who is gone. */
export async function lockRoles(trx: Kysely<Database>, memberId: string) {
  return await trx
    .selectFrom('members')
    .select(['role', 'is_operator', 'email_key'])
    .where('id', '=', memberId)
    .where('leaving_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateRoles(
  trx: Kysely<Database>,
  memberId: string,
  roles: { role: 'member' | 'moderator'; is_operator: boolean },
): Promise<void> {
  await trx.updateTable('members').set(roles).where('id', '=', memberId).execute();
}
