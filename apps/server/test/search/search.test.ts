import { foldedForms, foldText, holdsWords, keyText, searchWords } from '@skill-exchange/api-client/fold-text';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../src/db/schema.ts';
import { findSkillsContaining } from '../../src/modules/skills/repository.ts';
import { skillKey } from '../../src/modules/skills/skill-key.ts';
import { findMembersRanked, type RankedMemberRow } from '../../src/modules/users/repository.ts';
import { emptyDatabase, testDatabase } from '../support/test-database.ts';

/** Letters of Latin names, including marks and wildcards of LIKE. */
const letter = fc.constantFrom(
  ..."aAbeEinNoOsSzZ áÀâÄãÅąÇčÉêëĢİıïÍłŁñØøőŠşßẞþÞÿŽæÆœŒđĐðÐħĦﬁ％%_\\\u0301\u0327’'-.,&१๓",
);
const text = (maxLength: number) => fc.string({ unit: letter, minLength: 1, maxLength });

const foldedByApp = (name: string) => ({
  key: keyText(name),
  plain: foldText(name),
  forms: foldedForms(name).join('\n '),
});

async function foldedByDatabase(db: Kysely<Database>, name: string) {
  const { rows } = await sql`
    select key_text(${name}::text) as key, plain_letters(key_text(${name}::text)) as plain, search_text(${name}::text) as forms`.execute(
    db,
  );
  return rows[0];
}

const charactersFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

const digitsOfAllScripts = () =>
  charactersFrom(0x80, 0x1ffff).filter((one) => /\p{Nd}/u.test(one) && one.normalize('NFKD') === one);

test('the database folds every character like the app', async () => {
  const { db } = await testDatabase();
  // Scripts with case, marks or forms, punctuation, kana, full and half width, and musical signs.
  const blocks = [
    [0x1, 0x6ff],
    [0x1c80, 0x1cff],
    [0x1e00, 0x22ff],
    [0x2c00, 0x2e5f],
    [0x3000, 0x31ff],
    [0xa640, 0xa7cf],
    [0xfb00, 0xffef],
    [0x10400, 0x1044f],
    [0x1d100, 0x1d1ff],
    [0x1f100, 0x1f1ff],
  ] as const;
  const letters = [...blocks.flatMap(([from, to]) => charactersFrom(from, to)), ...digitsOfAllScripts()].map(
    (character) => `a${character}b`,
  );
  const { rows } = await sql<{ text: string; key: string; plain: string; forms: string }>`
    select text, key_text(text) as key, plain_letters(key_text(text)) as plain, search_text(text) as forms
    from unnest(${letters}::text[]) as text`.execute(db);
  const other = rows.filter(({ text, ...folded }) => JSON.stringify(folded) !== JSON.stringify(foldedByApp(text)));
  expect(rows).toHaveLength(letters.length);
  expect(other.map(({ text }) => `U+${text.codePointAt(1)?.toString(16)}`)).toEqual([]);
});

test('the database folds texts like the app and its mocks', async () => {
  const { db } = await testDatabase();
  await fc.assert(
    fc.asyncProperty(text(20), async (name) => {
      expect(await foldedByDatabase(db, name)).toEqual(foldedByApp(name));
    }),
  );
});

test('a search finds the members that the app would find among all', async () => {
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
        const wanted = members
          .filter((name) => searchWords(search).length > 0 && holdsWords([name], search))
          .toReversed();
        const ranked = wanted.toSorted((a, b) => nameRank(a, search) - nameRank(b, search));
        expect(await namesInPages(db, search)).toEqual(ranked);
      }
    }),
    { numRuns: 20 },
  );
  await emptyDatabase(database);
});

/** Returns 0 if each word of the text starts a word of the name, 1 if one is within a word. */
function nameRank(name: string, search: string): number {
  return searchWords(search).every((word) => startsWord(name, word)) ? 0 : 1;
}

const startsWord = (name: string, text: string) =>
  foldText(name).startsWith(foldText(text)) ||
  foldedForms(text).some((form) => foldedForms(name).join('\n ').includes(` ${form}`));

/** Returns the names that a search finds, in pages of three. */
async function namesInPages(db: Kysely<Database>, search: string): Promise<string[]> {
  const found: RankedMemberRow[] = [];
  for (let page: RankedMemberRow[] | null = null; page === null || page.length > 0; ) {
    page = await findMembersRanked(db, search, { after: found.at(-1) ?? null, limit: 3, viewerId: null });
    found.push(...page);
  }
  return found.map(({ name }) => name);
}

/**
 * Returns 0 for the name itself, 1 for its start, 2 for a word's start, 3 for anywhere, and 4 if the
 * name lacks the text.
 */
function rankOf(name: string, search: string): number {
  if (skillKey(name) === skillKey(search)) return 0;
  if (foldText(name).startsWith(foldText(search))) return 1;
  if (startsWord(name, search)) return 2;
  const spellings = foldedForms(search);
  return foldedForms(name).some((form) => spellings.some((spelling) => form.includes(spelling))) ? 3 : 4;
}

test('a search of skills has the best matches first, then the shorter ones', async () => {
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
