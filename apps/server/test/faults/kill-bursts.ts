import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-settings.ts';
import { readDatabaseSettings } from '../../src/env.ts';
import { startProgram } from '../support/server-process.ts';
import { joinAsWriter, nextWrite, type Write, type Writer } from './writers.ts';

export interface KillReport {
  rounds: number;
  acknowledged: number;
  /** Sent and not answered when the server died. */
  unanswered: number;
  /** What is not as it was promised; empty when all is well. */
  problems: string[];
}

const writersAtOnce = 8;

/**
 * Ends the server in the middle of a burst of writes, starts it again on the same data, and so on: by SIGKILL, or by
 * SIGTERM, on which it must answer what is under way and end well. At the end
 * everything that was answered with 2xx must be there exactly once, and what was not answered at most once; messages
 * that were not answered are sent again with their key after the restart.
 *
 * @param settings the server's variables: DATA_DIR, or DATABASE_URL and JWT_SECRET
 */
export async function killInBursts(
  settings: Record<string, string>,
  rounds: number,
  signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL',
): Promise<KillReport> {
  const variables = { SIGN_UPS_PER_ADDRESS_HOUR: '1000000', ...settings };
  const writes: Write[] = [];
  const badEnds: string[] = [];
  let writers: Writer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = startProgram(variables);
    try {
      const address = await server.address;
      if (writers.length === 0) writers = await gatherWriters(address);
      const lost = writes.filter(({ kind, isAcknowledged }) => kind === 'message' && !isAcknowledged);
      await Promise.all(lost.map((write) => write.send(address)));
      await burst(address, writers, writes, () => server.child.kill(signal));
      if (signal === 'SIGTERM') {
        const { code, errors } = await server.ended;
        if (code !== 0) badEnds.push(`the server ended with ${code}: ${errors}`);
      }
    } finally {
      server.child.kill('SIGKILL');
      await server.ended;
    }
  }
  const database = await openDatabase(readDatabaseSettings(variables));
  try {
    return {
      rounds,
      acknowledged: writes.filter(({ isAcknowledged }) => isAcknowledged).length,
      unanswered: writes.filter(({ isAcknowledged }) => !isAcknowledged).length,
      problems: [...badEnds, ...(await findProblems(database, writes))],
    };
  } finally {
    await database.close();
  }
}

async function gatherWriters(address: string): Promise<Writer[]> {
  const names = Array.from({ length: writersAtOnce }, (_, index) => `writer-${index}`);
  return await Promise.all(names.map((name) => joinAsWriter(address, name)));
}

/** Everybody writes one thing after the other, until the server dies at some moment in the thick of it. */
async function burst(address: string, writers: Writer[], writes: Write[], kill: () => void): Promise<void> {
  let isAlive = true;
  const writing = writers.map(async (writer, index) => {
    // In pairs, so that two write into each conversation.
    const other = writers[index ^ 1] ?? writer;
    while (isAlive) {
      const write = nextWrite(writes.length, writer, other);
      writes.push(write);
      await write.send(address);
    }
  });
  await pause(200 + Math.random() * 600);
  kill();
  isAlive = false;
  await Promise.all(writing);
}

async function findProblems(database: OpenDatabase, writes: Write[]): Promise<string[]> {
  const counts = await countTexts(database);
  const wrong = writes.flatMap(({ kind, text, isAcknowledged }) => {
    const count = counts.get(text) ?? 0;
    if (isAcknowledged && count === 0) return [`${text} was answered with 2xx and is lost`];
    return count > 1 ? [`${text} is there ${count} times (${kind})`] : [];
  });
  const { rows } = await sql<{ id: string }>`
    select conversations.id from conversations left join messages on conversation_id = conversations.id
    group by conversations.id having count(seq) <> last_seq or coalesce(max(seq), 0) <> last_seq`.execute(
    database.db,
  );
  return [...wrong, ...rows.map(({ id }) => `the messages of conversation ${id} have gaps`)];
}

async function countTexts({ db }: OpenDatabase): Promise<Map<string, number>> {
  const { rows } = await sql<{ text: string; count: number }>`
    select text, count(*) as count from (
      select name as text from members union all select title from events union all select text from messages
      union all select split_part(link, '/', 4) from sessions
    ) as written group by text`.execute(db);
  return new Map(rows.map(({ text, count }) => [text, count]));
}
