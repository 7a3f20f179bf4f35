import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TestMember } from '../test-server.ts';

/** Raw connections to a listening server, and what it shows of its in-flight work. */
export interface RawServer {
  /** Opens a connection; errors of it are ignored. */
  open(): Promise<Socket>;
  /** Opens a connection and sends these bytes. */
  send(bytes: string | Buffer): Promise<Socket>;
  /** Returns what `/metrics` shows of in-flight work, without what is 0. */
  held(): Promise<Record<string, number>>;
  /** Returns the number of open connections. */
  connections(): Promise<number>;
}

/** Makes the app listen, unless it does. */
export async function listening(app: FastifyInstance): Promise<RawServer> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
  return {
    open,
    send: async (bytes) => {
      const socket = await open();
      await new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
      return socket;
    },
    held: async () => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const gauges = [...text.matchAll(/^skill_exchange_in_flight\{what="(\w+)"\} (\d+)$/gm)];
      if (gauges.length < 10) throw new Error('/metrics lacks gauges of in-flight work.');
      return Object.fromEntries(gauges.map(([, what, amount]) => [what, Number(amount)]).filter(([, n]) => n));
    },
    connections: () => new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count))),
  };
}

/** Returns a member's credentials as headers: both, so that any operation takes them. */
export const credentialsOf = ({ token, cookie }: TestMember) => ({ Authorization: `Bearer ${token}`, Cookie: cookie });

/** Returns the head of a multipart request, by default one that announces as much as a form may have. */
export function formHead(method: string, path: string, member: TestMember, length = 6_000_000): string {
  return [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(credentialsOf(member)).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
    '',
    '',
  ].join('\r\n');
}
