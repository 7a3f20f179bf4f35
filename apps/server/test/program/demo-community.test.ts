import { verify } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../src/db/open-database.ts';
import { demoAccounts } from '../../src/demo/demo-accounts.ts';
import { type DemoSummary, seedDemo } from '../../src/demo/seed-demo.ts';
import { findMatches } from '../../src/modules/matches/find-matches.ts';
import { findOwnSkills } from '../../src/modules/matches/skill-repository.ts';
import { countReliability } from '../../src/modules/profiles/reliability-repository.ts';

const now = new Date('2026-11-20T09:30:00Z');
const tables = [
  'members',
  'skills',
  'member_skills',
  'events',
  'event_skills',
  'event_registrations',
  'sessions',
  'attendance',
  'availability',
  'reviews',
  'event_reviews',
  'conversations',
  'messages',
  'conversation_reads',
  'rings',
  'ring_seats',
  'invitations',
  'invited_addresses',
] as const;

let database: OpenDatabase;
let first: DemoSummary;

beforeAll(async () => {
  database = await openEmbeddedDatabase(null);
  await migrate(database);
  first = await seedDemo(database.db, now);
}, 60_000);

afterAll(async () => {
  await database.close();
});

/** Returns every row of the community as text, without the salted hashes, in a fixed order. */
async function dump(): Promise<string[]> {
  const rows: string[] = [];
  for (const table of tables) {
    const found = await sql<{ row: string }>`
      select (to_jsonb(t) - 'password_hash')::text as row from ${sql.table(table)} t order by 1
    `.execute(database.db);
    rows.push(...found.rows.map(({ row }) => `${table} ${row}`));
  }
  return rows;
}

async function countOf(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(database.db);
  return rows[0]?.n ?? 0;
}

