import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findMatches } from '../../src/modules/matches/find-matches.ts';
import { findOwnSkills } from '../../src/modules/matches/skill-repository.ts';
import { kinds } from '../support/kinds/kinds.ts';
import { emptyDatabase, testDatabase } from '../support/test-database.ts';

/** The number of rows that a member sees per visit. */
const seen = 20;

test('the most-shown hundredth of members gets at most a tenth of all places', async () => {
  const database = await testDatabase();
  await emptyDatabase(database);
  const { db } = database;
  const now = new Date('2026-11-20T12:00:00.000Z');
  const size = { members: 400, events: 0, skills: 40, sessions: 0, conversations: 0 };
  await db.transaction().execute(async (trx) => {
    await kinds.member.insertMany(trx, size, sql`${now.toISOString()}::timestamptz`);
    await sql`drop table nth_member, nth_skill`.execute(trx);
  });
  // Some have many top ratings; their number must not count.
  await sql`update members set rating_count = 500, rating_sum = 2500 where seq % 20 = 0`.execute(db);
  const { rows: visitors } = await sql<{ id: string }>`select id from members`.execute(db);
  const shown = new Map<string, number>();
  for (const { id: memberId } of visitors) {
    const own = await findOwnSkills(db, memberId);
    const search = { memberId, own, lists: own, kinds: ['swap', 'ring'] as const, hidden: new Set<string>(), now };
    for (const { people } of (await findMatches(db, search)).slice(0, seen))
      for (const { id } of people.slice(1)) shown.set(id, (shown.get(id) ?? 0) + 1);
  }
  const counts = [...shown.values()].sort((one, other) => other - one);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = counts.slice(0, size.members / 100).reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(size.members * 10);
  expect(most / all).toBeLessThan(0.1);
  // Nearly everybody is shown to somebody.
  expect(shown.size).toBeGreaterThan(size.members * 0.95);
});
