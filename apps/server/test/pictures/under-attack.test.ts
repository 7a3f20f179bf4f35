import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgres, type PostgresCluster, startPostgres } from '../../../../scripts/lib/postgres-cluster.ts';
import { flatPicture, pictureForm } from '../support/pictures.ts';
import { childrenOf, memoryOf, seesProcesses } from '../support/programs/processes.ts';
import { type ServerProcess, startProgram } from '../support/programs/server-process.ts';

const mebibyte = 1024 * 1024;
/** An instance's memory in deploy/kubernetes.yaml. */
const mostMemory = 768 * mebibyte;
/** What pictures may add to an idle server's memory: their decoder, queued uploads, password hashes. */
const mostAdded = 450 * mebibyte;
const attackers = 20;

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
let postgres: PostgresCluster | null = null;
let server: ServerProcess;
let address = '';

// On PostgreSQL if installed, like instances in containers.
beforeAll(async () => {
  postgres = findPostgres() === null ? null : await startPostgres();
  const database = postgres === null ? {} : { DATABASE_URL: postgres.url };
  server = startProgram({
    DATA_DIR: folder,
    JWT_SECRET: randomUUID() + randomUUID(),
    RATE_LIMIT_FACTOR: '1000',
    ...database,
  });
  address = await server.address;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Account {
  id: string;
  token: string;
  body: { name: string; email: string; password: string };
}

async function post(path: string, body: object, from = '203.0.113.100'): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  return await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function signUp(): Promise<Account> {
  const body = { name: 'Ann', email: `${randomUUID()}@example.org`, password: 'a long passphrase' };
  await post('/auth/signup', body);
  const { jwtToken: token } = (await (await post('/auth/login', body)).json()) as { jwtToken: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    _id: string;
  };
  return { id: claims._id, token, body };
}

async function upload({ id, token }: Account, photo: Buffer, from: string): Promise<number> {
  const answer = await fetch(`${address}/api/user/edit/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from },
    body: pictureForm({}, photo),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Samples the memory of the server and its decoder until it is stopped, and returns the peak. */
function watchMemory(): () => number {
  const pid = server.child.pid ?? 0;
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 10);
  return () => {
    clearInterval(timer);
    return most;
  };
}

test.runIf(seesProcesses)(
  'twenty members who send the heaviest pictures at once fill no memory and hold no log-in up',
  { timeout: 300_000 },
  async () => {
    const members = await Promise.all(Array.from({ length: attackers }, signUp));
    const pixels = {
      width: 4096,
      height: 2160,
      channels: 4,
      background: { r: 1, g: 2, b: 3, alpha: 0.5 },
    } as const;
    const deep = { effort: 0, quality: 1, bitdepth: 12, chromaSubsampling: '4:4:4' } as const;
    const pictures = [
      await flatPicture('avif', 7700, 7700),
      await sharp({ create: pixels }).avif(deep).toBuffer(),
      await flatPicture('avif', 4096, 2160),
      await sharp({ create: { ...pixels, height: 4096 } })
        .toColourspace('rgb16')
        .png({ progressive: true })
        .toBuffer(),
    ];
    const atRest = memoryOf(server.child.pid ?? 0);
    const stopWatching = watchMemory();
    const began = performance.now();
    let isOver = false;
    const attack = Promise.all(
      members.map(async (member, index) => {
        const statuses: number[] = [];
        for (const at of [index, index + 1]) {
          const picture = pictures[at % pictures.length] ?? Buffer.alloc(0);
          statuses.push(await upload(member, picture, `203.0.113.${index}`));
        }
        return statuses;
      }),
    ).finally(() => {
      isOver = true;
    });
    const logIns: number[] = [];
    while (!isOver) {
      const from = performance.now();
      expect((await post('/auth/login', members[0]?.body ?? {})).status).toBe(200);
      logIns.push(performance.now() - from);
    }
    const statuses = (await attack).flat();
    const took = performance.now() - began;
    const most = stopWatching();

    // Accepted, rejected for their size or memory, or told to retry.
    expect(statuses.filter((status) => ![200, 413, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
    expect(most - atRest).toBeLessThan(mostAdded);
    if (postgres !== null) expect(most).toBeLessThan(mostMemory);
    // No log-in waits for a picture, let alone for all of them.
    expect(logIns.length).toBeGreaterThan(attackers);
    expect(Math.max(...logIns)).toBeLessThan(took / 3);
  },
);

test.runIf(seesProcesses)('a server that is killed ends its decoder', async () => {
  await upload(await signUp(), await flatPicture('png', 8, 8), '203.0.113.1');
  const [decoder = 0] = childrenOf(server.child.pid ?? 0);
  expect(memoryOf(decoder)).toBeGreaterThan(0);
  server.child.kill('SIGKILL');
  await expect.poll(() => memoryOf(decoder)).toBe(0);
});
