import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataFolderLockedError, lockDataFolder } from '../../src/db/data-lock.ts';
import { ownIdentity } from '../../src/db/process-identity.ts';

let folder: string;
const lockFile = () => join(folder, 'server.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leaveLock(changes: object): void {
  writeFileSync(lockFile(), JSON.stringify({ ...ownIdentity(), nonce: 'left-behind', ...changes }));
}

/** Returns the pid of a process that has ended. */
async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

/** Starts a process that tries to lock, reports the result, and keeps the lock until it is killed. */
function contender() {
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, '../../src/db/data-lock.ts'))});
    try { lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.name); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, said: once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()) };
}

describe('the lock of the data folder', () => {
  test('belongs to one process until it is released', () => {
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
    expect(() => lockDataFolder(folder)).toThrow(/^The data folder [^\n]+ is in use by process \d+[^\n]+$/);
    lock.release();
    lock.release();
    lockDataFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is replaced when its process has ended', async () => {
    leaveLock({ pid: await endedPid() });
    lockDataFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is replaced when another process now has the same pid', () => {
    leaveLock({ incarnation: 'an earlier boot:1' });
    lockDataFolder(folder).release();
  });

  test('is never stolen from a live process, nor on another host, nor when it cannot be read', () => {
    leaveLock({});
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
    leaveLock({ incarnation: '' });
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
    leaveLock({ host: 'elsewhere', pid: 1, incarnation: 'x' });
    expect(() => lockDataFolder(folder)).toThrow(/on elsewhere\..* If elsewhere is gone for good, remove server\.lock/);
    writeFileSync(lockFile(), '{half');
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
    expect(readFileSync(lockFile(), 'utf8')).toBe('{half');
  });

  test('is renewed while its holder runs, and expires a minute after a holder on another host', async () => {
    const lock = lockDataFolder(folder, { everyMs: 10 });
    const { mtimeMs } = statSync(lockFile());
    // The file system's clock is the one that counts.
    const minuteAgo = new Date(mtimeMs - 61_000);
    await expect.poll(() => statSync(lockFile()).mtimeMs, { timeout: 10_000 }).toBeGreaterThan(mtimeMs);
    lock.release();

    leaveLock({ host: 'elsewhere', isRenewed: true });
    expect(() => lockDataFolder(folder)).toThrow(
      /If elsewhere is gone for good, the folder is free 60 seconds after its end, or remove server\.lock/,
    );
    utimesSync(lockFile(), minuteAgo, minuteAgo);
    lockDataFolder(folder).release();
    // An earlier version never renewed its lock.
    leaveLock({ host: 'elsewhere' });
    utimesSync(lockFile(), minuteAgo, minuteAgo);
    expect(() => lockDataFolder(folder)).toThrow(DataFolderLockedError);
  });

  test('ends its first holder when another process takes it', async () => {
    let isLost = false;
    const onLost = () => {
      isLost = true;
    };
    const lock = lockDataFolder(folder, { everyMs: 10, onLost });
    leaveLock({ nonce: 'a successor' });
    await expect.poll(() => isLost, { timeout: 10_000 }).toBe(true);
    lock.release();
    expect(readFileSync(lockFile(), 'utf8')).toContain('a successor');
  });

  test('is released at any end of the process', async () => {
    const script = `
      const { lockDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, '../../src/db/data-lock.ts'))});
      lockDataFolder(${JSON.stringify(folder)});
      throw new Error('uncaught');`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is not removed by a process that lost it to another', () => {
    const lock = lockDataFolder(folder);
    leaveLock({ nonce: 'a successor' });
    lock.release();
    expect(readFileSync(lockFile(), 'utf8')).toContain('a successor');
  });

  test('goes to only one of several processes that find it stale', async () => {
    leaveLock({ pid: await endedPid() });
    const contenders = Array.from({ length: 6 }, contender);
    const said = await Promise.all(contenders.map((each) => each.said));
    for (const { child } of contenders) child.kill('SIGKILL');
    await Promise.all(contenders.map(({ child }) => child.exitCode ?? once(child, 'exit')));
    expect(said.filter((word) => word === 'locked')).toHaveLength(1);
    expect(said.filter((word) => word === 'DataFolderLockedError')).toHaveLength(5);
    expect(readdirSync(folder)).toEqual(['server.lock']);
    lockDataFolder(folder).release();
  });
});
