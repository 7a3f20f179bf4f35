// `npm test -- faults`: kills, restarts and disrupts the server and its dependencies while members write, and reads
// everything back: each write with a 2xx response must be stored once, and all readers must see the same order.
//   npm test -- faults kill disk            some parts: kill, instances, postgres, hang, network, disk, postgres-disk, clock,
//                                           announcement or suite
//   npm test -- faults --long               the long version
//   npm test -- faults --seed 7             the same moments as another run with this seed
//   npm test -- faults kill --rounds 200
import '../../../scripts/lib/in-own-run.ts';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closingLine, type Tally } from '../../../scripts/lib/tally.ts';
import { announcement } from './faults/announcement.ts';
import { clock } from './faults/clock.ts';
import { disk } from './faults/disk.ts';
import { describe, type FaultPart, problemsIn, seededRandom } from './faults/fault-run.ts';
import { hang } from './faults/hang.ts';
import { instances } from './faults/instances.ts';
import { kill } from './faults/kill.ts';
import { network } from './faults/network.ts';
import { postgres } from './faults/postgres.ts';
import { postgresDisk } from './faults/postgres-disk.ts';
import { suite } from './faults/suite.ts';

const parts: Record<string, FaultPart> = {
  kill,
  instances,
  postgres,
  hang,
  network,
  disk,
  'postgres-disk': postgresDisk,
  clock,
  announcement,
  suite,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    long: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seed: { type: 'string' },
    // For `npm test`: the file of the tally.
    report: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => parts[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const wantedRounds = values.rounds === undefined ? null : Number(values.rounds);
/** Timeout of one part before it counts as stuck, in milliseconds. */
const timeoutMs = 10 * 60_000;
const longTimeoutMs = 6 * 3_600_000;

let passed = 0;
let skipped = 0;
const failures: string[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n== ${name}, seed ${seed}`);
  const began = performance.now();
  const run = {
    isLong: values.long,
    rounds: (short: number, long: number) => wantedRounds ?? (values.long ? long : short),
    random: seededRandom(seed),
  };
  const timer = setTimeout(
    () => {
      console.error(`Failed: ${name} has not come to its end.`);
      process.exit(1);
    },
    values.long ? longTimeoutMs : timeoutMs,
  );
  const outcomes = await part(run).catch((error: Error) => {
    failures.push(`${name}: ${error.stack ?? error.message}`);
    return [];
  });
  clearTimeout(timer);
  for (const outcome of outcomes) {
    const problems = problemsIn(outcome);
    console.log(describe(outcome));
    for (const problem of problems.slice(0, 20)) console.error(`  ${problem}`);
    if ('skipped' in outcome) skipped += 1;
    else if (problems.length === 0) passed += 1;
    else failures.push(`${outcome.what}, seed ${seed}: ${problems[0]}`);
  }
  console.log(`${name} took ${Math.round((performance.now() - began) / 1000)} s`);
}

const tally: Tally = { passed, failures, skipped };
for (const failure of failures) console.error(`Failed: ${failure}`);
console.log(`\n${closingLine(tally)}`);
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(tally));
process.exitCode = failures.length > 0 || passed + skipped === 0 ? 1 : 0;
