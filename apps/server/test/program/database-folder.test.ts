import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-settings.ts';
import { readDatabaseSettings } from '../../src/env.ts';
import { StartError } from '../../src/start-error.ts';
import { newDataFolder } from '../support/programs/data-folder.ts';
import { startProgram } from '../support/programs/server-process.ts';

/** A data folder with one skill in its database. */
let made: string;
let folder: string;
const database = (name = '') => join(folder, 'database', name);
const open = () => openDatabase(readDatabaseSettings({ DATA_DIR: folder }));

async function countSkills(): Promise<number> {
  const opened = await open();
  try {
    return (await opened.db.selectFrom('skills').select('id').execute()).length;
  } finally {
    await opened.close();
  }
}

/** Expects opening to fail without changes, and returns the error's line. */
async function rejection(): Promise<string> {
  const filesOf = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`)
      .sort();
  const before = filesOf();
  const error = await open().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StartError);
  expect(filesOf()).toEqual(before);
  const { message } = error as StartError;
  expect(message).not.toContain('\n');
  return message;
}

beforeAll(async () => {
  folder = await newDataFolder();
  const opened = await open();
  await sql`insert into skills (name, name_key) values ('Kept', 'kept')`.execute(opened.db);
  await opened.close();
  made = folder;
});
afterAll(() => rmSync(made, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Each of these creates a database on disk, which takes seconds on a busy machine. */
const timeout = 240_000;

describe('a new database is never made over old data', { timeout }, () => {
  test.each(['PG_VERSION', 'global/pg_control'])('where %s is missing', async (name) => {
    cpSync(made, folder, { recursive: true });
    const contents = readFileSync(database(name));
    unlinkSync(database(name));
    expect(await rejection()).toMatch(
      new RegExp(`holds files, but no whole database: ${name} is missing. Nothing was changed.`),
    );
    writeFileSync(database(name), contents);
    expect(await countSkills()).toBe(1);
  });

  test('or over anything else', async () => {
    mkdirSync(database());
    writeFileSync(database('notes.txt'), 'mine');
    expect(await rejection()).toContain('PG_VERSION is missing');
    rmSync(database(), { recursive: true });
    writeFileSync(database(), 'mine');
    expect(await rejection()).toContain('cannot be used: ENOTDIR');
    unlinkSync(database());
    symlinkSync('/nowhere/at/all', database());
    expect(await rejection()).toContain('cannot be used: ENOENT');
  });
});

test('a damaged database is reported in one line, with the message of PostgreSQL', { timeout }, async () => {
  cpSync(made, folder, { recursive: true });
  for (const name of readdirSync(database('pg_wal')).filter((file) => /^[\dA-F]{24}$/.test(file)))
    unlinkSync(database(join('pg_wal', name)));
  expect(await open().catch((error: unknown) => error)).toMatchObject({
    message: expect.stringMatching(
      /^The database at \S+ cannot be opened: could not locate a valid checkpoint record [^\n]+ restore a backup there\.$/,
    ),
  });
});

test('an unfinished database is made again, also in an empty folder', {
  timeout,
}, async () => {
  cpSync(join(made, 'database'), join(folder, 'database.new'), { recursive: true });
  unlinkSync(join(folder, 'database.new/global/pg_control'));
  mkdirSync(database());
  const opened = await open();
  expect(await migrate(opened)).not.toEqual([]);
  await opened.close();
  expect(readdirSync(folder)).toEqual(['database']);
});

test('a database on another disk is used through a link', { timeout }, async () => {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  mkdirSync(join(disk, 'here'));
  symlinkSync(join(disk, 'here'), database());
  const opened = await open();
  await opened.close();
  expect(readdirSync(join(disk, 'here'))).toContain('PG_VERSION');
  rmSync(join(disk, 'here'), { recursive: true });
  renameSync(join(made, 'database'), join(disk, 'here'));
  expect(await countSkills()).toBe(1);
  renameSync(join(disk, 'here'), join(made, 'database'));
  rmSync(disk, { recursive: true });
});

test('a first start that is killed leaves nothing that stops the next one', {
  timeout,
}, async () => {
  const first = startProgram({ DATA_DIR: folder });
  await vi.waitFor(() => expect(readdirSync(join(folder, 'database.new'))).toContain('PG_VERSION'), {
    timeout: 120_000,
    interval: 1,
  });
  first.child.kill('SIGKILL');
  await first.ended;
  const next = startProgram({ DATA_DIR: folder });
  await next.address;
  next.child.kill('SIGTERM');
  expect((await next.ended).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual(['codes-key', 'database', 'jwt-secret', 'push-key']);
});
