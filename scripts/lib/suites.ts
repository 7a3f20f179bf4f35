import { join } from 'node:path';
import { findFirefox, findWebKit } from './browsers/find-browsers.ts';
import { runChecks } from './checks.ts';
import { root } from './environment.ts';
import { findPostgres } from './postgres-cluster.ts';
import { run } from './run.ts';
import { fromPlaywright, fromVitest, sum, type Tally, tallyReport } from './tally.ts';
import { buildApp } from './turbo.ts';

/** The folder of the suites' reports. */
export const reports = process.env.TEST_REPORTS ?? join(root, 'reports');

const reportOf = (suite: string) => join(reports, `${suite}.json`);

/** Arguments that make vitest write its report, and retry a failed test once, like Playwright. */
const reporting = (suite: string) => [
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${reportOf(suite)}`,
  '--retry=1',
];

async function vitest(suite: string, config: string, chosen: readonly string[] = [], env = {}): Promise<Tally> {
  const exitCode = await run('vitest', ['run', '--config', config, ...reporting(suite), ...chosen], env);
  return tallyReport(reportOf(suite), exitCode, fromVitest);
}

const pactConfig = 'apps/server/pact/vitest.config.ts';
const pactsOnPostgres = 'test/verification-on-postgres.test.ts';
const storyConfig = 'vitest.storybook.config.ts';

/** Tests that take a minute or more per file. Pull requests and the nightly workflow run them. */
const long = {
  units: [
    'test/program/backup.test.ts',
    'test/blocks/ties.test.ts',
    'test/blocks/writes.test.ts',
    'test/limits/bounds.test.ts',
    'test/search/catalog-look-alikes.test.ts',
    'test/limits/cut-bodies.test.ts',
    'test/program/database-folder.test.ts',
    'test/faults/',
    'test/fuzz/',
    'test/growth/plans.test.ts',
    'test/hostile/',
    'test/matches/impressions.test.ts',
    'test/pictures/limits.test.ts',
    'test/pictures/under-attack.test.ts',
    'test/planted/',
    'test/quotas/table.test.ts',
    'test/program/old-databases.test.ts',
    'test/program/running-backup.test.ts',
    'test/sessions/session-walks.test.ts',
    'test/program/start.test.ts',
    'test/time/zone-years.test.ts',
    'scripts/test/commands-run.test.ts',
    'scripts/test/orphans.test.ts',
    'scripts/test/packages.test.ts',
  ],
  pacts: ['test/fields.test.ts', 'test/wrong-backend.test.ts'],
};

const without = (paths: readonly string[]) =>
  paths.map((path) => `--exclude=${path.endsWith('/') ? `${path}**` : path}`);

/** Random walks and communities of `npm test`, in larger numbers. */
const larger = {
  TEST_COMMUNITIES: '500',
  TEST_CHAT_STEPS: '5000',
  TEST_SEARCHED_COMMUNITIES: '20',
  TEST_WAIT_COURSES: '300',
  TEST_WAIT_STEPS: '25',
  TEST_EVENT_COURSES: '300',
  TEST_EVENT_STEPS: '40',
};
const random = [
  'test/matches/brute-force.test.ts',
  'test/chat/chat-walk.test.ts',
  'test/notifications/what-waits.test.ts',
  'test/search/member-search-pages.test.ts',
  'test/events/verbs-of-events.test.ts',
];

/** Pages at rest, once from right to left and in the dark. */
const inArabic = { STORY_AXE: 'all', STORY_LOCALE: 'ar', STORY_THEMES: 'dark' };

async function longTests(): Promise<Tally> {
  return sum([
    await vitest('long', 'vitest.config.ts', ['--project=server', '--project=repository', ...long.units]),
    await vitest('long-random', 'vitest.config.ts', ['--project=server', ...random], larger),
    await vitest('long-pacts', pactConfig, long.pacts),
    await vitest('long-stories', storyConfig, [], { STORY_AXE: 'all' }),
    await vitest('long-stories-in-arabic', storyConfig, ['apps/web/src/pages'], inArabic),
    await playwright('long-e2e', 'desk-long', 'phone-long', 'desk-walks', 'phone-walks'),
  ]);
}

/** Runs the server's suite and the pacts on PostgreSQL; one skipped test if it is not installed. */
async function onPostgres(): Promise<Tally> {
  if (process.env.TEST_DATABASE_URL === undefined && findPostgres() === null) {
    console.log('Skipped: install PostgreSQL, or set TEST_DATABASE_URL, to run the server on it as well.');
    return { passed: 0, failures: [], skipped: 1 };
  }
  // Twelve courses of a waitlist missed races that a few hundred find.
  const races = { TEST_WAITLISTS: '300' };
  const exitCode = await run('node', ['scripts/test-postgres.ts', ...reporting('postgres')], races);
  const server = tallyReport(reportOf('postgres'), exitCode, fromVitest);
  return sum([server, await vitest('postgres-pacts', pactConfig, [pactsOnPostgres])]);
}

/**
 * Makes dependencies of the server fail, in the short version without arguments. In-process fault
 * tests are units.
 */
async function faults(args: readonly string[] = []): Promise<Tally> {
  const chosen = args.length > 0 ? args : ['kill', 'instances', 'postgres', 'network', 'disk', 'clock'];
  const report = reportOf('faults');
  const exitCode = await run('node', ['packages/laboratory/src/faults.ts', ...chosen, '--report', report]);
  return tallyReport(report, exitCode, (tally: Tally) => tally);
}

/** Attacks the server as a stranger and as a member, in the short version without arguments. */
async function attack(args: readonly string[] = []): Promise<Tally> {
  if (process.platform !== 'linux') {
    console.log('Skipped: attackers need network addresses of their own on this machine, which Linux alone has.');
    return { passed: 0, failures: [], skipped: 1 };
  }
  const built = await buildApp();
  if (built !== 0) return { passed: 0, failures: ['build: see above'], skipped: 0 };
  const report = reportOf('attack');
  const exitCode = await run('node', ['packages/laboratory/src/attack.ts', ...args, '--report', report]);
  return tallyReport(report, exitCode, (tally: Tally) => tally);
}

/** Runs end-to-end tests of some projects of the configuration. */
async function playwright(suite: string, ...projects: readonly string[]): Promise<Tally> {
  const built = await buildApp();
  if (built !== 0) return { passed: 0, failures: ['build: see above'], skipped: 0 };
  const chosen = projects.map((project) => `--project=${project}`);
  const exitCode = await run('playwright', ['test', '--config', 'apps/web/playwright.config.ts', ...chosen], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(suite),
  });
  return tallyReport(reportOf(suite), exitCode, fromPlaywright);
}

/**
 * Runs the main flows in browsers that Playwright cannot drive; one skipped test for each that is not
 * installed.
 */
async function otherBrowsers(): Promise<Tally> {
  const missing = [
    ...(findFirefox() === undefined ? ['Firefox (firefox-esr)'] : []),
    ...(findWebKit() === undefined ? ['WebKit (webkit2gtk-driver and xvfb)'] : []),
  ];
  const skipped = missing.length;
  if (skipped > 0) console.log(`Skipped: install ${missing.join(' and ')} to try the main flows there as well.`);
  if (skipped === 2) return { passed: 0, failures: [], skipped };
  const built = await buildApp();
  if (built !== 0) return { passed: 0, failures: ['build: see above'], skipped };
  const config = 'apps/web/e2e/other-browsers/playwright.config.ts';
  const exitCode = await run('playwright', ['test', '--config', config], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browsers'),
  });
  const tally = tallyReport(reportOf('browsers'), exitCode, fromPlaywright);
  return { ...tally, skipped: tally.skipped + skipped };
}

/** The suites by name. `npm test` runs some of them; pull requests and the nightly workflow run all. */
export const suites: Record<string, (args?: readonly string[]) => Promise<Tally>> = {
  checks: () => runChecks(),
  units: () => vitest('units', 'vitest.config.ts', ['--project=!conformance', ...without(long.units)]),
  rules: () => vitest('rules', 'vitest.config.ts', ['--project=conformance']),
  pacts: () => vitest('pacts', pactConfig, without([...long.pacts, pactsOnPostgres])),
  long: longTests,
  postgres: onPostgres,
  faults,
  stories: () => vitest('stories', storyConfig),
  e2e: () => playwright('e2e', 'desk', 'phone'),
  attack,
  browsers: otherBrowsers,
};
