import type { Transaction } from 'kysely';
import { type ConstructorOptions, fromKysely, PgBoss, type QueueResult } from 'pg-boss';
import type { Database } from '../db/schema.ts';
import { type JobData, type QueueName, queues } from './queues.ts';

/** The schema of pg-boss's own tables. */
export const jobsSchema = 'jobs';

/** How pg-boss reaches a database. */
export type JobsConnection = Pick<
  ConstructorOptions,
  'backend' | 'db' | 'connectionString' | 'max' | 'application_name'
>;

/** Work for later, by pg-boss. */
export interface Jobs {
  readonly connection: JobsConnection;
  /** Brings pg-boss's tables to its version and makes the queues. Nothing can be added before. */
  open(): Promise<void>;
  /** Adds jobs with the transaction that is their cause. They begin after a delay, in seconds. */
  add<Name extends QueueName>(
    trx: Transaction<Database>,
    queue: Name,
    jobs: readonly JobData[Name][],
    delaySeconds?: number,
  ): Promise<void>;
  /** Counts of each queue, about a minute old at most. */
  counts(): Promise<QueueResult[]>;
  /** Emails that were given up, the oldest first. */
  deadEmails(): Promise<DeadEmail[]>;
  /** Tries emails again that were given up; says how many. */
  retryDeadEmails(): Promise<number>;
  close(): Promise<void>;
}

/** An email that could not be sent. */
export interface DeadEmail {
  id: string;
  data: JobData['dead-email'];
  /** When it was given up. */
  since: Date;
}

/** The queues of a database. What is in them is done by a worker, which may be another process. */
export function createJobs(connection: JobsConnection): Jobs {
  const boss = new PgBoss({ ...connection, schema: jobsSchema, supervise: false, schedule: false });
  // Without a listener an error of its own connections would end the process. Calls fail by themselves.
  boss.on('error', () => {});
  return {
    connection,
    async open() {
      await boss.start();
      const known = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const [name, options] of Object.entries(queues)) {
        // A queue keeps the policy that it was made with.
        const { policy, ...changeable } = options;
        if (known.has(name)) await boss.updateQueue(name, changeable);
        else await boss.createQueue(name, options);
      }
      // From now on the queues are known here: a look-up within a transaction would wait for its connection for ever.
      for (const name of Object.keys(queues)) await boss.getQueueStats(name);
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
