import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { takeSnapshot } from '../../src/backup/snapshot.ts';
import { requestSnapshot, serveSnapshots } from '../../src/backup/snapshot-socket.ts';
import { openEmbeddedDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-settings.ts';
import { readDatabaseSettings } from '../../src/env.ts';
import { gatherWriters, manyAccounts, startWriting } from '../faults/kill-bursts.ts';
import type { Write } from '../faults/writers.ts';
import { newDataFolder } from '../support/programs/data-folder.ts';
import { startProgram } from '../support/programs/server-process.ts';

const program = join(import.meta.dirname, '../../src/commands/db.ts');

/** Runs `npm run db:...` on that data folder; returns its output, or its error. */
async function command(dataDir: string, ...parameters: string[]): Promise<string> {
  const env = { PATH: process.execPath, DATA_DIR: dataDir };
  return await promisify(execFile)(process.execPath, [program, ...parameters], { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

let folder: string;
const file = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup during writes is one moment, and has all that was answered before', {
  timeout: 180_000,
}, async () => {
  const dataDir = file('data');
  renameSync(await newDataFolder(), dataDir);
  const server = startProgram({ ...manyAccounts, DATA_DIR: dataDir, WORKER: 'false' });
  const writes: Write[] = [];
  try {
    const address = await server.address;
    const writers = await gatherWriters(address);
    await startWriting(address, writers, writes).finish();
    const before = writes
      .filter(({ kind, isAcknowledged }) => kind === 'message' && isAcknowledged)
      .map(({ text }) => text);
    expect(before).not.toEqual([]);
    const writing = startWriting(address, writers, writes);
    const said = await command(dataDir, 'backup', file('backup'));
    await writing.finish();
    expect(said).toMatch(/^Backed up \d+ rows of \d+ tables, checksum [\da-f]{64}\.\n$/);
    // No call was rejected in the meantime, and no file is left.
    const statuses = writes.flatMap(({ attempts }) => attempts.map(({ status }) => status ?? 0));
    expect(statuses.filter((status) => status < 200 || status > 299)).toEqual([]);
    expect(readdirSync(dataDir).sort()).toEqual([
      'codes-key',
      'control.sock',
      'database',
      'jwt-secret',
      'push-key',
      'server.lock',
    ]);
    expect(statSync(join(dataDir, 'control.sock')).mode & 0o777).toBe(0o600);
    expect(await command(dataDir, 'restore', file('backup'))).toMatch(/^The data folder [^\n]+ is in use/);

    const restored = file('restored');
    expect(await command(restored, 'restore', file('backup'))).toBe(said.replace('Backed up', 'Restored'));
    const database = await openDatabase(readDatabaseSettings({ DATA_DIR: restored }));
    const messages = await database.db.selectFrom('messages').select('text').execute();
    await database.close();
    const texts = messages.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(before));
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
  expect(existsSync(join(dataDir, 'control.sock'))).toBe(false);
  expect(await command(dataDir, 'backup', file('later'))).toMatch(/^Backed up/);
});

describe('a copy of a running database', () => {
  test('is taken between two transactions, and can be opened beside it', async () => {
    renameSync(await newDataFolder(), file('data'));
    const database = await openDatabase(readDatabaseSettings({ DATA_DIR: file('data') }));
    const { db } = database;
    const adding = db.transaction().execute(async (trx) => {
      for (let number = 0; number < 50; number += 1) {
        await trx
          .insertInto('skills')
          .values({ name: `${number}`, name_key: `${number}` })
          .execute();
      }
    });
    const [copy] = await Promise.all([takeSnapshot(database, file('data')), adding]);
    await db.deleteFrom('skills').execute();
    const opened = await openEmbeddedDatabase(copy);
    expect([0, 50]).toContain((await opened.db.selectFrom('skills').select('id').execute()).length);
    await opened.close();
    await database.close();
  });

  test('is not made without a listening server, and its failure is reported', async () => {
    expect(await requestSnapshot(folder)).toBeNull();
    writeFileSync(file('control.sock'), 'left behind');
    expect(await requestSnapshot(folder)).toBeNull();
    const broken = { exclusively: () => Promise.reject(new Error('No room.')) };
    const served = await serveSnapshots(broken, folder);
    await expect(requestSnapshot(folder)).rejects.toThrow('The server made no copy of its database: No room.');
    await served.close();
    expect(await requestSnapshot(folder)).toBeNull();
    await expect(serveSnapshots(broken, file('a'.repeat(200)))).rejects.toThrow();
    expect(await requestSnapshot(file('a'.repeat(200)))).toBeNull();
  });

  test.runIf(process.platform === 'linux')('is asked for in a folder with a long path', async () => {
    const long = file(join('a'.repeat(150), 'b'.repeat(150)));
    mkdirSync(long, { recursive: true });
    const served = await serveSnapshots({ exclusively: () => Promise.reject(new Error('No room.')) }, long);
    expect(statSync(join(long, 'control.sock')).mode & 0o777).toBe(0o600);
    await expect(requestSnapshot(long)).rejects.toThrow('The server made no copy of its database: No room.');
    await served.close();
    expect(readdirSync(long)).toEqual([]);
  });
});
