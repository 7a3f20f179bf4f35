import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Target } from './attack.ts';
import { open } from './connection.ts';

/** The first byte of a frame: final, and of this kind. */
export const kinds = { text: 0x81, binary: 0x82, close: 0x88, ping: 0x89, pong: 0x8a, continuation: 0x80 };

/** Encodes a frame like a client: masked, with a mask of zeros. */
export function frame(kind: number, payload: string | Buffer): Buffer {
  const bytes = Buffer.from(payload);
  const head = Buffer.alloc(bytes.length < 126 ? 6 : bytes.length < 65_536 ? 8 : 14);
  head[0] = kind;
  if (bytes.length < 126) head[1] = 0x80 | bytes.length;
  else if (bytes.length < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(bytes.length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(bytes.length), 2);
  }
  return Buffer.concat([head, bytes]);
}

/** Encodes a text frame, such as `40` for CONNECT or `42["join","..."]` for an event. */
export const text = (payload: string) => frame(kinds.text, payload);

/** Opens a websocket to the socket's path, and waits for the server's response to the upgrade. */
export async function openWebSocket(target: Target): Promise<Socket> {
  const socket = await open(target);
  const cookie = target.account.cookie === '' ? '' : `Cookie: ${target.account.cookie}\r\n`;
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n' +
      `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${cookie}\r\n`,
  );
  const answer = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(String(answer[0]))?.[1] ?? 'closed';
  target.report.count(`upgrade ${status}`);
  if (/^5(?!03)/.test(status)) target.report.undeclared(`an upgrade was answered ${status}`);
  if (status !== '101') {
    socket.destroy();
    throw new Error(`The upgrade was answered ${status}.`);
  }
  return socket;
}

/** Like `openWebSocket`, with a member's CONNECT that the server has accepted. */
export async function openMemberSocket(target: Target): Promise<Socket> {
  const socket = await openWebSocket(target);
  socket.write(text('40'));
  const answered = await Promise.race([connected(socket), once(socket, 'close').then(() => false)]);
  target.report.count(answered ? 'connected' : 'not connected');
  if (answered) return socket;
  socket.destroy();
  throw new Error('The socket was not connected.');
}

function connected(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    const read = (chunk: Buffer) => {
      const words = chunk.toString('latin1');
      if (!/40\{|44\{/.test(words)) return;
      socket.off('data', read);
      resolve(words.includes('40{'));
    };
    socket.on('data', read);
  });
}

/** Writes as fast as the connection accepts it. */
export async function pour(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.destroyed) throw new Error('The connection has been closed.');
  if (socket.write(bytes)) return;
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([once(socket, 'drain', { signal }), once(socket, 'close', { signal })]).finally(() =>
    over.abort(),
  );
}
