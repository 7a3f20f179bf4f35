import type { FastifyBaseLogger } from 'fastify';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { type JobsConnection, jobsSchema } from './jobs.ts';
import { type JobData, type QueueName, schedules } from './queues.ts';

/** Concurrent jobs per queue and worker. */
const atOnce = 25;

/** How long a stopping worker waits for running jobs, in milliseconds. */
const stopTimeoutMs = 3_000;

/** Processes a job. Jobs that throw are retried if their queue retries. */
type Handler<Name extends QueueName> = (job: { id: string; data: JobData[Name] }) => Promise<void>;
export type JobHandlers = { [Name in QueueName]?: Handler<Name> };

/** An error that a retry cannot fix: the job becomes a dead letter immediately. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError';
}

export interface Worker {
  stop(): Promise<void>;
}

/** Processes the jobs of a database, schedules recurring jobs and maintains the queues. */
export async function startWorker(
  connection: JobsConnection,
  handlers: JobHandlers,
  log: FastifyBaseLogger,
): Promise<Worker> {
  const boss = new PgBoss({
    ...connection,
    schema: jobsSchema,
    useListenNotify: true,
    // No job depends on another, and schedules have minute resolution, so check rarely.
    flowIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 30,
  });
  // Without a listener, an error of its own connections would end the process.
  boss.on('error', (error) => log.warn({ err: error }, 'jobs are not looked after'));
  boss.on('warning', ({ message }) => log.warn(`jobs: ${message}`));

  const settle = async <Name extends QueueName>(
    handler: Handler<Name>,
    job: Job<JobData[Name]>,
  ): Promise<JobResult> => {
    try {
      await handler(job);
      return { id: job.id, status: 'completed' };
    } catch (error) {
      log.warn({ err: error, queue: job.name, jobId: job.id }, 'a job failed');
      const status = error instanceof PermanentJobError ? 'deadletter' : 'failed';
      return { id: job.id, status, output: { message: (error as Error).message } };
    }
  };
  const work = <Name extends QueueName>(name: Name, handler: Handler<Name>) => {
    // Notifications wake the email queue immediately, and recurring jobs may start half a minute late. An idle worker
    // queries the database about once a second in total.
    const pollingIntervalSeconds = schedules[name] === undefined ? 15 : 30;
    const options = {
      // Making a copy uses memory, so only one runs at a time.
      batchSize: name === 'export' ? 1 : atOnce,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds,
      notifyPollingIntervalSeconds: pollingIntervalSeconds,
    } as const;
    return boss.work(name, options, (jobs: Job<JobData[Name]>[]) =>
      Promise.all(jobs.map((job) => settle(handler, job))),
    );
  };

  await boss.start();
  for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
  for (const name of Object.keys(handlers) as QueueName[]) await work(name, handlers[name] as Handler<QueueName>);
  return { stop: () => boss.stop({ timeout: stopTimeoutMs }) };
}