async function idOf(email: string): Promise<string> {
  const query = database.db.selectFrom('members').select('id').where('email_key', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
}

describe('the demo community', () => {
  it('shows for both demo members that they attend', async () => {
    for (const { email } of demoAccounts.slice(0, 2)) {
      expect(await countReliability(database.db, await idOf(email), now)).toMatchObject({ sessions: 5, came: 5 });
    }
  });

  it('has the promised size', async () => {
    expect(first.created).toBe(true);
    const counts: Record<string, number> = {};
    for (const table of tables) {
      counts[table] = await countOf(sql`select count(*) as n from ${sql.table(table)}`);
    }
    expect(counts).toMatchObject({ members: 40, skills: 60, events: 27 });
    expect(counts.sessions).toBeGreaterThanOrEqual(30);
    expect(counts.reviews).toBeGreaterThanOrEqual(45);
    expect(counts.conversations).toBeGreaterThanOrEqual(12);
  });

  it('leaves only members in the database, and still knows the accounts', async () => {
    const before = await dump();
    const second = await seedDemo(database.db, new Date('2027-02-03T00:00:00Z'));
    expect(second).toEqual({ created: false, accounts: demoAccounts });
    expect(await dump()).toEqual(before);
  });

  it('is the same for the same time', async () => {
    const before = await dump();
    await sql`truncate members, skills restart identity cascade`.execute(database.db);
    expect((await seedDemo(database.db, now)).created).toBe(true);
    expect(await dump()).toEqual(before);
  });

  it('has correct counters and ratings', async () => {
    const wrongEvents = sql<{ n: number }>`
      select count(*) as n from events e where participants_count <> (
        select count(*) from event_registrations r where r.event_id = e.id and r.state = 'approved')`;
    const wrongRatings = sql<{ n: number }>`
      select count(*) as n from members m where (rating_sum, rating_count) <> (
        select coalesce(sum(rating), 0), count(*) from reviews r where r.subject_id = m.id)`;
    const wrongConversations = sql<{ n: number }>`
      select count(*) as n from conversations c where (last_seq, last_message_at) <> (
        select max(coalesce(changed_seq, seq)), max(created_at) from messages m where m.conversation_id = c.id)`;
    expect(await countOf(wrongEvents)).toBe(0);
    expect(await countOf(wrongRatings)).toBe(0);
    expect(await countOf(wrongConversations)).toBe(0);
    expect(await countOf(sql`select count(distinct rating) as n from reviews`)).toBeGreaterThanOrEqual(4);
  });

  it('has a moderator with an open case of two reports', async () => {
    const open = sql<{ n: number }>`
      select count(*) as n from reports join cases on cases.id = case_id where closed_at is null`;
    expect(await countOf(open)).toBe(2);
    expect(await countOf(sql`select count(*) as n from members where role = 'moderator'`)).toBe(1);
    expect(await countOf(sql`select count(*) as n from members where is_operator`)).toBe(1);
  });

  it('has faces for nearly all members, and covers for some upcoming events', async () => {
    expect(await countOf(sql`select count(*) as n from members where image_hash is not null`)).toBe(36);
    const covers = sql<{ n: number }>`
      select count(*) as n from events where image_hash is not null and start_time > ${now}`;
    expect(await countOf(covers)).toBe(6);
  });

  it('has an event that is full and one with a single place left', async () => {
    const left = await sql<{ left: number }>`
      select max_participants - participants_count as left from events
      where cancelled_at is null and start_time > ${now} order by 1 limit 2`.execute(database.db);
    expect(left.rows.map((row) => row.left)).toEqual([0, 1]);
  });

  it('opens the demo accounts with the published password, and no others', async () => {
    const members = await database.db.selectFrom('members').select(['email', 'name', 'password_hash']).execute();
    for (const { email, name, password } of demoAccounts) {
      const member = members.find((one) => one.email === email);
      expect(member?.name).toBe(name);
      expect(await verify(member?.password_hash ?? '', password)).toBe(true);
    }
    const others = members.filter(({ email }) => !demoAccounts.some((account) => account.email === email));
    expect(others).toHaveLength(36);
    const hashes = new Set(others.map((member) => member.password_hash));
    for (const hash of hashes) expect(await verify(hash, demoAccounts[0]?.password ?? '')).toBe(false);
    for (const member of members) expect(member.password_hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});

describe.each(demoAccounts.filter(({ isModerator, isOperator }) => !isModerator && !isOperator))(
  'the demo account $email',
  ({ email }) => {
    const stateOf = (end: string) =>
      sql.raw(`case when cancelled_at is not null then 'Cancelled'
    when ${end} <= '${now.toISOString()}' then 'Completed' else 'Upcoming' end`);

    it('has events and sessions in every state, hosted, enrolled and swapped', async () => {
      const id = await idOf(email);
      const statesOf = async (query: ReturnType<typeof sql<{ state: string }>>) =>
        (await query.execute(database.db)).rows.map((row) => row.state).sort();
      const every = ['Cancelled', 'Completed', 'Upcoming'];
      const state = stateOf('end_time');
      expect(await statesOf(sql`select distinct ${state} as state from events where host_id = ${id}`)).toEqual(every);
      expect(
        await statesOf(sql`
        select distinct ${state} as state from events join event_registrations r on r.event_id = events.id
        where r.member_id = ${id} and r.state = 'approved'`),
      ).toEqual(every);
      expect(
        await statesOf(sql`
        select distinct ${stateOf('date')} as state from sessions where ${id} in (user_one, user_two)`),
      ).toEqual(every);
    });

    it('has reviews in both directions, one to write, requests to answer and conversations', async () => {
      const id = await idOf(email);
      const unwritten = sql<{ n: number }>`
      select count(*) as n from sessions s where ${id} in (user_one, user_two) and date <= ${now}
      and cancelled_at is null
      and not exists (select 1 from reviews r where r.session_id = s.id and r.author_id = ${id})`;
      const requests = sql<{ n: number }>`
      select count(*) as n from event_registrations r join events e on e.id = r.event_id
      where e.host_id = ${id} and r.state = 'pending' and e.cancelled_at is null and e.start_time > ${now}`;
      const unread = sql<{ n: number }>`
      select coalesce(sum(c.last_seq - r.read_seq), 0)::int as n from conversation_reads r
      join conversations c on c.id = r.conversation_id where r.member_id = ${id}`;
      expect(await countOf(sql`select count(*) as n from reviews where subject_id = ${id}`)).toBeGreaterThan(3);
      expect(await countOf(sql`select count(*) as n from reviews where author_id = ${id}`)).toBeGreaterThan(3);
      expect(await countOf(unwritten)).toBe(1);
      expect(await countOf(requests)).toBeGreaterThan(3);
      expect(await countOf(unread)).toBeGreaterThan(0);
      const talks = sql<{ n: number }>`
      select count(*) as n from conversations where ${id} in (member_low, member_high)`;
      expect(await countOf(talks)).toBeGreaterThanOrEqual(5);
    });

    it('finds swaps, and rings of three', async () => {
      const id = await idOf(email);
      const own = await findOwnSkills(database.db, id);
      const kinds = ['swap', 'ring'] as const;
      const search = { memberId: id, own, lists: own, kinds, hidden: new Set<string>(), now };
      const sizes = (await findMatches(database.db, search)).map(({ people }) => people.length);
      expect(sizes.filter((size) => size === 2).length).toBeGreaterThan(1);
      expect(sizes.filter((size) => size === 3).length).toBeGreaterThan(3);
    });

    it('finds events that teach its wanted skills', async () => {
      const id = await idOf(email);
      const wanted = sql<{ n: number }>`
      select count(distinct e.id) as n from events e join event_skills es on es.event_id = e.id
      join member_skills ms on ms.skill_id = es.skill_id and ms.kind = 'requested' and ms.member_id = ${id}
      where e.host_id <> ${id} and e.cancelled_at is null and e.start_time > ${now}`;
      expect(await countOf(wanted)).toBeGreaterThanOrEqual(3);
    });
  },
);
