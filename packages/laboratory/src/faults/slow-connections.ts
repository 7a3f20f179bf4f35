import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../../../../apps/server/test/support/programs/server-process.ts';
import type { FaultOutcome } from './fault-run.ts';

const connectionsOfAKind = 500;

/** When the server must have closed a request that does not arrive: its two minutes, and one for the check. */
const timeoutMs = 180_000;

/** Bytes that never become a whole request, and then one more byte from time to time. */
const beginnings = [
  'GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
];
const dripEveryMs = 5_000;

/** Connections that send headers or bodies a byte at a time are closed, and others are served. */
export async function slowConnections(): Promise<FaultOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'slow-'));
  const server = startProgram({ DATA_DIR: folder });
  const sockets: Socket[] = [];
  const other: string[] = [];
  let acknowledged = 0;
  let slowestMs = 0;
  try {
    const address = await server.address;
    const { port } = new URL(address);
    for (const beginning of beginnings)
      for (let count = 0; count < connectionsOfAKind; count += 1) sockets.push(await openSlow(Number(port), beginning));
    const open = () => sockets.filter(({ closed }) => !closed);
    const began = Date.now();
    let drippedAt = began;
    while (open().length > 0 && Date.now() - began < timeoutMs) {
      const asked = performance.now();
      const answer = await fetch(`${address}/api/user/getAll`, { signal: AbortSignal.timeout(10_000) });
      if (answer.ok) acknowledged += 1;
      else other.push(`another caller was answered ${answer.status}`);
      slowestMs = Math.max(slowestMs, performance.now() - asked);
      if (Date.now() - drippedAt > dripEveryMs) {
        drippedAt = Date.now();
        for (const socket of open()) socket.write('x');
      }
      await pause(200);
    }
    if (open().length > 0) other.push(`${open().length} slow connections are still open`);
    const seconds = Math.round((Date.now() - began) / 1000);
    const what = `1,000 slow connections ended after ${seconds} s, others served in ${Math.round(slowestMs)} ms at most`;
    return { what, rounds: 1, acknowledged, unanswered: 0, lost: [], doubled: [], other };
  } finally {
    for (const socket of sockets) socket.destroy();
    server.child.kill('SIGKILL');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openSlow(port: number, beginning: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // The server may close it while a byte is in transit.
  socket.on('error', () => {});
  socket.resume();
  await once(socket, 'connect');
  socket.write(beginning);
  return socket;
}
