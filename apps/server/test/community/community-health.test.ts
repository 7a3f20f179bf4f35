import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { enrol, makeOperators } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer({ mail: { smtpUrl: 'smtp://smtp.example.org:587', from: 'team@example.org', dkim: null } });

let operator: TestMember;
beforeEach(async () => {
  [operator] = await enrol(server, 'Opa');
  await makeOperators(server, operator);
});

const read = () => operator.api.ok('getCommunityHealth');
const codes = async () => (await read()).warnings.map(({ code }) => code);

/** Stores a job in a state, due this many minutes from now. */
async function store(name: string, state: string, minutes: number): Promise<void> {
  const at = server.clock.inHours(minutes / 60);
  await sql`
    insert into jobs.job (name, state, start_after, completed_on)
    values (${name}, ${state}::jobs.job_state, ${at}::timestamptz,
      case when ${state} = 'completed' then ${at}::timestamptz end)`.execute(server.database.db);
}

test('a server without work is well', async () => {
  const { version, mail, jobs, database } = await read();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const refused = { addresses: 0, stopped: 0, last: [] };
  expect(mail).toEqual({ server: 'smtp.example.org', waiting: 0, givenUp: 0, refused });
  expect(jobs).toEqual({ waiting: 0 });
  expect(database.bytes).toBeGreaterThan(1_000_000);
});

test('emails are counted that are due, sent and given up', async () => {
  await store('email', 'created', -1);
  await store('digest', 'retry', -2);
  await store('email', 'created', 60);
  await store('email', 'completed', -3);
  await store('dead-email', 'created', -600);
  expect(await read()).toMatchObject({
    mail: { waiting: 2, givenUp: 1, lastSentAt: server.clock.inHours(-3 / 60) },
    jobs: { waiting: 0, oldestAt: server.clock.inHours(-2 / 60) },
  });
  expect(await codes()).toContain('emails_given_up');
});

test('a job that waits for a quarter of an hour is late', async () => {
  await store('alerts', 'created', -14);
  expect(await codes()).not.toContain('jobs_wait');
  server.clock.advance(120);
  expect(await read()).toMatchObject({ jobs: { waiting: 1 } });
  expect(await codes()).toContain('jobs_wait');
});
