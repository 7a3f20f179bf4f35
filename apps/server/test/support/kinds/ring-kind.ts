import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../src/db/schema.ts';
import { matchKeyOf } from '../../../src/modules/matches/match-key.ts';
import type { CommunitySize, Parts } from './kind-parts.ts';

const id = (number: number) => `00000000-0000-4000-8000-0000000a${String(number).padStart(4, '0')}`;

/** Rings take more than two members: who declined one, and who could take that seat. */
export const ringMembers = { declined: id(3), substitute: id(4) } as const;

const [first, second, third] = [id(11), id(12), id(13)];

/** Stores the further members of rings, and what is taught in them. */
async function insertOthers(db: Kysely<Database>): Promise<void> {
  const member = (memberId: string, name: string) => ({
    id: memberId,
    name,
    username: memberId,
    email: memberId,
    email_key: memberId,
    password_hash: 'none',
    about: 'Happy to swap.',
  });
  const skill = (skillId: string, name: string) => ({ id: skillId, name, name_key: name.toLowerCase() });
  await db
    .insertInto('members')
    .values([member(ringMembers.declined, 'Rhea'), member(ringMembers.substitute, 'Sol')])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('skills')
    .values([skill(first, 'Origami'), skill(second, 'Parkour'), skill(third, 'Quilting')])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertLists(db, ringMembers.declined, { gives: [third], wants: [second] });
  await insertLists(db, ringMembers.substitute, { gives: [third, second], wants: [second, first] });
}

async function insertLists(
  db: Kysely<Database>,
  memberId: string,
  { gives, wants }: { gives: readonly string[]; wants: readonly string[] },
): Promise<void> {
  const rows = (kind: 'offered' | 'requested', skills: readonly string[]) =>
    skills.map((skill_id, position) => ({ member_id: memberId, kind, skill_id, position }));
  await db
    .insertInto('member_skills')
    .values([...rows('offered', gives), ...rows('requested', wants)])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A ring of three that two members have accepted and a third one has declined. */
export async function insertRing(db: Kysely<Database>, { id: ringId, one, two, now }: Parts): Promise<string> {
  await insertOthers(db);
  const times = { created_at: now, expires_at: new Date(now.getTime() + 72 * 3_600_000) };
  const ring = await db
    .insertInto('rings')
    .values({ id: ringId, key: randomUUID(), started_by: one, ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seat = (position: number, member_id: string, gives: string, answer: 'accepted' | 'declined') => ({
    ring_id: ring.id,
    position,
    member_id,
    gives,
    answer,
  });
  await db
    .insertInto('ring_seats')
    .values([
      seat(0, one, first, 'accepted'),
      seat(1, two, second, 'accepted'),
      seat(2, ringMembers.declined, third, 'declined'),
    ])
    .execute();
  return ring.id;
}

/** Makes a ring of three possible for a member; answers its key. */
export async function openRingFor(db: Kysely<Database>, memberId: string): Promise<string> {
  await insertOthers(db);
  await insertLists(db, memberId, { gives: [first], wants: [third] });
  return possibleKey(memberId);
}

/** The key of the ring that `openRingFor` makes possible. */
export function possibleKey(memberId: string): string {
  return matchKeyOf([
    { memberId, gives: first },
    { memberId: ringMembers.substitute, gives: second },
    { memberId: ringMembers.declined, gives: third },
  ]);
}

/** A ring of three for every twentieth member: open, agreed and expired in turn. Every fourth member saved a match. */
export async function insertRings(
  trx: Kysely<Database>,
  { members }: CommunitySize,
  at: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    insert into rings (key, started_by, created_at, expires_at, agreed_at, told_at)
    select 'ring ' || n, id, ${at} - n % 30 * interval '1 day', ${at} + (3 - n % 30) * interval '1 day',
      case when n % 60 = 0 then ${at} end, case when n % 30 > 3 then ${at} end
    from nth_member where n % 20 = 0`.execute(trx);
  await sql`
    insert into ring_seats (ring_id, position, member_id, gives, answer)
    select rings.id, place, seated.id, nth_skill.id, case when place = 0 or agreed_at is not null then 'accepted' else 'waiting' end
    from rings join nth_member on nth_member.id = rings.started_by, generate_series(0, 2) as place
    join nth_skill on nth_skill.n = 1 + place
    join nth_member as seated on true
    where seated.n = 1 + (nth_member.n + place * 7) % ${members}::int`.execute(trx);
  await sql`
    insert into match_states (member_id, key, state, at)
    select id, 'match ' || n, case when n % 8 = 0 then 'saved' else 'dismissed' end, ${at} from nth_member where n % 4 = 0`.execute(
    trx,
  );
}
