import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import type { OpenDatabase } from '../src/db/open-database.ts';
import { resolveSkills } from '../src/modules/skills/resolve-skills.ts';
import { seedCatalog } from '../src/modules/skills/seed-catalog.ts';
import { meant, traps } from './support/skill-names.ts';
import { newDatabase } from './support/test-database.ts';

/** Read many times and written once: no server, and a database of its own. */
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

  test('of which at least 98 % mean their skill', async () => {
    const pairs = pairsOf(meant);
    expect(pairs.length).toBeGreaterThanOrEqual(300);
    const missed: string[] = [];
    for (const { skill, text } of pairs) {
      const [first] = await resolveSkills(database.db, text);
      if (first?.name !== skill) missed.push(`${text}: ${first?.name}, not ${skill}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(pairs.length * 0.02);
  });

  // A slip is another thing: "booking" may be "cooking", which is offered and never taken for it.
  test('of which no trap means another skill', async () => {
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
