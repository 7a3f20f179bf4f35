import { readFileSync } from 'node:fs';
import { io, type Socket } from 'socket.io-client';
import type { TestMember } from '../../../../apps/server/test/support/test-server.ts';
import type { Instance } from './instance.ts';

/** Concurrent handshakes. */
const atOnce = 50;
/** Below the limit of open windows of one member. */
export const socketsPerMember = 10;

/** Opens a number of sockets at each instance and prints their memory, in KiB per socket. */
export async function holdSockets(instances: Instance[], members: TestMember[], perInstance: number): Promise<void> {
  const before = instances.map((instance) => residentKib(instance.pid()));
  const opened: Socket[] = [];
  const started = performance.now();
  try {
    for (const [index, { address }] of instances.entries()) {
      for (let first = 0; first < perInstance; first += atOnce) {
        const batch = Array.from({ length: Math.min(atOnce, perInstance - first) }, (_, offset) => {
          const number = index * perInstance + first + offset;
          return open(address, members[Math.floor(number / socketsPerMember)]?.cookie ?? '');
        });
        opened.push(...(await Promise.all(batch)));
      }
    }
    const seconds = (performance.now() - started) / 1000;
    const each = instances.map((instance, index) => (residentKib(instance.pid()) - (before[index] ?? 0)) / perInstance);
    const held = opened.filter((socket) => socket.connected).length;
    console.log(
      `${held} of ${opened.length} sockets held, ${perInstance} at each instance, opened in ${seconds.toFixed(0)} s: ` +
        `${each.map((kib) => kib.toFixed(1)).join(' and ')} KiB a socket`,
    );
    if (held < opened.length) process.exitCode = 1;
  } finally {
    for (const socket of opened) socket.disconnect();
  }
}

function open(address: string, cookie: string): Promise<Socket> {
  const socket = io(address, {
    extraHeaders: { cookie },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: 60_000,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** Memory of a process on Linux; 0 elsewhere. */
function residentKib(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
