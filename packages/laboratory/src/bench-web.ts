// `npm run bench -- web`: measures first visits. Builds the app, serves it with the real server and the demo community, and
// visits each public page with Lighthouse as a phone and a desktop. The same run measures the floor: the minimum of React,
// a router and a cache. Times depend on the machine and are only reported; `npm test` checks the budgets of bytes and
// requests.
//   npm run bench -- web --routes /,/users --runs 3 --no-build
// With `--moves` it measures the main moves inside the app instead, on a four times slower processor.
//   npm run bench -- web --moves --runs 5 --only /users
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProgram } from '../../../apps/server/test/support/programs/server-process.ts';
import { run } from '../../../scripts/lib/run.ts';
import { type Preset, type Slowing, type Visit, visit } from './bench-web/measure.ts';
import { median, printMoves, printVisits } from './bench-web/report.ts';
import { serveFloor } from './bench-web/serve-floor.ts';
import { timeMoves } from './bench-web/time-moves.ts';

const { values } = parseArgs({
  options: {
    routes: { type: 'string', default: '/,/users,/events,/blogs,/login' },
    runs: { type: 'string', default: '1' },
    build: { type: 'boolean', default: true },
    dist: { type: 'string' },
    moves: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
  allowNegative: true,
});
const runs = Number(values.runs);
const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
const dist = values.dist ?? join(import.meta.dirname, '../../../apps/web/dist');

type Place = { name: string; url: string };

/**
 * Returns the median of several visits, alternating between the places, so that other load affects all
 * of them.
 */
async function measure(places: Place[], preset: Preset, slowing: Slowing): Promise<[string, Visit][]> {
  const visits = new Map<string, Visit[]>(places.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round += 1)
    for (const { name, url } of places) visits.get(name)?.push(await visit(url, preset, slowing));
  return [...visits].map(([name, all]) => [name, median(all)]);
}

async function visitAll(address: string): Promise<void> {
  const floors = { client: await serveFloor('client'), hydrated: await serveFloor('hydrated') };
  try {
    const pages = values.routes.split(',').map((path) => ({ name: path, url: address + path }));
    const beside = [
      { name: 'floor', url: floors.client.address },
      { name: 'floor, server-rendered', url: floors.hydrated.address },
    ];
    for (const preset of ['mobile', 'desktop'] as const)
      printVisits(`${preset}, slowed by simulation`, await measure([...pages, ...beside], preset, 'simulate'));
    printVisits('mobile, really slowed', await measure([...pages, ...beside], 'mobile', 'devtools'));
  } finally {
    floors.client.close();
    floors.hydrated.close();
  }
}

try {
  if (values.build && values.dist === undefined) {
    const exitCode = await run('vite', ['build', 'apps/web', '--config', 'apps/web/vite.config.ts']);
    if (exitCode !== 0) throw new Error('The app could not be built.');
  }
  const server = startProgram({ DATA_DIR: join(folder, 'data'), SEED_DEMO: 'true', WEB_DIST: dist });
  try {
    const address = await server.address;
    if (values.moves) printMoves(await timeMoves(address, runs, values.only));
    else await visitAll(address);
  } finally {
    server.child.kill();
    await server.ended;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
