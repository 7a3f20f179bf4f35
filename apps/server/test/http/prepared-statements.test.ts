import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { reusable } from '../../src/db/reusable.ts';
import { StatementNames } from '../../src/db/statement-names.ts';
import { pattern } from '../../src/db/text-search.ts';
import { testDatabase } from '../support/test-database.ts';

describe('a statement that is run again', () => {
  test('returns every value unchanged', async () => {
    const { db } = await testDatabase();
    const texts = fc.string({
      unit: fc.oneof(fc.constantFrom("'", '\\', '"', '$1', ';', '\n', '--'), fc.string()),
    });
    const value = fc.record({
      text: fc.oneof(texts, fc.constant(null)).filter((text) => !text?.includes('\0')),
      number: fc.integer(),
      flag: fc.boolean(),
      instant: fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }),
    });
    await fc.assert(
      fc.asyncProperty(value, async ({ text, number, flag, instant }) => {
        const { rows } = await sql`
          select ${text}::text as text, ${number}::int as number, ${flag}::boolean as flag,
            ${instant}::timestamptz as instant`.execute(db);
        expect(rows).toEqual([{ text, number, flag, instant }]);
      }),
    );
  });

  test('accepts lists and bytes too', async () => {
    const { db } = await testDatabase();
    const ask = (list: string[], bytes: Buffer) =>
      sql`select ${list}::text[] as list, length(${bytes}::bytea) as bytes`.execute(db);
    for (const list of [['a', "b'"], []]) {
      expect((await ask(list, Buffer.from('abc'))).rows).toEqual([{ list, bytes: 3 }]);
    }
  });

  test('takes every list of texts literally', async () => {
    const { db } = await testDatabase();
    const entry = fc.oneof(fc.constantFrom('null', '', '{a,b}', '"', '\\', "'", ' a '), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.array(entry.filter((text) => !text.includes('\0'))), async (list) => {
        const { rows } = await sql`select ${list}::text[] as list`.execute(db);
        expect(rows).toEqual([{ list }]);
      }),
    );
  });

  test('fails with the same code each time, and the next call works', async () => {
    const { db } = await testDatabase();
    const divide = (by: number) => sql<{ ratio: number }>`select 6 / ${by}::int as ratio`.execute(db);
    for (let round = 0; round < 3; round += 1) {
      await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
      expect((await divide(3)).rows).toEqual([{ ratio: 2 }]);
    }
    await expect(sql`select nonsense from nowhere`.execute(db)).rejects.toMatchObject({ code: '42P01' });
    await expect(sql`select nonsense from nowhere`.execute(db)).rejects.toMatchObject({ code: '42P01' });
  });

  test('may change rows and says how many', async () => {
    const { db } = await testDatabase();
    for (const name of ['One', 'Two']) {
      const row = { name, name_key: name.toLowerCase(), description: '', created_at: new Date() };
      const made = await db.insertInto('skills').values(row).executeTakeFirstOrThrow();
      expect(made.numInsertedOrUpdatedRows).toBe(1n);
      const gone = await db.deleteFrom('skills').where('name_key', '=', row.name_key).executeTakeFirst();
      expect(gone.numDeletedRows).toBe(1n);
    }
  });
});

test('a prepared statement takes the values of each call in any position', async () => {
  const { db } = await testDatabase();
  let built = 0;
  const named = reusable((db, name: string, other: string | null) => {
    built += 1;
    return db.selectNoFrom(sql<string>`concat(${other}::text, ${name}::text, ${'!'}::text, ${name}::text)`.as('text'));
  });
  const texts = async (name: string, other: string | null) => (await named(db, name, other))[0]?.text;
  expect(await texts('a', 'b')).toBe('ba!a');
  expect(await texts("c'", null)).toBe("c'!c'");
  expect(await Promise.all([texts('d', 'd'), texts('e', 'f')])).toEqual(['dd!d', 'fe!e']);
  expect(built).toBe(1);
});

test('only a limited number of plannable texts get names', () => {
  const names = new StatementNames();
  expect(names.of('begin')).toBeUndefined();
  expect(names.of("select 1 where name LIKE '%a%'")).toBeUndefined();
  expect(names.of('select 1')).toBe(names.of('select 1'));
  expect(names.of('select 2')).not.toBe(names.of('select 1'));
  const made = Array.from({ length: 1000 }, (_, number) => names.of(`select ${number}`));
  expect(made.at(-1)).toBeUndefined();
});

test('a pattern is taken literally, and is known to the plan', async () => {
  const { db } = await testDatabase();
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom("'", '\\', '"', '$1', ';', '\n', '--', '%', '_'), fc.string()),
  });
  await fc.assert(
    fc.asyncProperty(
      text.filter((each) => !each.includes('\0')),
      text.filter((each) => !each.includes('\0')),
      async (before, part) => {
        const escaped = pattern(`%${part.replaceAll(/[\\%_]/g, '\\$&')}%`);
        const { rows } =
          await sql`select ${before}::text as before where ${`${before}${part}`} like ${escaped}`.execute(db);
        expect(rows).toEqual([{ before }]);
      },
    ),
  );
  expect(() => pattern('a\0')).toThrow('NUL');
  const { rows } = await sql<{ setting: string }>`select current_setting('plan_cache_mode') as setting`.execute(db);
  expect(rows).toEqual([{ setting: 'force_generic_plan' }]);
});
