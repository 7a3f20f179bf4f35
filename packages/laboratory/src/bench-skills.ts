// `npm run bench -- skills`: on PostgreSQL, how long it takes to find the skill that a name means among many, to compare a
// new name with all others, and to merge a skill that many members have and undo that. Prints milliseconds and seconds.
//   npm run bench -- skills --skills 50000 --members 200000 --rounds 2000
import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openPostgresDatabase } from '../../../apps/server/src/db/open-postgres.ts';
import type { Database } from '../../../apps/server/src/db/schema.ts';
import { mergeSkills, undoMerge } from '../../../apps/server/src/modules/moderation/skill-merge-service.ts';
import { queueLookAlikes } from '../../../apps/server/src/modules/skills/look-alikes.ts';
import { resolveSkills } from '../../../apps/server/src/modules/skills/resolve-skills.ts';
import { seedCatalog } from '../../../apps/server/src/modules/skills/seed-catalog.ts';
import { meant } from '../../../apps/server/test/support/skill-names.ts';
import { startPostgres } from '../../../scripts/lib/postgres-cluster.ts';
import { median } from './bench/load.ts';
import { fillSearchable, popular } from './search/fill-searchable.ts';

const { values } = parseArgs({
  options: {
    skills: { type: 'string', default: '50000' },
    members: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '2000' },
  },
});
const rounds = Number(values.rounds);

/** Skills that members have named, with an alias each: as many rows as a large community has in both tables. */
async function addSkills(db: Kysely<Database>, count: number): Promise<void> {
  await sql`
    with named as (
      insert into skills (name, name_key, is_compared)
      select word, word, true from (
        select translate(md5(n::text), '0123456789', 'ghijklmnop') as word from generate_series(1, ${count}::int) as n
      ) as words
      returning id, name
    )
    insert into skill_aliases (alias_key, name, skill_id, locale, source)
    select name, name, id, '', 'merge' from named`.execute(db);
}

async function time(what: string, work: (round: number) => Promise<unknown>, count = rounds): Promise<void> {
  const taken: number[] = [];
  for (let round = -50; round < count; round += 1) {
    const start = performance.now();
    await work(Math.abs(round));
    if (round >= 0) taken.push(performance.now() - start);
  }
  taken.sort((one, other) => one - other);
  const figures = [median(taken), taken[Math.floor(count * 0.95)] ?? 0, taken.at(-1) ?? 0];
  console.log(what.padEnd(34) + figures.map((figure) => figure.toFixed(2).padStart(10)).join(''));
}

const cluster = await startPostgres();
const patient = { connections: 2, connectTimeoutMs: 30_000, statementTimeoutMs: 3_600_000 };
const url = cluster.createDatabase('skills');
const now = new Date('2026-11-26T12:00:00Z');
try {
  const filling = await openPostgresDatabase(url, patient);
  await migrate(filling);
  await fillSearchable(filling.db, Number(values.members), now);
  await seedCatalog(filling, now);
  await addSkills(filling.db, Number(values.skills));
  await sql`vacuum analyze`.execute(filling.db);
  await filling.close();

  // With the timeouts of a server.
  const database = await openPostgresDatabase(url);
  const { db } = database;
  const { skills } = await db
    .selectFrom('skills')
    .select((eb) => eb.fn.countAll<number>().as('skills'))
    .executeTakeFirstOrThrow();
  console.log(`${skills} skills, ${values.members} members${''.padEnd(12)}p50       p95   longest`);
  const texts = meant.flatMap(([, names]) => names.split(', '));
  if (rounds > 0)
    await time('a name that means a skill', (round) => resolveSkills(db, texts[round % texts.length] ?? ''));
  if (rounds > 0)
    await time('a name that means none', (round) => resolveSkills(db, `Nothing ${round} here`), rounds / 10);
  const some = await db.selectFrom('skills').select('id').where('is_compared', '=', false).limit(500).execute();
  const compare = (round: number) =>
    db.transaction().execute((trx) => queueLookAlikes(trx, some.slice(round % some.length, (round % some.length) + 1)));
  if (rounds > 0) await time('a new name, compared with all', compare, rounds / 10);
  await mergePopular(db);
  await database.close();
} finally {
  await cluster.stop();
}

/** Merges the most popular skill into another one and back, while another connection looks for half of it. */
async function mergePopular(db: Kysely<Database>): Promise<void> {
  const idOf = async (name: string) =>
    (await db.selectFrom('skills').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
  const [from, into] = [await idOf(popular), await idOf('French')];
  const { id: moderator } = await db.selectFrom('members').select('id').limit(1).executeTakeFirstOrThrow();
  const holders = async () => {
    const { rows } = await sql<{ from: number; into: number }>`
      select count(distinct member_id) filter (where skill_id = ${from}::uuid)::int as from,
        count(distinct member_id) filter (where skill_id = ${into}::uuid)::int as into
      from member_skills where skill_id in (${from}::uuid, ${into}::uuid)`.execute(db);
    return rows[0] ?? { from: -1, into: -1 };
  };
  const before = await holders();
  let [halves, looks] = [0, 0];
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) {
      const { from: left } = await holders();
      looks += 1;
      if (left !== 0 && left !== before.from) halves += 1;
    }
  })().catch(() => {});
  const context = { db, clock: () => now };
  const began = performance.now();
  const merge = await mergeSkills(context, moderator, { fromSkill: from, intoSkill: into });
  const merged = performance.now();
  const between = await holders();
  isRunning = false;
  await watching;
  const undoing = performance.now();
  await undoMerge(context, moderator, merge.id);
  const undone = performance.now();
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  console.log(
    `a merge of ${merge.members} members: ${seconds(merged - began)} s, undone in ${seconds(undone - undoing)} s`,
  );
  console.log(
    `holders before, merged, undone: ${[before, between, await holders()].map((one) => JSON.stringify(one))}`,
  );
  console.log(`${looks} looks meanwhile, ${halves} of which saw half of it`);
}
