// `npm run bench -- start`: how long `npm start` takes until the server answers, without npm itself: with an empty data folder,
// and with the data of that first start. The app is built before.
//   npm run bench -- start --against v1.0.0    alternates with an earlier commit, or that of the `day-before`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startProgram } from '../../../apps/server/test/support/programs/server-process.ts';
import { root } from '../../../scripts/lib/environment.ts';
import { checkOut, commitOf } from './bench/checkout.ts';
import { median } from './bench/load.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, against: { type: 'string' } },
});
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const against = values.against === undefined ? undefined : checkOut(commitOf(values.against), folder);
const checkouts = [
  { name: 'this one', at: root },
  ...(against === undefined ? [] : [{ name: against.commit.slice(0, 8), at: against.folder }]),
].map((checkout) => ({ ...checkout, empty: [] as number[], filled: [] as number[] }));

/** Returns the seconds until the server of a checkout answers a request, and stops it. */
async function start(checkout: string, dataDir: string): Promise<number> {
  const began = performance.now();
  const settings = { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const server = startProgram(settings, join(checkout, 'scripts/start.ts'));
  const answer = await fetch(`${await server.address}/ready`);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  const seconds = (performance.now() - began) / 1000;
  server.child.kill();
  await server.ended;
  return seconds;
}

try {
  // Builds the app, and fills the caches.
  for (const { at, name } of checkouts) await start(at, join(folder, `built ${name}`));
  for (let round = 0; round < rounds; round += 1)
    for (const { name, at, empty, filled } of round % 2 === 0 ? checkouts : checkouts.toReversed()) {
      const dataDir = join(folder, `${name} ${round}`);
      empty.push(await start(at, dataDir));
      filled.push(await start(at, dataDir));
      rmSync(dataDir, { recursive: true });
    }
  console.log(`Medians of ${rounds} rounds, in seconds`);
  for (const { name, empty, filled } of checkouts)
    console.log(`${name}: ${median(empty).toFixed(1)} with an empty folder, ${median(filled).toFixed(1)} with data`);
} finally {
  against?.remove();
  rmSync(folder, { recursive: true, force: true });
}
