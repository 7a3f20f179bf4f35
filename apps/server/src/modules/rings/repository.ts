import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { rowCount } from '../../paging.ts';
import { isUnblocked } from '../users/listed.ts';

/** A seat with its member; each teaches `gives` to the next one. */
export interface SeatRow {
  ring_id: string;
  position: number;
  member_id: string;
  name: string;
  image_hash: string | null;
  rating_sum: number;
  rating_count: number;
  gives: string;
  gives_name: string;
  answer: 'waiting' | 'accepted' | 'declined' | 'left';
}

export interface RingRow {
  id: string;
  seq: number;
  key: string;
  started_by: string;
  note: string;
  created_at: Date;
  expires_at: Date;
  agreed_at: Date | null;
  ended_at: Date | null;
  version: number;
  seats: SeatRow[];
}

/** Selects rings without a block between the viewer and a member. */
function selectRings(db: Kysely<Database>, viewerId: string) {
  return db
    .selectFrom('rings')
    .select(['rings.id', 'rings.seq', 'rings.key', 'started_by', 'created_at', 'expires_at', 'agreed_at', 'ended_at'])
    .select(['version', 'note'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ring_seats')
            .whereRef('ring_id', '=', 'rings.id')
            .where(sql<boolean>`not ${isUnblocked(viewerId, 'ring_seats.member_id')}`),
        ),
      ),
    );
}

async function withSeats(db: Kysely<Database>, rings: Omit<RingRow, 'seats'>[]): Promise<RingRow[]> {
  if (rings.length === 0) return [];
  const seats: SeatRow[] = await db
    .selectFrom('ring_seats')
    .innerJoin('members', 'members.id', 'member_id')
    .innerJoin('skills', 'skills.id', 'gives')
    .select(['ring_id', 'position', 'member_id', 'members.name', 'members.image_hash', 'rating_sum', 'rating_count'])
    .select(['gives', 'skills.name as gives_name', 'answer'])
    .where(sql<boolean>`ring_id = any(${rings.map(({ id }) => id)}::uuid[])`)
    .orderBy('position')
    .execute();
  return rings.map((ring) => ({ ...ring, seats: seats.filter(({ ring_id }) => ring_id === ring.id) }));
}

/** Returns a ring with its seats, or undefined. */
export async function findRing(db: Kysely<Database>, id: string, viewerId: string): Promise<RingRow | undefined> {
  const ring = await selectRings(db, viewerId).where('rings.id', '=', id).executeTakeFirst();
  return ring && (await withSeats(db, [ring]))[0];
}

/** Returns the rings in which a member has a seat, newest first. */
export async function findRingsOf(
  db: Kysely<Database>,
  memberId: string,
  { before, rows }: { before: number | null; rows: number },
): Promise<RingRow[]> {
  let query = selectRings(db, memberId)
    .innerJoin('ring_seats as own', 'own.ring_id', 'rings.id')
    .where('own.member_id', '=', memberId)
    .orderBy('rings.seq', 'desc');
  if (before !== null) query = query.where('rings.seq', '<', before);
  return await withSeats(db, await query.limit(rowCount(rows)).execute());
}

/** Locks a ring until the transaction ends, and returns it like `findRing`. */
export async function lockRing(trx: Transaction<Database>, id: string, viewerId: string): Promise<RingRow | undefined> {
  await trx.selectFrom('rings').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return await findRing(trx, id, viewerId);
}

/** Selects and locks rings that wait for answers, and those that were agreed after `agreedSince`. */
const selectOpenRings = (trx: Transaction<Database>, now: Date, agreedSince?: Date) =>
  trx
    .selectFrom('rings')
    .select(['id', 'seq', 'key', 'started_by', 'created_at', 'expires_at', 'agreed_at', 'ended_at', 'version', 'note'])
    .where('ended_at', 'is', null)
    .where((eb) => {
      const isOpen = eb.and([eb('agreed_at', 'is', null), eb('expires_at', '>', now)]);
      return agreedSince === undefined ? isOpen : eb.or([eb('agreed_at', '>', agreedSince), isOpen]);
    })
    .orderBy('id')
    .forNoKeyUpdate();

/** Locks a member's rings that have not ended; agreed ones only if agreed after `agreedSince`. */
export async function lockRingsOf(
  trx: Transaction<Database>,
  memberId: string,
  { now, agreedSince }: { now: Date; agreedSince: Date },
): Promise<RingRow[]> {
  const rings = await selectOpenRings(trx, now, agreedSince)
    .where('id', 'in', (eb) => eb.selectFrom('ring_seats').select('ring_id').where('member_id', '=', memberId))
    .execute();
  return await withSeats(trx, rings);
}

