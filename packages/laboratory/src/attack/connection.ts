import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Target } from './attack.ts';

/** Opens a raw connection to the target. It emits no errors and ends with the attack. */
export function open(target: Target): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: target.host, port: target.port, localAddress: target.from });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => {});
      resolve(socket);
    });
    const end = () => socket.destroy();
    target.signal.addEventListener('abort', end);
    socket.once('close', () => {
      target.signal.removeEventListener('abort', end);
      reject(new Error('The connection was closed.'));
    });
  });
}

/** Sends bytes and waits for the connection to close or the timeout in milliseconds; counts the status of each response. */
export async function say(target: Target, bytes: string | Buffer, waitMs = 1000): Promise<void> {
  const socket = await open(target);
  watchAnswers(target, socket);
  socket.write(bytes);
  await closed(socket, waitMs);
  socket.destroy();
}

/** Counts the responses of a connection; a server error is undeclared for any input. */
export function watchAnswers({ report }: Target, socket: Socket): void {
  let rest = '';
  socket.on('data', (chunk: Buffer) => {
    const text = rest + chunk.toString('latin1');
    for (const [, status] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      report.count(Number(status));
      if (/^5(?!03)/.test(String(status))) report.undeclared(`a raw request was answered ${status}`);
    }
    // A status line may arrive in two parts; do not count a whole one twice.
    rest = text.slice(text.lastIndexOf('\n') + 1);
    rest = /^HTTP\/1\.1 \d{3} /.test(rest) ? '' : rest.slice(-20);
  });
}

/** Waits until a connection has closed, or for the timeout in milliseconds. */
export async function closed(socket: Socket, waitMs: number): Promise<void> {
  if (socket.destroyed) return;
  const timer = new AbortController();
  await Promise.race([
    new Promise<void>((resolve) => socket.once('close', () => resolve())),
    pause(waitMs, undefined, { signal: timer.signal }).catch(() => {}),
  ]);
  timer.abort();
}

/** Opens a number of connections, a hundred at a time. Returns those that were accepted. */
export async function openMany(target: Target, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let opened = 0; opened < count && !target.signal.aborted; opened += 100) {
    const some = await Promise.allSettled(Array.from({ length: 100 }, () => open(target)));
    for (const one of some) {
      if (one.status === 'fulfilled') sockets.push(one.value);
      target.report.count(one.status === 'fulfilled' ? 'opened' : 'not opened');
    }
  }
  return sockets;
}
