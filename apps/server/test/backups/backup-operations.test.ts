import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { backupFile, newBackup } from '../../src/backup/backup-folder.ts';
import { pgDumpCommand } from '../../src/modules/backups/pg-dump.ts';
import { givePassword, knownPassword as password } from '../authorisation/accounts.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { createTestBackups, testBackup } from '../support/test-backups.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { testSettings } from '../support/test-settings.ts';

const server = useServer();
const path = { backupId: testBackup.id };

let amara: TestMember;
let rosa: TestMember;
beforeEach(async () => {
  [amara, rosa] = await enrol(server, 'Amara', 'Rosa');
  await makeOperators(server, amara, rosa);
  await givePassword({ server, caller: amara });
});

const logged = async () => {
  const log = server.database.db.selectFrom('audit').select(['what', 'actor_id', 'target_id', 'details']);
  return await log.where('what', 'in', ['backup.made', 'backup.downloaded', 'backup.deleted']).orderBy('id').execute();
};

async function link(): Promise<{ backupToken: string }> {
  const { path: made } = await amara.api.ok('createBackupLink', { path, body: { password } });
  return { backupToken: made.split('/').at(-1) ?? '' };
}

test('what operators do with backups is in the log, and daily ones are not', async () => {
  const { backup } = await amara.api.ok('makeBackup');
  expect(backup).toMatchObject({ state: 'running', madeBy: { _id: amara.id, name: 'Amara' } });
  expect((await amara.api.call('downloadBackup', { path: await link() })).bytes.toString()).toBe('a backup');
  await amara.api.ok('deleteBackup', { path });
  const entry = { actor_id: amara.id, target_id: amara.id };
  expect(await logged()).toEqual([
    { ...entry, what: 'backup.made', details: { backup: backup.startedAt } },
    { ...entry, what: 'backup.downloaded', details: { backup: testBackup.startedAt.toISOString() } },
    { ...entry, what: 'backup.deleted', details: { backup: testBackup.startedAt.toISOString() } },
  ]);
});

test('who leaves is no longer named as the one who made it', async () => {
  const { context } = server.app;
  const own = context.backups;
  context.backups = { ...own, list: async () => [newBackup(server.clock.now(), rosa.id)] };
  try {
    const makers = async () => (await amara.api.ok('listBackups')).backups.map(({ madeBy }) => madeBy?.name);
    expect(await makers()).toEqual(['Rosa']);
    const { db } = server.database;
    await db.updateTable('members').set({ leaving_at: server.clock.now() }).where('id', '=', rosa.id).execute();
    expect(await makers()).toEqual([undefined]);
  } finally {
    context.backups = own;
  }
});

describe('a link', () => {
  test('works once, for five minutes', async () => {
    const [first] = [await link()];
    server.clock.advance(5 * 60);
    expect((await amara.api.call('downloadBackup', { path: first })).status).toBe(404);
    const [second, third] = [await link(), await link()];
    // A new link replaces the earlier one.
    expect((await amara.api.call('downloadBackup', { path: second })).status).toBe(404);
    expect((await amara.api.call('downloadBackup', { path: third })).status).toBe(200);
    expect((await amara.api.call('downloadBackup', { path: third })).status).toBe(404);
  });

  test('works for the operator who has confirmed it alone, while they are one', async () => {
    const made = await link();
    expect((await rosa.api.call('downloadBackup', { path: made })).status).toBe(404);
    expect((await server.visitor.call('downloadBackup', { path: made })).status).toBe(401);
    const { db } = server.database;
    await db.updateTable('members').set({ is_operator: false }).where('id', '=', amara.id).execute();
    expect((await amara.api.call('downloadBackup', { path: made })).status).toBe(403);
    expect(await logged()).toEqual([]);
  });

  test('is left as it is by programs that ask for the size first', async () => {
    const made = await link();
    expect(await amara.api.head('downloadBackup', { path: made })).toBe(200);
    expect(await rosa.api.head('downloadBackup', { path: made })).toBe(404);
    expect(await logged()).toEqual([]);
    expect((await amara.api.call('downloadBackup', { path: made })).status).toBe(200);
    expect(await amara.api.head('downloadBackup', { path: made })).toBe(404);
  });

  test('is not made with a wrong password', async () => {
    const answer = await amara.api.call('createBackupLink', { path, body: { password: 'not this one' } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
  });
});

describe('a server with its backups in a folder', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'backups-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const { id } = newBackup(new Date('2026-11-20T03:30:00.000Z'), null);

  async function started(work: (app: FastifyInstance) => Promise<void>): Promise<void> {
    const settings = testSettings({ dataDir });
    const app = await buildApp({ settings, database: server.database, clock: server.clock.now });
    try {
      await work(app);
    } finally {
      await app.close();
    }
  }

  test.runIf(process.platform === 'linux')('closes the file of a download whose connection is cut', async () => {
    await started(async (app) => {
      mkdirSync(join(dataDir, 'backups'));
      // Larger than all buffers of a connection.
      writeFileSync(backupFile(join(dataDir, 'backups'), id), Buffer.alloc(30_000_000));
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const headers = { authorization: `Bearer ${amara.token}`, 'content-type': 'application/json' };
      const openBackups = () =>
        readdirSync('/proc/self/fd').filter((fd) => isOpen(join('/proc/self/fd', fd), `${id}.backup`)).length;
      for (const passphrase of [undefined, 'seven lanterns over the harbor']) {
        const body = JSON.stringify({ password, passphrase });
        const made = await fetch(`${address}/api/operator/backups/${id}/link`, { method: 'POST', headers, body });
        const { path: file } = (await made.json()) as { path: string };
        await cutAfterFirstBytes(`${address}${file}`, headers.authorization);
        await expect.poll(openBackups).toBe(0);
      }
      expect((await logged()).map(({ what }) => what)).toEqual(['backup.downloaded', 'backup.downloaded']);
    });
  });
});

function isOpen(fd: string, name: string): boolean {
  try {
    return readlinkSync(fd).endsWith(name);
  } catch {
    return false;
  }
}

/** Downloads a file, and closes the connection while it is sent. */
async function cutAfterFirstBytes(url: string, authorization: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const call = request(url, { headers: { authorization } }, (response) => {
      response.once('data', () => {
        response.destroy();
        resolve();
      });
    });
    call.once('error', reject);
    call.end();
  });
}

test.each([
  [`postgresql://swap:${'secret'}@db.example.org:5433/swap`, "'postgresql://swap@db.example.org:5433/swap'"],
  [
    "postgres://o'neil@db.example.org/swap?password=secret&sslmode=require",
    "'postgres://o%27neil@db.example.org/swap?sslmode=require'",
  ],
])('pg_dump of %s has no password', (url, quoted) => {
  expect(pgDumpCommand(url)).toBe(`pg_dump --format=custom --file=community.dump ${quoted}`);
});

test('with PostgreSQL nothing is made, and operators read what to run', async () => {
  const refusing = { ...createTestBackups(server.clock.now), begin: async () => ({ code: 'elsewhere' }) as const };
  const { context } = server.app;
  const own = context.backups;
  context.backups = refusing;
  try {
    const answer = await amara.api.call('makeBackup');
    expect(answer).toMatchObject({ status: 409, body: { code: 'backups_elsewhere' } });
    expect(await logged()).toEqual([]);
  } finally {
    context.backups = own;
  }
});
