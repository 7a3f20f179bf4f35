import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import { inTime } from '../in-time.ts';
import { scripts } from './scripts.ts';

/** How long a call of ours waits for Redis before it goes on without, in milliseconds. */
const timeoutMs = 1_000;
/** So many messages may wait for Redis to come back; others find what is more in the database. */
const waitingMessages = 10_000;
/** Redis that answers nothing for so long is taken for gone, in milliseconds; longer than a blocking read of news takes. */
const silenceMs = 10_000;

/** Asks and answers; what is asked while Redis is away fails at once. */
export type CommandClient = ReturnType<typeof commandClient>;
/** Carries messages; what is sent while Redis is away waits for it. */
export type StreamClient = ReturnType<typeof streamClient>;

/** What the instances share. It is a help and never a condition: without Redis every instance goes on by itself. */
export interface Redis {
  /** The answer, or undefined when Redis is away or takes too long. Never rejects. */
  ask<Answer>(work: (client: CommandClient) => Promise<Answer>): Promise<Answer | undefined>;
  readonly stream: StreamClient;
  isReady(): boolean;
  /** Lets go of every connection, also those that were made from `stream`. */
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

/** Begins to connect, and connects again for as long as it is open, so a Redis that is away stops no start. */
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
    // Fails only when it is closed before it could connect.
    client.connect().catch(() => {});
  }

  return {
    stream,
    isReady: () => commands.isReady && stream.isReady,
    ask: (work) => (commands.isReady ? inTime(work(commands), timeoutMs) : Promise.resolve(undefined)),
    close: () => {
      for (const client of [commands, stream, ...copies]) client.destroy();
    },
  };
}

/**
 * Handles the rejections that the adapter of sockets ignores, of its publishing and of the connections that it copies.
 *
 * Such a rejection would end the process. The adapter closes its copies with a delay, and never while Redis is away:
 * `copies` collects them.
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
        // Closed before it was connected: this promise never settles, so that no caller goes on.
        connect: () => connect().catch(() => new Promise<never>(() => {})),
        // Once subscribed, the client sees to it at every new connection.
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
