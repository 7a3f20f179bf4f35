import fc from 'fast-check';
import { type Insertable, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../src/db/schema.ts';
import type { MemberTable } from '../../src/db/tables/members.ts';
import { countFacets } from '../../src/modules/search/facets.ts';
import { conditionOf, type MemberCriteria } from '../../src/modules/search/member-conditions.ts';
import { countEach, findPage, keyOf, type Order } from '../../src/modules/search/members-repository.ts';
import { searchedCommunities } from '../support/env.ts';
import { emptyDatabase, testDatabase } from '../support/test-database.ts';

const now = new Date('2026-11-20T12:00:00Z');
const skills = ['Baking', 'Chess', 'Drawing', 'French', 'Guitar'];
const numbers = skills.map((_, index) => index + 1);
const levels = ['starting', 'comfortable', 'can-teach'] as const;
const languages = ['de', 'en', 'pt', 'pt-BR'];
const zones = ['Europe/Lisbon', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland'];

const holding = fc.record({ skill: fc.constantFrom(...numbers), level: fc.option(fc.constantFrom(...levels)) });
const holdings = fc.uniqueArray(holding, { maxLength: 3, selector: ({ skill }) => skill });
const person = fc.record({
  name: fc.constantFrom('Ana Baker', 'Ben Müller', 'Çağla Chess', 'Dara O’Neil'),
  offered: holdings,
  requested: holdings,
  languages: fc.uniqueArray(fc.constantFrom(...languages), { maxLength: 2 }),
  zone: fc.constantFrom(...zones),
  weekly: fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), hour: fc.integer({ min: 0, max: 20 }) }), {
    maxLength: 2,
  }),
  ratings: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  daysAgo: fc.integer({ min: 0, max: 45 }),
  hides: fc.boolean(),
});
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

const some = fc.uniqueArray(fc.constantFrom(...numbers), { minLength: 1, maxLength: 2 });
const criteria = fc.record({
  own: fc.record({ offered: some, requested: some }),
  q: fc.option(fc.record({ skills: some, words: fc.constant(['chess']), otherWords: fc.constant([]) })),
  teaches: fc.option(some),
  wants: fc.option(some),
  both: fc.option(fc.constant(true as const)),
  level: fc.option(fc.constantFrom(...levels)),
  language: fc.option(fc.constantFrom(...languages)),
  hours: fc.option(fc.constantFrom('weekday-mornings', 'weekday-evenings', 'weekend-afternoons')),
  timeZone: fc.constantFrom(...zones),
  rating: fc.option(fc.constantFrom(3, 4, 4.2, 4.5)),
  active: fc.option(fc.constantFrom('this-week', 'this-month')),
  viewerId: fc.constant(null),
  now: fc.constant(now),
}) as fc.Arbitrary<MemberCriteria>;

const database = await testDatabase();
const { db } = database;
beforeEach(() => emptyDatabase(database));
afterEach(() => emptyDatabase(database));

const dayOf = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const bare = (text: string) => ({ username: text, email: text, email_key: text, password_hash: 'none' });

