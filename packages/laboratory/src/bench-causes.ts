// `npm run bench -- causes`: prints the processor time of a call by cause, in milliseconds of the server's main thread.
// Includes PostgreSQL's own time only for the embedded database, which runs in the same process.
//   npm run bench -- causes --members 10000 --seconds 5 --calls "a profile,a message"
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProgram } from '../../../apps/server/test/support/programs/server-process.ts';
import { root } from '../../../scripts/lib/environment.ts';
import { findPostgres, startPostgres } from '../../../scripts/lib/postgres-cluster.ts';
import { causeNames, readCauses } from './bench/causes.ts';
import { send } from './bench/load.ts';
import { loadsFor } from './bench/loads.ts';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
    calls: { type: 'string', default: 'a profile,20 members,a message,an unread count,a proposal' },
  },
});
const seconds = Number(values.seconds);
const folder = mkdtempSync(join(tmpdir(), 'causes-'));

async function measure(title: string, variables: Record<string, string>): Promise<void> {
  const fill = join(import.meta.dirname, 'bench/fill.ts');
  const output = execFileSync(process.execPath, [fill, root, values.members], {
    env: { PATH: process.env.PATH, ...variables },
    encoding: 'utf8',
  });
  const ids = JSON.parse(output.trim().split('\n').at(-1) ?? '') as string[];
  const heads = [title, 'a second', ...causeNames];
  console.log(`\n| ${heads.join(' | ')} |\n| ${heads.map(() => '---').join(' | ')} |`);
  for (const call of values.calls.split(',')) {
    const profiles = mkdtempSync(join(folder, 'profile-'));
    const server = startProgram({
      ...variables,
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}`,
    });
    const address = await server.address;
    const load = (await loadsFor(address, ids)).find(({ what }) => what === call)?.ours;
    if (load === undefined) throw new Error(`There is no call ${call}.`);
    await send(address, load, { seconds: 2, connections: 20 });
    const { rate } = await send(address, load, { seconds, connections: 20 });
    server.child.kill();
    await server.ended;
    const times = readCauses(profiles, seconds);
    const total = [...times.values()].reduce((sum, time) => sum + time, 0);
    const cells = causeNames.map((cause) => (((times.get(cause) ?? 0) / total) * (1000 / rate)).toFixed(2));
    console.log(`| ${[call, rate.toFixed(0), ...cells].join(' | ')} |`);
  }
}

try {
  await measure('Embedded', { DATA_DIR: join(folder, 'data') });
  if (findPostgres() !== null) {
    const cluster = await startPostgres();
    try {
      await measure('PostgreSQL', { DATABASE_URL: cluster.createDatabase('ours'), JWT_SECRET: 'b'.repeat(40) });
    } finally {
      await cluster.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
