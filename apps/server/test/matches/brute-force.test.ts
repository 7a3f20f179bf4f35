import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatches } from '../../src/modules/matches/find-matches.ts';
import { seatsOfKey } from '../../src/modules/matches/match-key.ts';
import { findOwnSkills, findSkills } from '../../src/modules/matches/skill-repository.ts';
import { verifyMatches } from '../../src/modules/matches/verify.ts';
import { communities } from '../support/env.ts';
import { emptyDatabase, testDatabase } from '../support/test-database.ts';
import { anyCommunity, bruteForce, nameOf, storeCommunities } from './communities.ts';

/** The number of communities in the database at a time. */
const atOnce = 25;

test(
  `matches are what trying every combination finds, in ${communities} communities`,
  async () => {
    const database = await testDatabase();
    const { db } = database;
    const now = new Date('2026-11-20T12:00:00.000Z');
    const some = fc.array(fc.tuple(anyCommunity, fc.nat(59)), { minLength: atOnce, maxLength: atOnce });
    const property = fc.asyncProperty(some, async (cases) => {
      await emptyDatabase(database);
      const stored = await storeCommunities(
        db,
        cases.map(([community]) => community),
        now,
      );
      for (const [nth, [community, anyone]] of cases.entries()) {
        const { members = [], skills = [] } = stored[nth] ?? {};
        const caller = anyone % members.length;
        const memberId = members[caller] ?? '';
        const own = await findOwnSkills(db, memberId);
        const kinds = ['swap', 'ring'] as const;
        const search = { memberId, own, lists: own, kinds, hidden: new Set<string>(), now };
        const whole = await findMatches(db, { ...search, caps: null });
        const ids = new Map(
          (await findSkills(db, { ids: skills.filter((id) => id !== '') })).map(({ seq, id }) => [seq, id]),
        );
        const named = (match: (typeof whole)[number]) => {
          const path = match.path.map((seq) => skills.indexOf(ids.get(seq) ?? ''));
          const seated = match.people.map(({ id }) => members.indexOf(id));
          return nameOf(path, seated);
        };
        const expected = bruteForce(community, caller);
        // Only the best swap with each member is shown.
        const swapsWith = (names: Iterable<string>) =>
          new Set([...names].map((name) => name.replace(/^.* with/, 'with')));
        expect(swapsWith(whole.map(named))).toEqual(swapsWith(expected));
        for (const name of whole.map(named)) expect(expected).toContain(name);
        // The matches with the usual limits are among them, and are possible by the tables.
        const shown = await findMatches(db, search);
        for (const name of shown.map(named)) expect(expected).toContain(name);
        const circles = [...whole, ...shown].map(({ key }) => seatsOfKey(key, memberId) ?? []);
        const verified = await verifyMatches(db, memberId, circles, now);
        expect(verified.map(({ key }) => key)).toEqual([...whole, ...shown].map(({ key }) => key));
      }
    });
    await fc.assert(property, { numRuns: Math.ceil(communities / atOnce), endOnFailure: true });
  },
  // Enough for a busy machine.
  Math.max(300_000, communities * 1_000),
);
