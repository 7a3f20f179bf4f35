import type { Transaction } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss, type Queue, type QueueResult } from 'pg-boss';
import type { Database } from '../db/schema.ts';
import { type JobData, type QueueName, queues } from './queues.ts';

/** The schema of pg-boss's own tables. */
export const jobsSchema = 'jobs';

/** How pg-boss reaches a database. */
export type JobsConnection = Pick<
  ConstructorOptions,
  'backend' | 'db' | 'connectionString' | 'max' | 'application_name'
>;

/** Background jobs, by pg-boss. */
export interface Jobs {
  readonly connection: JobsConnection;
  /** Migrates pg-boss's tables and creates the queues. Call it before `add`. */
  open(): Promise<void>;
  /** Adds jobs in the caller's transaction. They start after a delay, in seconds. */
  add<Name extends QueueName>(
    trx: Transaction<Database>,
    queue: Name,
    jobs: readonly JobData[Name][],
    delaySeconds?: number,
  ): Promise<void>;
  /** Returns the counts of each queue, at most about a minute old. */
  counts(): Promise<QueueResult[]>;
  /** Returns the emails in the dead-letter queue, oldest first. */
  deadEmails(): Promise<DeadEmail[]>;
  /** Requeues the dead emails and returns their number. */
  retryDeadEmails(): Promise<number>;
  close(): Promise<void>;
}

/** An email that could not be sent. */
export interface DeadEmail {
  id: string;
  data: JobData['dead-email'];
  /** When it became a dead letter. */
  since: Date;
}

/** Creates the job queues of a database. A worker processes them, maybe in another process. */
export function createJobs(connection: JobsConnection): Jobs {
  const boss = new PgBoss({ ...connection, schema: jobsSchema, supervise: false, schedule: false });
  // Without a listener an error of its own connections would crash the process. Calls still reject.
  boss.on('error', () => {});
  return {
    connection,
    async open() {
      await boss.start();
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const [name, options] of Object.entries(queues)) {
        // The policy of an existing queue cannot change.
        const { policy, ...changeable } = options;
        const queue = known.get(name);
        if (queue !== undefined && hasOptions(queue, changeable)) continue;
        if (queue === undefined) await boss.createQueue(name, options);
        else await boss.updateQueue(name, changeable);
        // Caches the queue, as the start does for known ones: a look-up within a transaction would wait for the
        // transaction's own connection.
        await boss.getQueueStats(name);
      }
    },
    async add(trx, queue, jobs, delaySeconds = 0) {
      const rows = jobs.map((data) => ({ data, ...(delaySeconds > 0 && { startAfter: delaySeconds }) }));
      await boss.insert(queue, rows, { db: fromKysely(trx) });
    },
    counts: () => boss.getQueues(),
    deadEmails: async () => {
      const jobs = await boss.findJobs<JobData['dead-email']>('dead-email', { queued: true });
      return jobs.map(({ id, data, createdOn }) => ({ id, data, since: createdOn }));
    },
    retryDeadEmails: () => boss.redrive('dead-email'),
    close: () => boss.stop({ graceful: false }),
  };
}

function hasOptions(queue: QueueResult, options: Omit<Queue, 'name' | 'policy'>): boolean {
  const current: Record<string, unknown> = { ...queue };
  return Object.entries(options).every(([name, value]) => current[name] === value);
}