async function fill(people: readonly Person[]): Promise<void> {
  await emptyDatabase(database);
  const named = skills.map((name) => ({ name, name_key: name.toLowerCase() }));
  const ids = await db.insertInto('skills').values(named).returning('id').execute();
  const rows = people.map(
    (one, index): Insertable<MemberTable> => ({
      ...bare(String(index)),
      name: one.name,
      languages: one.languages,
      seen_on: dayOf(one.daysAgo),
      hides_activity: one.hides,
      rating_sum: one.ratings.reduce((sum, rating) => sum + rating, 0),
      rating_count: one.ratings.length,
    }),
  );
  const members = await db.insertInto('members').values(rows).returning('id').execute();
  const memberId = (index: number) => members[index]?.id ?? '';
  const listed = people.flatMap((one, index) =>
    (['offered', 'requested'] as const).flatMap((kind) =>
      one[kind].map(({ skill, level }, position) => {
        return { member_id: memberId(index), kind, skill_id: ids[skill - 1]?.id ?? '', level, position };
      }),
    ),
  );
  if (listed.length > 0) await db.insertInto('member_skills').values(listed).execute();
  const hours = people.map((one, index) => ({
    member_id: memberId(index),
    time_zone: one.zone,
    weekly: JSON.stringify(
      one.weekly.map(({ weekday, hour }) => ({ weekday, from: clock(hour), to: clock(hour + 3) })),
    ),
    days_off: '[]',
    buffer_minutes: 0,
    notice_hours: 0,
    max_per_week: null,
  }));
  await db.insertInto('availability').values(hours).execute();
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const ratingOf = ({ ratings }: Person) =>
  ratings.length === 0 ? 0 : Math.round((ratings.reduce((sum, one) => sum + one, 0) * 10) / ratings.length);

/** The UTC offset of each zone's winter in minutes. */
const offsets: Record<string, number> = {
  'Europe/Lisbon': 0,
  'Asia/Kolkata': 330,
  'America/New_York': -300,
  'Pacific/Auckland': 720,
};

/** Returns whether the middle of any UTC hour is in the member's hours and in this part of the viewer's week. */
function isFree({ weekly, zone }: Person, { hours, timeZone }: MemberCriteria): boolean {
  const at = (utcMinute: number, of: string) => {
    const minute = (utcMinute + (offsets[of] ?? 0) + 7 * 1440) % (7 * 1440);
    return { weekday: Math.floor(minute / 1440) + 1, hour: (minute % 1440) / 60 };
  };
  const part = { mornings: [6, 12], afternoons: [12, 18], evenings: [18, 24] }[String(hours).split('-')[1] ?? ''] ?? [];
  return Array.from({ length: 168 }, (_, slot) => slot * 60 + 30).some((minute) => {
    const own = at(minute, timeZone);
    const theirs = at(minute, zone);
    const isPart = own.hour >= (part[0] ?? 0) && own.hour < (part[1] ?? 0);
    const isDay = own.weekday > 5 === String(hours).startsWith('weekend');
    const isOpen = weekly.some(
      ({ weekday, hour }) => weekday === theirs.weekday && hour <= theirs.hour && theirs.hour < hour + 3,
    );
    return isPart && isDay && isOpen;
  });
}

/** Returns whether a member matches, computed from the written data. */
function fits(one: Person, asked: MemberCriteria): boolean {
  const has = (list: Person['offered'], wanted: readonly number[]) => list.some(({ skill }) => wanted.includes(skill));
  const { q, teaches, wants, both, level, language, hours, rating, active, own } = asked;
  const leveled = teaches === null && wants !== null ? one.requested : one.offered;
  const named = teaches ?? wants;
  return (
    (q === null || has(one.offered, q.skills) || has(one.requested, q.skills) || one.name === 'Çağla Chess') &&
    (teaches === null || has(one.offered, teaches)) &&
    (wants === null || has(one.requested, wants)) &&
    (both === null || isPartner(one, own)) &&
    (level === null ||
      leveled.some((held) => held.level === level && (named === null || named.includes(held.skill)))) &&
    (language === null || one.languages.some((code) => code === language || code.startsWith(`${language}-`))) &&
    (hours === null || isFree(one, asked)) &&
    (rating === null || ratingOf(one) >= rating * 10) &&
    (active === null || (!one.hides && one.daysAgo < (active === 'this-week' ? 7 : 31)))
  );
}

function isPartner(one: Person, own: MemberCriteria['own']): boolean {
  return (
    one.offered.some(({ skill }) => own.requested.includes(skill)) &&
    one.requested.some(({ skill }) => own.offered.includes(skill))
  );
}

async function walk(asked: MemberCriteria, order: Order, meanwhile = async () => {}): Promise<number[]> {
  const seqs: number[] = [];
  for (let after: number[] | null = null; ; ) {
    const rows = await findPage(db, asked, { order, isBoth: null, after, limit: 4, walk: 8 });
    seqs.push(...rows.map(({ seq }) => seq));
    const last = rows.at(-1);
    if (rows.length < 4 || last === undefined) return seqs;
    after = keyOf(last, order);
    await meanwhile();
  }
}

test('pages and counts equal a filter over all stored data', { timeout: 240_000 }, async () => {
  const people = fc.array(person, { minLength: 12, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(people, fc.array(criteria, { minLength: 25, maxLength: 25 }), async (community, searches) => {
      await fill(community);
      for (const asked of searches) {
        const expected = community.flatMap((one, index) => (fits(one, asked) ? [index + 1] : []));
        for (const order of ['best', 'rating', 'newest'] as const)
          expect((await walk(asked, order)).toSorted((a, b) => a - b)).toEqual(expected);
        const facets = await countFacets(db, asked);
        const count = (also: Partial<MemberCriteria>) =>
          community.filter((one) => fits(one, { ...asked, ...also })).length;
        expect(facets.total).toEqual({ count: expected.length, more: false });
        expect(facets.bothWays.count).toBe(count({ both: true }));
        for (const filter of ['level', 'hours', 'rating', 'active', 'language'] as const) {
          for (const one of facets[filter]) {
            const value = filter === 'rating' ? Number(one.value) : one.value;
            expect([filter, one.value, one.count]).toEqual([filter, one.value, count({ [filter]: value })]);
          }
        }
        expect(facets.language.map(({ value }) => value).toSorted()).toEqual(
          ['de', 'en', 'pt'].filter((language) => count({ language }) > 0),
        );
        expect(await countEach(db, [conditionOf(asked)])).toEqual([expected.length]);
      }
    }),
    { numRuns: searchedCommunities },
  );
});

test('counts are exact up to the maximum, even from a tiny sample', {
  timeout: 240_000,
}, async () => {
  const community = fc.array(person, { minLength: 20, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(community, fc.array(criteria, { minLength: 3, maxLength: 3 }), async (people, searches) => {
      await fill(people);
      await sql`analyze member_search`.execute(db);
      for (const asked of searches) {
        const whole = await countFacets(db, asked);
        const few = await countFacets(db, asked, { most: 4, sampled: 1, gathered: 0 });
        const upTo = ({ count }: { count: number }) => ({ count: Math.min(count, 4), more: count > 4 });
        expect([few.total, few.bothWays]).toEqual([whole.total, whole.bothWays].map(upTo));
        for (const filter of ['level', 'hours', 'rating', 'active'] as const)
          expect(few[filter]).toEqual(whole[filter].map((one) => ({ value: one.value, ...upTo(one) })));
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

test('pages show every unchanged member once, while others write', async () => {
  const people = fc.array(person, { minLength: 30, maxLength: 40 });
  const change = fc.record({ index: fc.nat(39), daysAgo: fc.integer({ min: 0, max: 45 }), leaves: fc.boolean() });
  const changes = fc.array(change, { minLength: 20, maxLength: 20 });
  const order = fc.constantFrom<Order>('best', 'rating', 'newest');
  const all = { q: null, teaches: null, wants: null, both: null, level: null, language: null, hours: null };
  const rest = { rating: null, active: null, viewerId: null, timeZone: 'UTC', now };
  const asked: MemberCriteria = { ...all, ...rest, own: { offered: [], requested: [] } };
  await fc.assert(
    fc.asyncProperty(people, changes, order, async (community, changing, by) => {
      await fill(community);
      const changed = new Set<number>();
      let joined = 0;
      const seqs = await walk(asked, by, async () => {
        const next = changing.pop();
        if (next === undefined || next.index >= community.length) return;
        changed.add(next.index + 1);
        const fields = next.leaves
          ? { erased_at: now }
          : { seen_on: dayOf(next.daysAgo), rating_sum: next.daysAgo % 6, rating_count: 1 };
        await db
          .updateTable('members')
          .set(fields)
          .where('seq', '=', next.index + 1)
          .execute();
        joined += 1;
        await db
          .insertInto('members')
          .values({ ...bare(`new ${joined}`), name: 'New' })
          .execute();
      });
      const unchanged = community.map((_, index) => index + 1).filter((seq) => !changed.has(seq));
      const shown = seqs.filter((seq) => unchanged.includes(seq));
      expect(shown.toSorted((a, b) => a - b)).toEqual(unchanged);
    }),
    { numRuns: 15 },
  );
});

test('the search row follows each change, and is deleted with its member', async () => {
  const row = async () => {
    const { member_id: _, ...rest } = (await db.selectFrom('member_search').selectAll().executeTakeFirst()) ?? {};
    return rest as Partial<Database['member_search']>;
  };
  const { id } = await db
    .insertInto('members')
    .values({ ...bare('a'), name: 'Ana' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ name_folded: 'ana', offered: [], rating_x10: 0 });
  await db.updateTable('members').set({ name: 'Íris', rating_sum: 9, rating_count: 2 }).execute();
  expect(await row()).toMatchObject({ name_folded: 'iris', rating_x10: 45 });
  await db.deleteFrom('members').where('id', '=', id).execute();
  expect(await row()).toEqual({});
});
