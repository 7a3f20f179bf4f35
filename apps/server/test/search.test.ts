import { foldText } from '@skill-exchange/api-client/fold-text';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findMembers } from '../src/modules/users/repository.ts';
import { emptyDatabase, testDatabase } from './support/test-database.ts';

/** Letters that names of the Latin script are made of, marks and what LIKE takes for something else among them. */
const letter = fc.constantFrom(
  ...'aAbeEinNoOsSzZ áÀâÄãÅąÇčÉêëĢİıïÍłŁñØøőŠşßẞþÞÿŽæÆœŒđĐðÐħĦﬁ％%_\\\u0301\u0327',
);
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

test('a search finds the members that the app would find among all', async () => {
  const database = await testDatabase();
  const { db } = database;
  const names = fc.uniqueArray(text(12), { minLength: 20, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(
      names,
      fc.array(text(2), { minLength: 10, maxLength: 10 }),
      async (members, searches) => {
        await emptyDatabase(database);
        const rows = members.map((name, index) => {
          const key = String(index);
          return { name, username: key, email: key, email_key: key, password_hash: 'none' };
        });
        await db.insertInto('members').values(rows).execute();
        for (const search of searches) {
          const found = await findMembers(db, { text: search, beforeSeq: null, limit: 100 });
          const wanted = members.filter((name) => foldText(name).includes(foldText(search))).toReversed();
          expect(found.map(({ name }) => name)).toEqual(wanted);
        }
      },
    ),
    { numRuns: 20 },
  );
  await emptyDatabase(database);
});
