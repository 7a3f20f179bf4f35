import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-settings.ts';
import { readDatabaseSettings } from '../../src/env.ts';
import { startProgram } from '../support/programs/server-process.ts';
import { readConversation, type Write, type Writer } from './writers.ts';

/** Broken promises, one line each; all empty when everything is correct. */
export interface Damage {
  /** Acknowledged with 2xx, but missing. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
  other: string[];
}

/** Returns all of it, one line each. */
export function problemsOf({ lost, doubled, other }: Damage): string[] {
  return [
    ...lost.map((text) => `${text} was answered with 2xx and is lost`),
    ...doubled.map((text) => `${text} is there more than once`),
    ...other,
  ];
}

/**
 * Starts the server after a fault and reads everything back, as members do and from the database:
 * acknowledged writes are stored once, others at most once, both sides of a conversation see the same order, which is
 * that of the responses, and members were notified or will be.
 *
 * @param variables the settings of a server that has ended
 */
export async function readBack(variables: Record<string, string>, writers: Writer[], writes: Write[]): Promise<Damage> {
  const server = startProgram(variables);
  const other: string[] = [];
  try {
    const address = await server.address;
    for (const pair of pairsOf(writers)) other.push(...(await findDisagreements(address, pair, writes)));
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
  }
  const database = await openDatabase(readDatabaseSettings(variables));
  try {
    const counts = await countTexts(database);
    const countOf = ({ text }: Write) => counts.get(text) ?? 0;
    const lost = writes.filter((write) => write.isAcknowledged && countOf(write) === 0);
    const doubled = writes.filter((write) => countOf(write) > 1);
    const names = (some: Write[]) => some.map(({ kind, text }) => `${kind} ${text}`);
    return {
      lost: names(lost),
      doubled: names(doubled),
      other: [...other, ...(await findGaps(database)), ...(await findUntold(database))],
    };
  } finally {
    await database.close();
  }
}

/** Pairs the writers who write to each other: the first and the second, the third and the fourth, and so on. */
export function pairsOf(writers: Writer[]): [Writer, Writer][] {
  return writers.flatMap((writer, index): [Writer, Writer][] => {
    const other = writers[index + 1];
    return index % 2 === 0 && other !== undefined ? [[writer, other]] : [];
  });
}

async function findDisagreements(address: string, [one, two]: [Writer, Writer], writes: Write[]): Promise<string[]> {
  const [ones, twos] = [await readConversation(address, one, two), await readConversation(address, two, one)];
  const problems: string[] = [];
  if (ones.map(({ _id }) => _id).join() !== twos.map(({ _id }) => _id).join())
    problems.push('the two sides of a conversation read it in two orders');
  for (const { id } of [one, two]) {
    // Messages that were sent again may be later.
    const answered = writes
      .filter(
        ({ kind, from, isAcknowledged, attempts }) =>
          kind === 'message' && from === id && isAcknowledged && attempts.length === 1,
      )
      .map(({ text }) => text);
    const wanted = new Set(answered);
    const read = ones.filter(({ text }) => wanted.has(text)).map(({ text }) => text);
    if (read.join() !== answered.filter((text) => read.includes(text)).join())
      problems.push('messages of a sender do not stand in the order in which they were answered');
  }
  return problems;
}

/** Returns conversations whose messages are not numbered from 1 without a gap. */
export async function findGaps({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select conversations.id from conversations left join messages on conversation_id = conversations.id
    group by conversations.id having count(seq) <> last_seq or coalesce(max(seq), 0) <> last_seq`.execute(db);
  return rows.map(({ id }) => `the messages of conversation ${id} have gaps`);
}

/**
 * Returns sessions without a notification of the other member, and notifications that were neither
 * sent nor queued.
 */
export async function findUntold({ db }: OpenDatabase): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'nobody was told of session ' || id as problem from sessions
    where not exists (
      select from notifications
      where member_id = sessions.user_two and kind = 'sessionPlanned' and subject = sessions.id::text
    )
    union all
    select 'no email goes out for notification ' || id from notifications
    where kind <> 'review' and emailed_count = 0 and read_at is null and not exists (
      select from jobs.job where name = 'email' and data ->> 'notificationId' = notifications.id::text
        and state < 'completed'
    )`.execute(db);
  return rows.map(({ problem }) => problem);
}

/**
 * Returns how often each text is stored in members' texts: names, titles, messages, and the ends of
 * sessions' links.
 */
export async function countTexts({ db }: OpenDatabase): Promise<Map<string, number>> {
  const { rows } = await sql<{ text: string; count: number }>`
    select text, count(*) as count from (
      select name as text from members union all select title from events union all select text from messages
      union all select split_part(link, '/', 4) from sessions
    ) as written group by text`.execute(db);
  return new Map(rows.map(({ text, count }) => [text, count]));
}
