// `npm run bench -- operations`: calls every operation of the contract as the first member who may, in a community on the
// embedded database, and prints the slowest ones beside a profile.
//   npm run bench -- operations --members 2000 --rounds 5 --worst 25 --only searchMembers,listMatches
import { parseArgs } from 'node:util';
import { buildApp } from '../../../apps/server/src/app.ts';
import type { OperationId } from '../../../apps/server/src/contract/handlers.ts';
import { migrate } from '../../../apps/server/src/db/migrate.ts';
import { openEmbeddedDatabase } from '../../../apps/server/src/db/open-database.ts';
import { callAsAbleMember } from '../../../apps/server/test/authorisation/calls.ts';
import { addMembers } from '../../../apps/server/test/support/add-members.ts';
import { operationIds } from '../../../apps/server/test/support/contract-inputs.ts';
import { insertCommunity } from '../../../apps/server/test/support/kinds/kinds.ts';
import { createTestBackups } from '../../../apps/server/test/support/test-backups.ts';
import { TestClient } from '../../../apps/server/test/support/test-client.ts';
import { TestClock } from '../../../apps/server/test/support/test-clock.ts';
import { testPasswords } from '../../../apps/server/test/support/test-passwords.ts';
import type { TestServer } from '../../../apps/server/test/support/test-server.ts';
import { testSettings } from '../../../apps/server/test/support/test-settings.ts';
import { median } from './bench/load.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
    worst: { type: 'string', default: '25' },
    only: { type: 'string' },
  },
});
const members = Number(values.members);
const rounds = Number(values.rounds);
const only = values.only?.split(',');

/** The call that the others are compared with. */
const measure = 'getUser';

/** A call may cost this many profiles, or has a reason here. */
const most = 10;
const reasons: Partial<Record<OperationId, string>> = {
  mergeSkills: 'moves all members of a skill, under their locks',
  undoSkillMerge: 'moves all members of a skill, under their locks',
  requestExport: 'prepares the copy of all data',
  setEventCover: 'decodes and draws a picture',
  editUser: 'decodes and draws a picture',
  addAttachment: 'decodes and draws a picture',
};

async function start(): Promise<TestServer & { close(): Promise<void> }> {
  const clock = new TestClock();
  const database = await openEmbeddedDatabase(null, { queueTimeoutMs: 120_000 });
  await migrate(database);
  const size = { members, events: members / 5, skills: 300, sessions: members / 2, conversations: members / 5 };
  await insertCommunity(database.db, size, clock.now());
  const settings = testSettings({ articlesUrl: null });
  const backups = createTestBackups(clock.now);
  const app = await buildApp({ settings, database, clock: clock.now, passwords: testPasswords, backups });
  const server = { app, apps: [app], database, clock, visitor: new TestClient(app) } as unknown as TestServer;
  addMembers(server, 'caller');
  const close = async () => {
    await app.close();
    await database.close();
  };
  return Object.assign(server, { close });
}

/** Returns the median of a call's milliseconds. The first round warms it up. */
async function time(server: TestServer, id: OperationId): Promise<number> {
  const taken: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    let began = 0;
    await callAsAbleMember(server, id, () => {
      began = performance.now();
    });
    if (round >= 0) taken.push(performance.now() - began);
  }
  return median(taken);
}

const server = await start();
try {
  const profile = await time(server, measure);
  const taken: { id: OperationId; ms: number }[] = [];
  for (const id of operationIds.filter((one) => only === undefined || only.includes(one)))
    try {
      taken.push({ id, ms: await time(server, id) });
    } catch (error) {
      // Some need an empty community, such as the first operator.
      console.error(`${id} is not measured: ${(error as Error).message.split('\n')[0]}`);
    }
  console.log(`${members} members, medians of ${rounds} calls; a profile takes ${profile.toFixed(1)} ms\n`);
  console.log('| operation | ms | profiles | why |\n| --- | --- | --- | --- |');
  for (const { id, ms } of taken.toSorted((one, other) => other.ms - one.ms).slice(0, Number(values.worst))) {
    const profiles = ms / profile;
    const why = reasons[id] ?? (profiles > most ? 'no reason given' : '');
    console.log(`| ${id} | ${ms.toFixed(1)} | ${profiles.toFixed(1)} | ${why} |`);
  }
} finally {
  await server.close();
}
