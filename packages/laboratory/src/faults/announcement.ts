import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../../../../apps/server/src/db/open-database.ts';
import { openDatabase } from '../../../../apps/server/src/db/open-settings.ts';
import type { Database } from '../../../../apps/server/src/db/schema.ts';
import { readDatabaseSettings } from '../../../../apps/server/src/env.ts';
import { send } from '../../../../apps/server/test/announcements/announcing.ts';
import { startProgram } from '../../../../apps/server/test/support/programs/server-process.ts';
import { testSecret } from '../../../../apps/server/test/support/test-settings.ts';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres-cluster.ts';
import { signInMembers } from '../scale/members.ts';
import { type FaultPart, noPostgres } from './fault-run.ts';

const what = 'the server killed while an announcement is sent';

/** The longest time in which nobody new hears of it, in milliseconds: a batch, its pause and a restart. */
const stuckMs = 120_000;

/**
 * The server is killed while a message of an operator goes to all members: in the end everybody has it, and nobody twice.
 */
export const announcement: FaultPart = async (run) => {
  if (findPostgres() === null) return [{ what, skipped: noPostgres }];
  const others = run.isLong ? 100_000 : 1_100;
  const members = others + 1;
  const rounds = run.rounds(3, 20);
  const cluster = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'announced-'));
  const variables = { DATABASE_URL: cluster.url, DATA_DIR: folder, JWT_SECRET: testSecret, VERIFY_EMAIL: 'off' };
  let server = startProgram(variables);
  // Adding many members takes longer than the usual timeout.
  const database = await openDatabase(readDatabaseSettings({ ...variables, DATABASE_STATEMENT_TIMEOUT_MS: '600000' }));
  const { db } = database;
  try {
    const address = await server.address;
    await addMembers(db, others);
    const id = await beginToSend(database, address);
    for (let round = 1; round <= rounds; round += 1) {
      await untilTold(db, id, (members * round) / (rounds + 1));
      await pause(run.random() * 6_000);
      server.child.kill('SIGKILL');
      await server.ended;
      server = startProgram(variables);
      await server.address;
    }
    await untilTold(db, id, members);
    const { lost, doubled } = await readInboxes(db, id);
    return [{ what, rounds, acknowledged: members - lost.length, unanswered: 0, lost, doubled, other: [] }];
  } finally {
    await database.close();
    server.child.kill('SIGKILL');
    await server.ended;
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Adds members who want no email: a mail server may get the same one twice when a server is killed between its answer and ours. */
async function addMembers(db: Kysely<Database>, members: number): Promise<void> {
  await sql`
    with added as (
      insert into members (name, username, email, email_key, password_hash)
      select 'Member ' || n, 'member-' || n, n || '@example.org', n || '@example.org', 'none'
      from generate_series(1, ${members}::int) n returning id
    )
    insert into notification_choices (member_id, kind, inbox, email, push)
    select id, 'announcement', true, false, false from added`.execute(db);
}

/** Sends an announcement as an operator. */
async function beginToSend(database: OpenDatabase, address: string): Promise<string> {
  const [operator] = await signInMembers(database, address, 1);
  if (operator === undefined) throw new Error('No operator.');
  await database.db.updateTable('members').set({ is_operator: true }).where('id', '=', operator.id).execute();
  return await send(operator);
}

/** Waits until so many members have been told. @throws Error when nobody new was told for a long time */
async function untilTold(db: Kysely<Database>, id: string, members: number): Promise<void> {
  let [told, since] = [0, performance.now()];
  while (told < members) {
    await pause(200);
    const now = await db.selectFrom('announcements').select('told').where('id', '=', id).executeTakeFirstOrThrow();
    if (now.told !== told) [told, since] = [now.told, performance.now()];
    if (performance.now() - since > stuckMs) throw new Error(`Nobody was told for two minutes, after ${told} members.`);
  }
}

async function readInboxes(db: Kysely<Database>, id: string): Promise<{ lost: string[]; doubled: string[] }> {
  const { rows } = await sql<{ name: string; times: number }>`
    select members.name, coalesce(sum(notifications.count), 0)::int as times
    from members left join notifications
      on notifications.member_id = members.id and notifications.kind = 'announcement' and notifications.subject = ${id}
    group by members.id having coalesce(sum(notifications.count), 0) <> 1`.execute(db);
  return {
    lost: rows.filter(({ times }) => times === 0).map(({ name }) => name),
    doubled: rows.filter(({ times }) => times > 1).map(({ name }) => name),
  };
}
