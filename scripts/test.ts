// `npm test`: every check, suite after suite (two cores are soon full), with one closing line that adds them up.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/environment.ts';
import { findPostgres } from './lib/postgres-cluster.ts';
import { run } from './lib/run.ts';
import {
  closingLine,
  fromPlaywright,
  fromTurbo,
  fromVitest,
  sum,
  type Tally,
  tallyReport,
} from './lib/tally.ts';
import { checkTasks, runTurbo } from './lib/turbo.ts';

const reports = join(root, 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** A build machine gives a failed test one more try; at a desk it shows at once. */
const tries = process.env.CI === undefined ? [] : ['--retry=1'];

async function vitest(name: string, config: string): Promise<Tally> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, ...reporters, ...tries];
  return tallyReport(report, await run('vitest', args), fromVitest);
}

/** The server's suite once more, on PostgreSQL. Where there is none it counts as one skipped, in so many words. */
async function onPostgres(): Promise<Tally> {
  if (process.env.TEST_DATABASE_URL === undefined && findPostgres() === null) {
    console.log('Skipped: install PostgreSQL, or set TEST_DATABASE_URL, to run the server on it as well.');
    return { passed: 0, failures: [], skipped: 1 };
  }
  const report = join(reports, 'postgres.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return tallyReport(
    report,
    await run('node', ['scripts/test-postgres.ts', ...reporters, ...tries]),
    fromVitest,
  );
}

/** What the server stands on is taken away, in short. The server's own tests of faults are among the units. */
async function faults(): Promise<Tally> {
  const report = join(reports, 'faults.json');
  const parts = ['kill', 'instances', 'postgres', 'network', 'disk', 'clock'];
  const exitCode = await run('node', ['scripts/test-faults.ts', ...parts, '--report', report]);
  return tallyReport(report, exitCode, (tally: Tally) => tally);
}

async function journeys(): Promise<Tally> {
  const report = join(reports, 'journeys.json');
  const built = await runTurbo(['build']);
  if (built.exitCode !== 0) return { passed: 0, failures: ['build: see above'], skipped: 0 };
  const exitCode = await run('playwright', ['test', '--config', 'apps/web/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return tallyReport(report, exitCode, fromPlaywright);
}

async function checks(): Promise<Tally> {
  const { exitCode, summary } = await runTurbo(checkTasks);
  return tallyReport(summary, exitCode, fromTurbo);
}

const suites: [name: string, start: () => Promise<Tally>][] = [
  ['checks', checks],
  ['units', () => vitest('units', 'vitest.config.ts')],
  ['pacts', () => vitest('pacts', 'apps/server/pact/vitest.config.ts')],
  ['postgres', onPostgres],
  ['faults', faults],
  ['stories', () => vitest('stories', 'vitest.storybook.config.ts')],
  ['journeys', journeys],
];

const wanted = process.argv.slice(2);
const tallies: Tally[] = [];
const summary: string[] = [];
for (const [name, start] of suites) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  const began = performance.now();
  const tally = await start();
  tallies.push(tally);
  summary.push(`${name}: ${closingLine(tally)} in ${Math.round((performance.now() - began) / 1000)} s`);
}

const total = sum(tallies);
// Once more at the very end: a build log may show its last lines alone.
const failed = total.failures.map((failure) => `Failed: ${failure}\n`).join('');
console.log(`\n${summary.join('\n')}\n\n${failed}${closingLine(total)}`);
process.exitCode = total.failures.length > 0 || total.passed === 0 ? 1 : 0;
