import { foldText } from '@skill-exchange/api-client/fold-text';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../src/db/schema.ts';
import { findSkillsContaining } from '../src/modules/skills/repository.ts';
import { skillKey } from '../src/modules/skills/skill-key.ts';
import { findMembers, findMembersRanked, type RankedMemberRow } from '../src/modules/users/repository.ts';
import { emptyDatabase, testDatabase } from './support/test-database.ts';

/** Letters that names of the Latin script are made of, marks and what LIKE takes for something else among them. */
const letter = fc.constantFrom(...'aAbeEinNoOsSzZ áÀâÄãÅąÇčÉêëĢİıïÍłŁñØøőŠşßẞþÞÿŽæÆœŒđĐðÐħĦﬁ％%_\\\u0301\u0327');
const text = (maxLength: number) => fc.string({ unit: letter, minLength: 1, maxLength });

test('the database folds texts as the app and its mocks do', async () => {
  const { db } = await testDatabase();
  await fc.assert(
    fc.asyncProperty(text(20), async (name) => {
      const { rows } = await sql<{ folded: string }>`select folded(${name}::text) as folded`.execute(db);
      expect(rows[0]?.folded).toBe(foldText(name));
    }),
  );
});

test('a search finds the members that the app would find among all', { timeout: 60_000 }, async () => {
  const database = await testDatabase();
  const { db } = database;
  await emptyDatabase(database);
  const names = fc.uniqueArray(text(12), { minLength: 20, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(names, fc.array(text(2), { minLength: 10, maxLength: 10 }), async (members, searches) => {
      await db.deleteFrom('members').execute();
      const rows = members.map((name, index) => {
        const key = String(index);
        return { name, username: key, email: key, email_key: key, password_hash: 'none' };
      });
      await db.insertInto('members').values(rows).execute();
      for (const search of searches) {
        const found = await findMembers(db, { text: search, viewerId: null, beforeSeq: null, limit: 100 });
        const wanted = members
          .filter((name) => wordsOf(search).every((word) => foldText(name).includes(word)))
          .toReversed();
        expect(found.map(({ name }) => name)).toEqual(wanted);
        const ranked = wanted.toSorted((a, b) => nameRank(a, search) - nameRank(b, search));
        expect(await namesInPages(db, search)).toEqual(ranked);
      }
    }),
    { numRuns: 20 },
  );
  await emptyDatabase(database);
});

/** 0 where each word of the text starts a word of the name, 1 where one stands within a word. */
function nameRank(name: string, search: string): number {
  return wordsOf(search).every((word) => ` ${foldText(name)}`.includes(` ${word}`)) ? 0 : 1;
}

/** The words of a search, folded as names are. */
function wordsOf(search: string): string[] {
  return foldText(search).trim().split(/\s+/);
}

/** The names that a search by name finds, read in pages of three. */
async function namesInPages(db: Kysely<Database>, search: string): Promise<string[]> {
  const found: RankedMemberRow[] = [];
  for (let page: RankedMemberRow[] | null = null; page === null || page.length > 0; ) {
    page = await findMembersRanked(db, search, { after: found.at(-1) ?? null, limit: 3, viewerId: null });
    found.push(...page);
  }
  return found.map(({ name }) => name);
}

/** 0 for the name itself, 1 for its start, 2 for a word's start, 3 for anywhere, and 4 where the name lacks the text. */
function rankOf(name: string, search: string): number {
  if (skillKey(name) === skillKey(search)) return 0;
  const [text, part] = [foldText(skillKey(name)), foldText(skillKey(search))];
  if (text.startsWith(part)) return 1;
  if (text.includes(` ${part}`)) return 2;
  return text.includes(part) ? 3 : 4;
}

test('a search of skills gives the best matches first, and among equals the shorter ones', async () => {
  const database = await testDatabase();
  const { db } = database;
  const names = fc.uniqueArray(
    text(8).filter((name) => skillKey(name) !== ''),
    { minLength: 40, maxLength: 40, selector: skillKey },
  );
  const searches = fc.array(
    text(2).filter((search) => skillKey(search) !== ''),
    { minLength: 10, maxLength: 10 },
  );
  await fc.assert(
    fc.asyncProperty(names, searches, async (skills, searched) => {
      await emptyDatabase(database);
      await db
        .insertInto('skills')
        .values(skills.map((name) => ({ name, name_key: skillKey(name) })))
        .execute();
      for (const search of searched) {
        const found = await findSkillsContaining(db, skillKey(search), 20);
        const order = (name: string) => [rankOf(name, search), [...skillKey(name)].length, skillKey(name)] as const;
        const wanted = skills
          .filter((name) => rankOf(name, search) < 4)
          .sort((one, other) => {
            const [rank, length, key] = order(one);
            const [otherRank, otherLength, otherKey] = order(other);
            return rank - otherRank || length - otherLength || (key < otherKey ? -1 : 1);
          });
        expect(found.map(({ name }) => name)).toEqual(wanted.slice(0, 20));
      }
    }),
    { numRuns: 20 },
  );
  await emptyDatabase(database);
});
