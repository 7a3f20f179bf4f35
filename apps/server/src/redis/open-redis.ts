import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import { withTimeout } from '../with-timeout.ts';
import { scripts } from './scripts.ts';
import { type SharedRooms, sharedRooms } from './shared-rooms.ts';

/** Timeout of a Redis call, in milliseconds; the caller then continues without it. */
const timeoutMs = 1_000;
/** Messages queued while Redis is unavailable; other instances read the rest from the database. */
const waitingMessages = 10_000;
/** Redis counts as unavailable after this silence, in milliseconds; longer than a blocking read. */
const silenceMs = 10_000;

/** For commands, which fail immediately while Redis is unavailable. */
export type CommandClient = ReturnType<typeof commandClient>;
/** For messages, which are queued while Redis is unavailable. */
export type StreamClient = ReturnType<typeof streamClient>;

/** Shared state of the instances. Redis is optional: without it every instance works by itself. */
export interface Redis {
  /** Returns the reply, or undefined when Redis is unavailable or times out. Never rejects. */
  ask<Answer>(work: (client: CommandClient) => Promise<Answer>): Promise<Answer | undefined>;
  /** The adapter of this server's sockets. */
  readonly rooms: SharedRooms;
  isReady(): boolean;
  /** Closes every connection, including those of the adapter. */
  close(): void;
}

const reconnectStrategy = (retries: number) => Math.min(50 * 2 ** retries, 1_000) * (0.5 + Math.random() / 2);

function streamClient(url: string) {
  return createClient({
    url,
    socket: { reconnectStrategy, socketTimeout: silenceMs },
    pingInterval: silenceMs / 2,
    commandsQueueMaxLength: waitingMessages,
  });
}

function commandClient(url: string) {
  return createClient({
    url,
    scripts,
    socket: { reconnectStrategy, socketTimeout: silenceMs },
    pingInterval: silenceMs / 2,
    disableOfflineQueue: true,
  });
}

/** Keeps reconnecting, so the server starts even when Redis is down. */
export function openRedis(url: string, log: FastifyBaseLogger): Redis {
  const commands = commandClient(url);
  const stream = streamClient(url);
  const copies: { destroy(): void }[] = [];
  mendForAdapter(stream, copies);

  let isAway = false;
  commands.on('error', (error: Error) => {
    if (!isAway) log.warn({ err: error }, 'Redis is away: limits and live chat are kept by each instance');
    isAway = true;
  });
  commands.on('ready', () => {
    if (isAway) log.info('Redis is back');
    isAway = false;
  });
  stream.on('error', () => {});
  for (const client of [commands, stream]) {
    // Rejects only when it is closed before it has connected.
    client.connect().catch(() => {});
  }

  return {
    rooms: sharedRooms(stream),
    isReady: () => commands.isReady && stream.isReady,
    ask: (work) => (commands.isReady ? withTimeout(work(commands), timeoutMs) : Promise.resolve(undefined)),
    close: () => {
      for (const client of [commands, stream, ...copies]) client.destroy();
    },
  };
}

/**
 * Handles rejections that the sockets' adapter ignores, from publishing and from the connections that
 * it duplicates.
 *
 * An unhandled rejection would end the process. The adapter closes its duplicates with a delay, and never while Redis
 * is unavailable, so `copies` collects them.
 */
function mendForAdapter(stream: StreamClient, copies: { destroy(): void }[]): void {
  const publish = stream.publish.bind(stream);
  const duplicate = stream.duplicate.bind(stream);
  Object.assign(stream, {
    publish: (...message: Parameters<typeof publish>) => publish(...message).catch(() => 0),
    duplicate: (...options: Parameters<typeof duplicate>) => {
      const copy = duplicate(...options);
      const connect = copy.connect.bind(copy);
      const subscribe = copy.subscribe.bind(copy);
      Object.assign(copy, {
        // Closed before it connected: this promise never settles, so no caller continues.
        connect: () => connect().catch(() => new Promise<never>(() => {})),
        // Once subscribed, the client resubscribes at every new connection.
        subscribe: async (...wanted: Parameters<typeof subscribe>) => {
          while (copy.isOpen && !(await succeeds(subscribe(...wanted)))) await pause(timeoutMs);
        },
      });
      copies.push(copy);
      return copy;
    },
  });
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
