import type { AddressInfo } from 'node:net';
import type { ClientToServerEvents, ServerToClientEvents } from '@skill-exchange/api-client/socket-events';
import type { Message } from '@skill-exchange/api-client/types';
import type { FastifyInstance } from 'fastify';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { throughProxy } from './env.ts';

export type ClientSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

type Options = Partial<ManagerOptions & SocketOptions>;

export interface TestSockets {
  /** Starts connecting a socket with these headers. `to` is another server's URL. */
  start(headers: Record<string, string>, options?: Options, to?: string): ClientSocket;
  /** Opens a socket and resolves once connected; rejects with the reason of a rejection. */
  open(...given: Parameters<TestSockets['start']>): Promise<ClientSocket>;
  /** Returns the server's URL on this machine. */
  address(): string;
}

/** Lets the test file's app listen on a free port, and closes a test's sockets. */
export function useSockets(appOf: () => FastifyInstance): TestSockets {
  const opened: ClientSocket[] = [];
  const address = () => throughProxy?.address ?? `http://127.0.0.1:${(appOf().server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    if (throughProxy === null) await appOf().listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.disconnect();
  });
  afterAll(() => {
    for (const socket of opened.splice(0)) socket.disconnect();
  });
  const start: TestSockets['start'] = (headers, options = {}, to = address()) => {
    const socket: ClientSocket = io(to, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: headers,
      ...options,
    });
    opened.push(socket);
    return socket;
  };
  return {
    address,
    start,
    open: (...given) => {
      const socket = start(...given);
      return new Promise((resolve, reject) => {
        socket.once('connect', () => resolve(socket));
        socket.once('connect_error', reject);
      });
    },
  };
}

/** Joins a conversation's room and returns the acknowledgement. */
export async function join(socket: ClientSocket, conversationId: unknown): Promise<unknown> {
  return await socket.timeout(5000).emitWithAck('join', conversationId as string);
}

/** Collects the messages that reach a socket from now on. */
export function received(socket: ClientSocket): Message[] {
  const messages: Message[] = [];
  socket.on('message', (message) => messages.push(message));
  return messages;
}

/** Resolves when the server (or a broken connection) ends the socket. */
export function ended(socket: ClientSocket): Promise<string> {
  return new Promise((resolve) => socket.once('disconnect', resolve));
}
