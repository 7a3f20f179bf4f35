// `npm run bench -- export --messages 200000 [--postgres]`: measures the copy of a member with many messages,
// and how long others wait during it. Prints seconds, the growth of the process in MiB, and the 99th percentile of an ordinary call.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { buildApp } from '../../../apps/server/src/app.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openEmbeddedDatabase } from '../../../apps/server/src/db/open-database.ts';
import { openPostgresDatabase } from '../../../apps/server/src/db/open-postgres.ts';
import { makeExport } from '../../../apps/server/src/modules/exports/service.ts';
import { enrol } from '../../../apps/server/test/support/enrol.ts';
import { TestClient } from '../../../apps/server/test/support/test-client.ts';
import { TestClock } from '../../../apps/server/test/support/test-clock.ts';
import type { TestMember, TestServer } from '../../../apps/server/test/support/test-server.ts';
import { testSettings } from '../../../apps/server/test/support/test-settings.ts';
import { startPostgres } from '../../../scripts/lib/postgres-cluster.ts';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '30000' }, postgres: { type: 'boolean', default: false } },
});
/** Stored a thousand at a time. */
const messages = Math.ceil(Number(values.messages) / 1_000) * 1_000;
const mib = 1024 * 1024;

const cluster = values.postgres ? await startPostgres() : null;
const pool = { connections: 10, connectTimeoutMs: 30_000, statementTimeoutMs: 120_000 };
// On disk, like a server's: in memory the copy itself would count as growth.
const folder = mkdtempSync(join(tmpdir(), 'bench-export-'));
const database =
  cluster === null
    ? await openEmbeddedDatabase(join(folder, 'database'))
    : await openPostgresDatabase(cluster.url, pool);
await migrate(database);
const clock = new TestClock();
const app = await buildApp({ settings: testSettings(), database, clock: clock.now });
const server = { app, database, clock, visitor: new TestClient(app) } as TestServer;
const [ana, ben] = await enrol(server, 'Ana', 'Ben');

/** Creates messages of a thousand characters, all different. */
async function write(member: TestMember, other: TestMember): Promise<void> {
  const body = { userId: member.id, otherUserId: other.id };
  const { _id } = await member.chat.ok('openConversation', { body });
  for (let done = 0; done < messages; done += 1_000)
    await sql`
      insert into messages (conversation_id, sender_id, seq, text)
      select ${_id}, ${member.id}, ${done}::int + n, (
        select string_agg(md5(n::text || ${done}::text || k::text), '') from generate_series(1, 32) k)
      from generate_series(1, 1000) n`.execute(database.db);
  await sql`update conversations set last_seq = ${messages}`.execute(database.db);
}

/** Calls in sequence until `isOver`. Returns the 99th percentile in milliseconds. */
async function callUntil(isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await ben.api.ok('getUser', { path: { userId: ana.id } });
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

await write(ana, ben);
const enough = performance.now() + 5_000;
const alone = await callUntil(() => performance.now() > enough);

await ana.api.ok('requestExport');
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 20);
const cpuBefore = process.cpuUsage();
const began = performance.now();
let isMade = false;
const making = makeExport(app.context, ana.id).finally(() => {
  isMade = true;
});
const beside = await callUntil(() => isMade);
await making;
const seconds = (performance.now() - began) / 1000;
const cpu = process.cpuUsage(cpuBefore);
clearInterval(watch);

const { size } = await database.db.selectFrom('exports').select('size').executeTakeFirstOrThrow();
console.log(
  `${cluster === null ? 'embedded' : 'PostgreSQL'}, ${messages} messages, ${(Number(size) / mib).toFixed(1)} MiB`,
);
console.log(`made in ${seconds.toFixed(1)} s, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of processor time`);
console.log(`the process grew by ${((most - before) / mib).toFixed(0)} MiB at most`);
console.log(`a profile, p99: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside it`);
await app.close();
await database.close();
await cluster?.stop();
rmSync(folder, { recursive: true, force: true });
