import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MigrationError, migrate } from '../../src/db/migrate.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { newDatabase } from '../support/test-database.ts';

let database: OpenDatabase;
let folder: string;

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = (script: string) => database.exclusively((db) => sql.raw(script).execute(db));
const rows = async (query: string) => (await run(query)).rows;

beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  await run('drop schema public cascade; create schema public');
  write('0001_plants.sql', "create table plants (name text);\ninsert into plants values ('fern');\n");
  return () => rmSync(folder, { recursive: true, force: true });
});

describe('migrating', () => {
  test('applies new files once, in order', async () => {
    expect(await migrate(database, { folder })).toEqual(['0001_plants.sql']);
    write('0003_more.sql', "insert into plants values ('moss', 3)");
    write('0002_age.sql', 'alter table plants add age integer');
    expect(await migrate(database, { folder })).toEqual(['0002_age.sql', '0003_more.sql']);
    expect(await migrate(database, { folder })).toEqual([]);
    expect(await rows('select * from plants')).toEqual([
      { name: 'fern', age: null },
      { name: 'moss', age: 3 },
    ]);
  });

  test('keeps nothing of a file that fails', async () => {
    await migrate(database, { folder });
    write('0002_broken.sql', "insert into plants values ('moss');\ncreate table shrubs (id int);\nselect nonsense;\n");
    await expect(migrate(database, { folder })).rejects.toThrow(/^Migration 0002_broken.sql failed: [^\n]+$/);
    expect(await rows('select name from plants')).toEqual([{ name: 'fern' }]);
    expect(await rows("select to_regclass('shrubs')::text as shrubs")).toEqual([{ shrubs: null }]);
    write('0002_broken.sql', "insert into plants values ('moss')");
    expect(await migrate(database, { folder })).toEqual(['0002_broken.sql']);
  });

  test('stops at the named migration, and never goes back', async () => {
    write('0002_age.sql', 'alter table plants add age integer');
    expect(await migrate(database, { folder, upTo: '0001_plants.sql' })).toEqual(['0001_plants.sql']);
    expect(await migrate(database, { folder })).toEqual(['0002_age.sql']);
    expect(await migrate(database, { folder, upTo: '0001_plants.sql' })).toEqual([]);
    await expect(migrate(database, { folder, upTo: '0009_later.sql' })).rejects.toThrow(
      'This version does not know migration 0009_later.sql',
    );
  });

  test('rejects missing or reordered files', async () => {
    await migrate(database, { folder });
    write('0000_earlier.sql', 'select 1');
    await expect(migrate(database, { folder })).rejects.toThrow(/0001_plants.sql/);
    rmSync(join(folder, '0000_earlier.sql'));
    rmSync(join(folder, '0001_plants.sql'));
    write('0002_late.sql', 'select 1');
    await expect(migrate(database, { folder })).rejects.toThrow(MigrationError);
  });

  test('continues from records of before Kysely', async () => {
    await run(`
      create table plants (name text);
      create table schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now()
      );
      insert into schema_migrations (name, checksum) values ('0001_plants.sql', 'abc')`);
    write('0002_age.sql', 'alter table plants add age integer');
    expect(await migrate(database, { folder })).toEqual(['0002_age.sql']);
    expect(await migrate(database, { folder })).toEqual([]);
    expect(await rows('select * from schema_migrations order by name')).toEqual([
      { name: '0001_plants.sql', timestamp: expect.stringMatching(/^20[-\d]+T[\d:.]+Z$/) },
      { name: '0002_age.sql', timestamp: expect.stringMatching(/^20[-\d]+T[\d:.]+Z$/) },
    ]);
  });
});

// A database never applies a file twice: add a new file instead.
describe('a migration that was released never changes', () => {
  const released = join(import.meta.dirname, '../../src/db/migrations');
  test.each(readdirSync(released))('%s', (name) => {
    const text = readFileSync(join(released, name), 'utf8').replaceAll('\r\n', '\n');
    expect(createHash('sha256').update(text).digest('hex')).toMatchSnapshot();
  });
});
