import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommunityHealth } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { freeBytesAt } from '../../db/disk-room.ts';
import { jobsSchema } from '../../jobs/jobs.ts';
import type { QueueName } from '../../jobs/queues.ts';
import { readRefused } from './refused.ts';

type Needs = Pick<AppContext, 'db' | 'clock' | 'settings' | 'findStorageProblem' | 'backups'>;
type Warning = CommunityHealth['warnings'][number]['code'];

const mailQueues: readonly QueueName[] = ['email', 'digest', 'account-email', 'invitation'];

/** A job that is due for longer than this is late, in milliseconds: jobs of every minute start half a minute late at most. */
const lateMs = 15 * 60_000;

/** Below this, somebody should make room, in bytes. */
const littleRoom = 1024 ** 3;

/** A backup that is older than this is too old, in milliseconds: one a day is made. */
const oldBackupMs = 48 * 60 * 60_000;

let version: string | undefined;

function productVersion(): string {
  const file = resolve(import.meta.dirname, '../../../../../package.json');
  version ??= (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return version;
}

/** Returns how the server is, for operators. */
export async function readHealth(context: Needs): Promise<CommunityHealth> {
  const { settings, clock } = context;
  const { smtpUrl } = settings.mail;
  const jobs = await countJobs(context, clock());
  const refused = await readRefused(context.db);
  const isEmbedded = settings.databaseUrl === null;
  // A database in memory has no folder.
  const free = freeBytesAt(isEmbedded && existsSync(settings.dataDir) ? settings.dataDir : null);
  const warnings: [Warning, boolean][] = [
    ['disk_full', (await context.findStorageProblem()) !== null],
    ['disk_low', free < littleRoom],
    ['jobs_wait', jobs.oldest_at !== null && jobs.oldest_at.getTime() < clock().getTime() - lateMs],
    ['no_mail_server', smtpUrl === null],
    ['emails_given_up', jobs.given_up > 0],
    ['addresses_refused', refused.stopped > 0],
    ['backup_old', await context.backups.isOlderThan(oldBackupMs)],
  ];
  return {
    version: productVersion(),
    mail: {
      ...(smtpUrl !== null && { server: new URL(smtpUrl).hostname }),
      waiting: jobs.emails,
      givenUp: jobs.given_up,
      ...(jobs.sent_at !== null && { lastSentAt: jobs.sent_at.toISOString() }),
      refused,
    },
    jobs: { waiting: jobs.others, ...(jobs.oldest_at !== null && { oldestAt: jobs.oldest_at.toISOString() }) },
    database: {
      kind: isEmbedded ? 'embedded' : 'postgres',
      bytes: jobs.bytes,
      ...(Number.isFinite(free) && { freeBytes: free }),
    },
    warnings: warnings.flatMap(([code, isSo]) => (isSo ? [{ code }] : [])),
  };
}

interface JobCounts {
  emails: number;
  others: number;
  given_up: number;
  sent_at: Date | null;
  oldest_at: Date | null;
  bytes: number;
}

async function countJobs({ db }: Needs, now: Date): Promise<JobCounts> {
  const job = sql.table(`${jobsSchema}.job`);
  const isMail = sql`name = any(${mailQueues}::text[])`;
  // Jobs of the future, such as a digest after quiet hours, are not due.
  const isDue = sql`state < 'active' and start_after <= ${now} and name <> 'dead-email' and name not like '\\_\\_pgboss%'`;
  const { rows } = await sql<JobCounts>`
    select
      count(*) filter (where ${isDue} and ${isMail})::int as emails,
      count(*) filter (where ${isDue} and not ${isMail})::int as others,
      count(*) filter (where name = 'dead-email' and state < 'active')::int as given_up,
      max(completed_on) filter (where state = 'completed' and ${isMail}) as sent_at,
      min(start_after) filter (where ${isDue}) as oldest_at,
      pg_database_size(current_database())::float8 as bytes
    from ${job}`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('Jobs were not counted.');
  return counts;
}
