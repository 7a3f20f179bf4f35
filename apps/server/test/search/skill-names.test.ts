import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { resolveSkills } from '../../src/modules/skills/resolve-skills.ts';
import { seedCatalog } from '../../src/modules/skills/seed-catalog.ts';
import { meant, traps } from '../support/skill-names.ts';
import { newDatabase } from '../support/test-database.ts';

/** Needs no server: all tests read one database. */
describe('names of skills', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await newDatabase();
    await migrate(database);
    await seedCatalog(database, new Date('2026-11-26T12:00:00Z'));
  });
  afterAll(() => database.close());

  const pairsOf = (table: typeof meant) =>
    table.flatMap(([skill, texts]) => texts.split(', ').map((text) => ({ skill, text })));

  test('resolve to their skill in at least 98 % of cases', async () => {
    const pairs = pairsOf(meant);
    expect(pairs.length).toBeGreaterThanOrEqual(300);
    const missed: string[] = [];
    for (const { skill, text } of pairs) {
      const [first] = await resolveSkills(database.db, text);
      if (first?.name !== skill) missed.push(`${text}: ${first?.name}, not ${skill}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(pairs.length * 0.02);
  });

  // Typos are not resolved: "booking" may mean "cooking", which is only suggested.
  test('do not resolve to another skill for any trap', async () => {
    const pairs = pairsOf(traps);
    expect(pairs.length).toBeGreaterThanOrEqual(100);
    const fallen: string[] = [];
    for (const { skill, text } of pairs) {
      const found = await resolveSkills(database.db, text);
      if (found.some(({ name, isCorrected }) => name === skill && !isCorrected)) fallen.push(`${text} is ${skill}`);
    }
    expect(fallen).toEqual([]);
  });
});
