import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Pair } from '../matches/path-repository.ts';
import { isListedMember } from '../users/listed.ts';

/** A member with pairs that are new to everybody. */
export interface ChangedMember {
  seq: number;
  memberId: string;
  pairs: readonly Pair[];
  /** Changes with each edit; identifies what was read. */
  version: string;
  /** Others may find the member. */
  isListed: boolean;
}

/** Members read at once. */
const maxAtOnce = 50;

/**
 * Members with new pairs whose last change is at least this many seconds old, by the database's clock, which wrote its
 * time. The longest waiting come first.
 */
export async function findChanged(db: Kysely<Database>, quietSeconds: number): Promise<ChangedMember[]> {
  const { rows } = await sql<Omit<ChangedMember, 'pairs'> & { gives: number[]; wants: number[] }>`
    select members.seq, members.id as "memberId", gives, wants, at::text as version, ${isListedMember(null)} as "isListed"
    from new_swap_pairs join members on members.seq = new_swap_pairs.member
    where at <= now() - ${quietSeconds}::int * interval '1 second'
    order by at limit ${sql.lit(maxAtOnce)}`.execute(db);
  return rows.map(({ gives, wants, ...member }) => ({
    ...member,
    pairs: gives.map((give, index) => ({ give, want: wants[index] ?? 0 })),
  }));
}

/** Removes what was read of a change. Returns false if another job did, or the member has changed again. */
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
