import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../support/programs/server-process.ts';
import { type Damage, readBack } from './read-back.ts';
import { joinAsWriter, nextWrite, type Write, type Writer } from './writers.ts';

/** The writers' results, and the damage. */
export interface FaultReport extends Damage {
  rounds: number;
  /** Writes with a 2xx response. */
  acknowledged: number;
  /** Writes without a 2xx response. */
  unanswered: number;
}

export interface KillOptions {
  /** SIGTERM instead: the server must finish requests in flight and exit cleanly. */
  signal?: 'SIGKILL' | 'SIGTERM';
  /** Returns a number from 0 to 1 that determines the moments. */
  random?: () => number;
}

const writersAtOnce = 8;

/** How long a rejected writer waits before the next call, in milliseconds. */
const rejectedMs = 50;

/** Settings for many accounts at one address that write without a pause. */
export const manyAccounts = {
  RATE_LIMIT_FACTOR: '1000',
  // Failed log-ins are limited as usual. Nobody here opens the link that confirms an address.
  VERIFY_EMAIL: 'off',
  RATE_LIMITS: 'log-in-failures-per-account-and-address-quarter=10',
};

/**
 * Repeatedly ends the server during a burst of writes, and restarts it on the same data.
 * Unacknowledged messages are sent again with their key after the restart. At the end everything is read back.
 *
 * @param settings the server's variables: DATA_DIR, or DATABASE_URL and JWT_SECRET
 */
export async function killInBursts(
  settings: Record<string, string>,
  rounds: number,
  { signal = 'SIGKILL', random = Math.random }: KillOptions = {},
): Promise<FaultReport> {
  const variables = { ...manyAccounts, ...settings };
  const writes: Write[] = [];
  const badEnds: string[] = [];
  let writers: Writer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = startProgram(variables);
    try {
      const address = await server.address;
      if (writers.length === 0) writers = await gatherWriters(address);
      await sendAgain(address, writes);
      const writing = startWriting(address, writers, writes);
      await pause(200 + random() * 600);
      server.child.kill(signal);
      await writing.finish();
      if (signal === 'SIGTERM') {
        const { code, errors } = await server.ended;
        if (code !== 0) badEnds.push(`the server ended with ${code}: ${errors}`);
      }
    } finally {
      server.child.kill('SIGKILL');
      await server.ended;
    }
  }
  const damage = await readBack(variables, writers, writes);
  return { rounds, ...countWrites(writes), ...damage, other: [...badEnds, ...damage.other] };
}

export async function gatherWriters(address: string): Promise<Writer[]> {
  const names = Array.from({ length: writersAtOnce }, (_, index) => `writer-${index}`);
  return await Promise.all(names.map((name) => joinAsWriter(address, name)));
}

/** Lets every writer write in sequence until `finish`, which waits for calls in progress. */
export function startWriting(address: string, writers: Writer[], writes: Write[]) {
  let isOver = false;
  const writing = writers.map(async (writer, index) => {
    // In pairs, so that two write into each conversation.
    const other = writers[index ^ 1] ?? writer;
    while (!isOver) {
      const write = nextWrite(writes.length, writer, other);
      writes.push(write);
      const { status } = await write.send(address);
      if (status === null || status >= 300) await pause(rejectedMs);
    }
  });
  return {
    finish: async () => {
      isOver = true;
      await Promise.all(writing);
    },
  };
}

/** Sends unacknowledged messages again, with their keys. */
export async function sendAgain(address: string, writes: Write[]): Promise<void> {
  const open = writes.filter(({ kind, isAcknowledged }) => kind === 'message' && !isAcknowledged);
  await Promise.all(open.map((write) => write.send(address)));
}

export function countWrites(writes: Write[]): Pick<FaultReport, 'acknowledged' | 'unanswered'> {
  const acknowledged = writes.filter(({ isAcknowledged }) => isAcknowledged).length;
  return { acknowledged, unanswered: writes.length - acknowledged };
}
