import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BackupsOptions, createBackups } from '../../src/backup/backups.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { type OpenDatabase, openEmbeddedDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-settings.ts';
import { readDatabaseSettings } from '../../src/env.ts';
import { newDataFolder } from '../support/programs/data-folder.ts';
import { TestClock } from '../support/test-clock.ts';

const passphrase = 'seven lanterns over the harbor';
const operator = '0e5d7d5c-2a2e-4b64-9a3e-0a8f1f7f2c33';
/** Larger than everything that is in memory at once. */
const picture = { hash: 'f'.repeat(64), bytes: randomBytes(10_000_000) };
const clock = new TestClock();

let dataDir: string;
let database: OpenDatabase;
let target: OpenDatabase;
let warnings: number;

beforeAll(async () => {
  dataDir = await newDataFolder();
  database = await openDatabase(readDatabaseSettings({ DATA_DIR: dataDir }));
  await database.db.insertInto('images').values(picture).execute();
  target = await openEmbeddedDatabase(null);
});
afterAll(async () => {
  await Promise.all([database.close(), target.close()]);
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
  warnings = 0;
  clock.set('2026-11-20T12:00:00.000Z');
});

const names = () => readdirSync(join(dataDir, 'backups')).sort();
const inFolder = (name: string) => join(dataDir, 'backups', name);

function open(options: Partial<BackupsOptions> = {}, variables: Record<string, string> = {}) {
  const settings = readDatabaseSettings({ DATA_DIR: dataDir, ...variables });
  const warn = () => {
    warnings += 1;
  };
  const log = { info: () => {}, warn };
  return createBackups({ database, settings, kept: () => 7, timeZone: () => 'UTC', clock: clock.now, log, ...options });
}

/** Stores a file that has the name of a backup of this day. */
function leave(day: number): string {
  const name = `2026-11-${String(day).padStart(2, '0')}T03-30-00.000Z-daily.backup`;
  writeFileSync(inFolder(name), 'older');
  return name;
}

async function makeOne(variables: Record<string, string> = {}): Promise<string> {
  const backups = open({}, variables);
  await backups.begin(operator);
  await backups.settled();
  const [made] = await backups.list();
  if (made?.state !== 'done') throw new Error('No backup was made.');
  return made.id;
}

/** Restores a file into an empty database; returns its picture. */
async function restored(file: string, known: string | null = null): Promise<Uint8Array | undefined> {
  await target.exclusively((db) => sql`drop schema public cascade; create schema public`.execute(db));
  await restoreBackup(target, file, async () => known);
  const found = await target.db.selectFrom('images').select('bytes').where('hash', '=', picture.hash).execute();
  return found[0]?.bytes;
}

const isWhole = (bytes: Uint8Array | undefined) => bytes !== undefined && Buffer.compare(bytes, picture.bytes) === 0;

