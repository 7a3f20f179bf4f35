import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isListed } from '../users/listed.ts';

/** Returns who invited a member and whom they invited, for the copy of their data: those whom their own page names. */
export async function readJoining(db: Kysely<Database>, memberId: string) {
  const invited = await db
    .selectFrom('joinings')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['members.name', 'joined_at as joined'])
    .where('invited_by', '=', memberId)
    .where(isListed(memberId, 'members.id'))
    .orderBy('joined_at')
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['label', 'uses', 'used', 'created_at as made', 'expires_at as ends', 'revoked_at as revoked'])
    .where('made_by', '=', memberId)
    .where('is_by_email', '=', false)
    .orderBy('created_at')
    .execute();
  const own = await db
    .selectFrom('joinings')
    .leftJoin('members', (join) => join.onRef('members.id', '=', 'invited_by').on(isListed(memberId, 'members.id')))
    .select(['members.name as invitedBy', 'joined_at as joined', 'question', 'answer'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return { ...own, invitations, invited };
}
