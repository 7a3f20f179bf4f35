import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Pair } from '../matches/path-repository.ts';
import { isListedMember } from '../users/listed.ts';

/** A member with new pairs of skills. */
export interface ChangedMember {
  seq: number;
  memberId: string;
  pairs: readonly Pair[];
  /** The version of the pairs that were read; every edit changes it. */
  version: string;
  /** Whether others may find the member. */
  isListed: boolean;
}

/** Maximum number of members per query. */
const maxAtOnce = 50;

/**
 * Returns members with new pairs whose last change is at least this many seconds old, oldest change first. Uses the
 * database's clock, which also wrote the times.
 */
export async function findChanged(db: Kysely<Database>, quietSeconds: number): Promise<ChangedMember[]> {
  const { rows } = await sql<Omit<ChangedMember, 'pairs'> & { gives: number[]; wants: number[] }>`
    select members.seq, members.id as "memberId", gives, wants, at::text as version, ${isListedMember(null)}
        and coalesce(away_until < (now() at time zone 'UTC')::date, true) as "isListed"
    from new_swap_pairs join members on members.seq = new_swap_pairs.member
    where at <= now() - ${quietSeconds}::int * interval '1 second'
    order by at limit ${sql.lit(maxAtOnce)}`.execute(db);
  return rows.map(({ gives, wants, ...member }) => ({
    ...member,
    pairs: gives.map((give, index) => ({ give, want: wants[index] ?? 0 })),
  }));
}

/** Deletes a change that was read. Returns false if another job did, or the member has changed again. */
export async function claimChange(
  trx: Kysely<Database>,
  { seq, version }: Pick<ChangedMember, 'seq' | 'version'>,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('new_swap_pairs')
    .where('member', '=', seq)
    .where('at', '=', sql<Date>`${version}::timestamptz`)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
