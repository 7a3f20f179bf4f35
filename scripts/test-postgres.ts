// `node scripts/test-postgres.ts`: runs the server's suite and the conformance rules on PostgreSQL. Uses the server in
// TEST_DATABASE_URL (its role may create databases), or starts a temporary one if installed.
//   node scripts/test-postgres.ts paging     only the test files whose names contain "paging"
import './lib/in-own-run.ts';
import { findPostgres, type PostgresCluster, startPostgres } from './lib/postgres-cluster.ts';
import { run } from './lib/run.ts';

/** They test the embedded database, or hardly use one: on PostgreSQL they would only be repeated. */
const repeated = [
  'test/program/start.test.ts',
  'test/program/data-lock.test.ts',
  'test/limits/connection-queue.test.ts',
  'test/program/database-folder.test.ts',
  'test/program/running-backup.test.ts',
  'test/faults/read-back.test.ts',
  'test/growth/autovacuum.test.ts',
  'test/http/uncaught-errors.test.ts',
  // Pictures are processed in a child process. `under-attack` starts its own PostgreSQL.
  'test/pictures/*.test.ts',
  'test/hostile/uploads.test.ts',
  // Limits are counted in memory or in Redis.
  'test/quotas/*.test.ts',
  'test/log-ins/known-devices.test.ts',
  // Independent of the database: HTTP, pages, passwords, sending email.
  'test/http/web.test.ts',
  'test/http/trusted-proxies.test.ts',
  'test/account/passwords.test.ts',
  'test/mail/mailer.test.ts',
  'test/mail/mail-servers.test.ts',
  'test/mail/mail-pages.test.ts',
  'test/mail/compose-email.test.ts',
  'test/time/make-ics.test.ts',
  'test/time/zones.test.ts',
  'test/time/intervals.test.ts',
  'test/hostile/forms.test.ts',
  'test/program/settings*.test.ts',
  'test/program/setting-warnings.test.ts',
  // Rights are checked before a statement is sent, and the statements are the same. The nightly workflow runs these.
  'test/authorisation/*.test.ts',
  'test/moderation/suspended.test.ts',
  'test/growth/statement-counts.test.ts',
  // The same engine handles the same calls; `node scripts/test-postgres.ts fuzz` runs them here, like the nightly
  // workflow.
  'test/fuzz/fuzz.test.ts',
];

const given = process.env.TEST_DATABASE_URL;

if (given === undefined && findPostgres() === null) {
  console.error(
    "Not run: PostgreSQL's server programs are not installed here. Install them, or set TEST_DATABASE_URL.",
  );
  process.exitCode = 1;
} else {
  const cluster: PostgresCluster | null = given === undefined ? await startPostgres() : null;
  try {
    const asked = process.argv.slice(2);
    const isAll = asked.every((argument) => argument.startsWith('-'));
    const left = isAll ? repeated.map((file) => `--exclude=${file}`) : [];
    process.exitCode = await run(
      'vitest',
      ['run', '--project', 'server', '--project', 'conformance', ...left, ...asked],
      {
        TEST_DATABASE_URL: given ?? cluster?.url,
      },
    );
  } finally {
    await cluster?.stop();
  }
}