test('one backup is made at a time, whole, for the owner of the folder alone', async () => {
  const backups = open();
  const [one, other] = await Promise.all([backups.begin(operator), backups.begin(null)]);
  expect(one).toMatchObject({ state: 'running', madeBy: operator });
  expect(other).toEqual({ code: 'running' });
  expect(await backups.list()).toMatchObject([{ state: 'running' }]);
  await backups.settled();
  const [made, ...others] = await backups.list();
  expect([made, others]).toMatchObject([{ state: 'done', madeBy: operator, isEncrypted: false }, []]);
  expect(names()).toEqual([`${made?.id}.backup`]);
  const file = inFolder(`${made?.id}.backup`);
  expect([statSync(inFolder('.')).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(made?.bytes).toBe(statSync(file).size);
  expect(isWhole(await restored(file))).toBe(true);
  expect(warnings).toBe(0);
});

test('the passphrase of the server encrypts the file, and a wrong one or none restores nothing', async () => {
  const id = await makeOne({ BACKUP_PASSPHRASE: passphrase });
  const file = inFolder(`${id}.backup`);
  expect(await open().list()).toMatchObject([{ isEncrypted: true }]);
  for (const [known, message] of [
    ['another passphrase', 'The passphrase is wrong'],
    [null, 'is encrypted. Set BACKUP_PASSPHRASE'],
  ] as const) {
    await expect(restored(file, known)).rejects.toThrow(message);
    const tables = sql`select 1 from pg_tables where schemaname = 'public'`;
    expect((await tables.execute(target.db)).rows).toEqual([]);
  }
  expect(isWhole(await restored(file, passphrase))).toBe(true);
});

test('a download can have a passphrase of its own, and its size is known before', async () => {
  const id = await makeOne();
  const opened = await open().open(id, passphrase);
  const copy = join(dataDir, 'downloaded');
  await pipeline(opened?.read() ?? [], createWriteStream(copy));
  expect(opened?.size).toBe(statSync(copy).size);
  await expect(restored(copy, 'another passphrase')).rejects.toThrow('The passphrase is wrong');
  expect(isWhole(await restored(copy, passphrase))).toBe(true);
  expect(await open().open('../server.lock', null)).toBeNull();
});

test.runIf(process.platform === 'linux')('a download that is cut off closes its file', async () => {
  const id = await makeOne();
  const openFiles = () => readdirSync('/proc/self/fd').length;
  const before = openFiles();
  for (const known of [null, passphrase]) {
    for (const isBegun of [true, false]) {
      const stream = (await open().open(id, known))?.read();
      if (isBegun) await once(stream ?? process, 'readable');
      stream?.destroy();
    }
  }
  await expect.poll(openFiles).toBe(before);
});

test('older ones are removed after a new one is done, and only then', async () => {
  mkdirSync(inFolder('.'));
  const [oldest, older, newest] = [leave(1), leave(2), leave(3)];
  writeFileSync(inFolder('mine.txt'), 'mine');
  const broken = { exclusively: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) };
  const failing = open({ database: broken, kept: () => 2 });
  await failing.begin(null);
  await failing.settled();
  expect((await failing.list())[0]).toMatchObject({ state: 'failed', failure: 'no_room' });
  expect(names()).toEqual(expect.arrayContaining([oldest, older, newest]));
  const backups = open({ kept: () => 2 });
  await backups.begin(null);
  await backups.settled();
  const [made] = await backups.list();
  expect(names()).toEqual([newest, `${made?.id}.backup`, 'mine.txt']);
});

test('none is begun without room for a copy of the database and twice the last one', async () => {
  mkdirSync(inFolder('.'));
  const last = leave(19);
  writeFileSync(inFolder(last), Buffer.alloc(5_000_000));
  let free = 0;
  const backups = open({ freeBytes: () => free });
  const refusal = await backups.begin(operator);
  expect(refusal).toMatchObject({ code: 'no_room', free: 0 });
  expect(names()).toEqual([last]);
  const { needed } = refusal as { needed: number };
  writeFileSync(inFolder(last), '');
  const without = (await backups.begin(operator)) as { needed: number };
  expect(needed - without.needed).toBeGreaterThan(9_000_000);
  await backups.beginDaily();
  expect(await backups.list()).toMatchObject([{ state: 'failed', failure: 'no_room', madeBy: null }, {}]);
  free = needed * 2;
  expect(await backups.begin(operator)).toMatchObject({ state: 'running' });
  await backups.settled();
  expect(await backups.list()).toMatchObject([{ state: 'done', madeBy: operator }, {}]);
});

/** Waits until the server has begun to copy its database. */
async function copying(folder: string): Promise<void> {
  while (!existsSync(folder) || !readdirSync(folder).some((name) => name.startsWith('snapshot-'))) await pause(5);
}

test('one that is removed thrice at the same moment is removed once', async () => {
  const id = await makeOne();
  const backups = open();
  const removed = await Promise.all([1, 2, 3].map(() => backups.remove(id)));
  expect(removed.toSorted()).toEqual([false, false, true]);
});

test('a killed server leaves nothing that counts, and its next start says so', async () => {
  const folder = await newDataFolder();
  const program = join(import.meta.dirname, '../support/programs/backup-at.ts');
  const child = spawn(process.execPath, [program], { env: { DATA_DIR: folder }, stdio: 'inherit' });
  await copying(join(folder, 'backups'));
  child.kill('SIGKILL');
  await once(child, 'exit');
  writeFileSync(join(folder, 'backups', 'half.backup.17.part'), 'half');
  const backups = open({}, { DATA_DIR: folder });
  await backups.clean();
  expect(await backups.list()).toMatchObject([{ state: 'failed', failure: 'interrupted', madeBy: null }]);
  expect(readdirSync(join(folder, 'backups'))).toEqual(['unfinished.json']);
  const [failed] = await backups.list();
  expect(await backups.remove(failed?.id ?? '')).toBe(true);
  expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a server that stops ends the backup, and takes its drafts along', async () => {
  const backups = open();
  await backups.begin(operator);
  await copying(inFolder('.'));
  await backups.close();
  expect(names()).toEqual(['unfinished.json']);
  expect(await backups.begin(operator)).toEqual({ code: 'running' });
  const next = open();
  await next.clean();
  expect(await next.list()).toMatchObject([{ state: 'failed', failure: 'interrupted', madeBy: operator }]);
});

test('a daily one is made once, after 3:00, also by a server that was off', async () => {
  mkdirSync(inFolder('.'));
  leave(19);
  const backups = open();
  clock.set('2026-11-20T02:59:00.000Z');
  await backups.beginDaily();
  expect(await backups.list()).toHaveLength(1);
  clock.set('2026-11-20T07:30:00.000Z');
  await backups.beginDaily();
  await backups.settled();
  expect(await backups.list()).toMatchObject([{ madeBy: null, startedAt: clock.now() }, {}]);
  clock.set('2026-11-21T02:30:00.000Z');
  await backups.beginDaily();
  expect(await backups.list()).toHaveLength(2);
});

test('the night of a daily one is the community’s, which may move', async () => {
  mkdirSync(inFolder('.'));
  leave(19);
  let timeZone = 'Asia/Tokyo';
  const backups = open({ timeZone: () => timeZone });
  const madeAt = async (time: string) => {
    clock.set(time);
    await backups.beginDaily();
    await backups.settled();
    return (await backups.list())[0]?.startedAt.toISOString() === time;
  };
  expect(await madeAt('2026-11-19T17:59:00.000Z')).toBe(false);
  expect(await madeAt('2026-11-19T18:00:00.000Z')).toBe(true);
  timeZone = 'America/New_York';
  expect(await madeAt('2026-11-20T07:59:00.000Z')).toBe(false);
  expect(await madeAt('2026-11-20T08:00:00.000Z')).toBe(true);
});

test('a night in which clocks change has one daily backup', async () => {
  mkdirSync(inFolder('.'));
  writeFileSync(inFolder('2026-10-24T01-30-00.000Z-daily.backup'), 'older');
  const backups = open({ timeZone: () => 'Europe/Berlin' });
  // 2:00 to 3:00 come twice on October 25.
  for (const hour of [0, 1, 2, 3]) {
    clock.set(`2026-10-25T0${hour}:30:00.000Z`);
    await backups.beginDaily();
    await backups.settled();
  }
  const started = (await backups.list()).map(({ startedAt }) => startedAt.toISOString());
  expect(started).toEqual(['2026-10-25T02:30:00.000Z', '2026-10-24T01:30:00.000Z']);
});

test('the last one is old after a while, and a failed one makes it no younger', async () => {
  const days = (count: number) => count * 24 * 3_600_000;
  const made = new Date('2026-11-18T12:00:00.000Z');
  utimesSync(join(dataDir, 'database/PG_VERSION'), made, made);
  const backups = open();
  expect([await backups.isOlderThan(days(2)), await backups.isOlderThan(days(1))]).toEqual([false, true]);
  mkdirSync(inFolder('.'));
  leave(20);
  expect(await backups.isOlderThan(days(1))).toBe(false);
  clock.advance(2 * 24 * 3600);
  expect(await backups.isOlderThan(days(2))).toBe(true);
  const failing = open({ database: { exclusively: () => Promise.reject(new Error('no')) } });
  await failing.begin(null);
  await failing.settled();
  expect(await failing.isOlderThan(days(2))).toBe(true);
});

test('a PostgreSQL server has its backups elsewhere', async () => {
  const backups = open({}, { DATABASE_URL: 'postgresql://db.example.org/swap' });
  expect(await backups.begin(operator)).toEqual({ code: 'elsewhere' });
  await backups.beginDaily();
  expect(await backups.list()).toEqual([]);
  expect(await backups.isOlderThan(0)).toBe(false);
});