/** Locks open rings in which a skill is taught, under any of its names. */
export async function lockOpenRingsTeaching(
  trx: Transaction<Database>,
  skillId: string,
  now: Date,
): Promise<RingRow[]> {
  const rings = await selectOpenRings(trx, now)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('ring_seats')
        .innerJoin('skills', 'skills.id', 'gives')
        .select('ring_id')
        .where((or) => or.or([or('skills.id', '=', skillId), or('canonical_id', '=', skillId)])),
    )
    .execute();
  return await withSeats(trx, rings);
}

export interface NewRingRow {
  key: string;
  startedBy: string;
  note: string;
  now: Date;
  expiresAt: Date;
  seats: readonly { memberId: string; gives: string }[];
}

/** Stores a ring that its first member has accepted. Returns its id. */
export async function insertRing(trx: Transaction<Database>, ring: NewRingRow): Promise<string> {
  const { id } = await trx
    .insertInto('rings')
    .values({
      key: ring.key,
      started_by: ring.startedBy,
      note: ring.note,
      created_at: ring.now,
      expires_at: ring.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = ring.seats.map(({ memberId, gives }, position) => ({
    ring_id: id,
    position,
    member_id: memberId,
    gives,
    ...(position === 0 ? ({ answer: 'accepted', answered_at: ring.now } as const) : ({ answer: 'waiting' } as const)),
  }));
  await trx.insertInto('ring_seats').values(rows).execute();
  return id;
}

/** Changes a locked ring and increments its version. */
export async function updateRing(
  trx: Transaction<Database>,
  id: string,
  change: { key?: string; expires_at?: Date; agreed_at?: Date | null; ended_at?: Date },
): Promise<void> {
  await trx
    .updateTable('rings')
    .set({ ...change, ...(change.expires_at && { told_at: null }), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function updateSeat(
  trx: Transaction<Database>,
  { ringId, position }: { ringId: string; position: number },
  seat: { member_id?: string; answer: SeatRow['answer']; answered_at: Date | null },
): Promise<void> {
  await trx
    .updateTable('ring_seats')
    .set(seat)
    .where('ring_id', '=', ringId)
    .where('position', '=', position)
    .execute();
}

/** Stores that a ring was declined, which hides it from all its members for a while. */
export async function insertDeclines(trx: Transaction<Database>, ring: RingRow, now: Date): Promise<void> {
  await trx
    .insertInto('ring_declines')
    .values(ring.seats.map(({ member_id }) => ({ member_id, key: ring.key, at: now })))
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doUpdateSet({ at: now }))
    .execute();
}

/** Returns those of these members for whom this ring was declined after `since`. */
export async function findDeclined(
  db: Kysely<Database>,
  rings: readonly { memberId: string; key: string }[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ member_id: string }>`
    select member_id from ring_declines
    join unnest(${rings.map(({ memberId }) => memberId)}::uuid[], ${rings.map(({ key }) => key)}::text[])
      as asked (member, key) on asked.member = member_id and asked.key = ring_declines.key
    where at > ${since}`.execute(db);
  return new Set(rows.map(({ member_id }) => member_id));
}

/** Deletes declines before this instant. */
export async function deleteDeclinesBefore(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('ring_declines').where('at', '<', before).execute();
}

/** Closes expired rings with this key. Returns whether another one is open or agreed. */
export async function isTaken(trx: Transaction<Database>, key: string, now: Date): Promise<boolean> {
  await trx
    .updateTable('rings')
    .set({ ended_at: now, told_at: now })
    .where('key', '=', key)
    .where('agreed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const ring = await trx
    .selectFrom('rings')
    .select('id')
    .where('key', '=', key)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ring !== undefined;
}

/** Counts the open rings that a member has proposed. */
export async function countOpen(db: Kysely<Database>, memberId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('rings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('started_by', '=', memberId)
    .where('agreed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Maximum number of rings per query. */
const maxAtOnce = 100;

/** Claims expired rings whose members have not been notified, each once. */
export async function claimExpired(
  trx: Transaction<Database>,
  now: Date,
): Promise<{ id: string; memberIds: string[] }[]> {
  const { rows } = await sql<{ id: string; memberIds: string[] }>`
    update rings set told_at = ${now}
    where id in (
      select id from rings
      where agreed_at is null and ended_at is null and told_at is null and expires_at <= ${now}
      order by expires_at limit ${sql.lit(maxAtOnce)} for update skip locked
    )
    returning id, array(
      select member_id from ring_seats where ring_id = rings.id and answer in ('waiting', 'accepted') order by position
    ) as "memberIds"`.execute(trx);
  return rows;
}
