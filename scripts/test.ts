// `npm test`: runs the suites that every commit must pass, and prints the total in one closing line.
//   npm test -- e2e long            suites by name, including those that only pull requests and the nightly workflow run
//   npm test -- attack ARGUMENTS    packages/laboratory/src/attack.ts with its own arguments, such as --long
//   npm test -- faults ARGUMENTS    the same for faults.ts
//   npm test -- --at 2026-12-31T23:30   all of it, or the named suites, with the clocks set to that local time (needs faketime)
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent } from './lib/end-with-parent.ts';
import { clockAt } from './lib/faketime.ts';
import { runHeldBack } from './lib/run.ts';
import { reports, suites } from './lib/suites.ts';
import { closingLine, sum, type Tally } from './lib/tally.ts';

/**
 * Suites of a row run in sequence and the rows in parallel: suites are partly idle, and two cores
 * handle four processes. Pacts come after units, which write the contracts. Rules mostly wait.
 */
const rows = [
  ['e2e', 'browsers', 'stories', 'attack', 'postgres'],
  ['checks', 'units', 'pacts', 'long', 'faults'],
  ['rules'],
];

/**
 * Too slow for every commit. Pull requests run them on separate machines, and the nightly workflow
 * their long versions.
 */
const onlyWhenAsked = ['attack', 'browsers', 'faults', 'long', 'postgres'];

const { day, rest: given } = takeDay(process.argv.slice(2));
/** Suites whose program takes all further arguments. */
const takesArguments = ['attack', 'faults'].includes(given[0] ?? '');
const wanted = takesArguments ? given.slice(0, 1) : given;
const unknown = wanted.filter((name) => suites[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. There are ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}

if (day !== undefined) {
  Object.assign(process.env, clockAt(day));
  console.log(`The clocks of all programs are set to ${day.toString()}.`);
}

const tallyOf = (name: string) => join(reports, `${name}.tally.json`);
const secondsSince = (began: number) => Math.round((performance.now() - began) / 1000);
const linesOf = ({ failures }: Tally) => failures.map((failure) => `Failed: ${failure}\n`).join('');

/** Runs a suite and prints its output as it arrives. */
async function runHere(name: string, args: readonly string[]): Promise<Tally> {
  mkdirSync(reports, { recursive: true });
  for (const file of [tallyOf(name), join(reports, `${name}.json`)]) rmSync(file, { force: true });
  const tally = (await suites[name]?.(args)) ?? { passed: 0, failures: [], skipped: 0 };
  writeFileSync(tallyOf(name), JSON.stringify(tally));
  return tally;
}

/** Runs a suite in a separate process and prints its output when it has ended. */
async function runBeside(name: string): Promise<Tally> {
  console.log(`${name} begins`);
  const { output } = await runHeldBack('node', ['scripts/test.ts', name]);
  process.stdout.write(`\n== ${name}\n`);
  process.stdout.write(output);
  try {
    return JSON.parse(readFileSync(tallyOf(name), 'utf8')) as Tally;
  } catch {
    return { passed: 0, failures: [`${name}: it ended without a report`], skipped: 0 };
  }
}

/** Separates `--at` with its local time from the other arguments; ends the program if it is none. */
function takeDay(args: readonly string[]): { day?: Date; rest: string[] } {
  const index = args.indexOf('--at');
  if (index === -1) return { rest: [...args] };
  const day = new Date(args[index + 1] ?? '');
  if (Number.isNaN(day.getTime())) {
    console.error('--at needs a time, such as 2026-12-31T23:30.');
    process.exit(1);
  }
  return { day, rest: args.toSpliced(index, 2) };
}

endWithParent();

const [only] = wanted;
let total: Tally;
if (wanted.length === 1 && only !== undefined) {
  total = await runHere(only, given.slice(1));
} else {
  rmSync(reports, { recursive: true, force: true });
  const began = performance.now();
  const tallies: Tally[] = [];
  const summary: string[] = [];
  const runRow = async (row: readonly string[]) => {
    for (const name of row) {
      if (wanted.length > 0 ? !wanted.includes(name) : onlyWhenAsked.includes(name)) continue;
      const since = performance.now();
      const tally = await runBeside(name);
      tallies.push(tally);
      summary.push(`${name}: ${closingLine(tally)} in ${secondsSince(since)} s`);
    }
  };
  await Promise.all(rows.map(runRow));
  total = sum(tallies);
  console.log(`\n${summary.join('\n')}\nall of it in ${secondsSince(began)} s`);
}

// Again at the very end: a build log may show only its last lines.
console.log(`\n${linesOf(total)}${closingLine(total)}`);
process.exitCode = total.failures.length > 0 || total.passed === 0 ? 1 : 0;
