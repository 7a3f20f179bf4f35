import type { FastifyBaseLogger } from 'fastify';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { type JobsConnection, jobsSchema } from './jobs.ts';
import { type JobData, type QueueName, schedules } from './queues.ts';

/** Jobs of a queue that one worker does at the same time. */
const atOnce = 25;

/** How long a worker that stops waits for jobs that run, in milliseconds. */
const stopTimeoutMs = 3_000;

/** Does a job. What it throws is tried again, where its queue does so. */
type Handler<Name extends QueueName> = (job: { id: string; data: JobData[Name] }) => Promise<void>;
export type JobHandlers = { [Name in QueueName]?: Handler<Name> };

/** A job that would fail the next time, too: it becomes a dead letter at once. */
export class HopelessJob extends Error {
  override name = 'HopelessJob';
}

export interface Worker {
  stop(): Promise<void>;
}

/** Does the jobs of a database, adds those that recur, and looks after the queues. */
export async function startWorker(
  connection: JobsConnection,
  handlers: JobHandlers,
  log: FastifyBaseLogger,
): Promise<Worker> {
  const boss = new PgBoss({
    ...connection,
    schema: jobsSchema,
    useListenNotify: true,
    // No job waits for another one here, and schedules are by the minute: so often it need not look.
    flowIntervalSeconds: 600,
    cronWorkerIntervalSeconds: 30,
  });
  // Without a listener an error of its own connections would end the process.
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
      const status = error instanceof HopelessJob ? 'deadletter' : 'failed';
      return { id: job.id, status, output: { message: (error as Error).message } };
    }
  };
  const work = <Name extends QueueName>(name: Name, handler: Handler<Name>) => {
    // Emails notify it at once, and what recurs may come half a minute late. An idle worker asks the database about
    // once a second in all.
    const pollingIntervalSeconds = schedules[name] === undefined ? 15 : 30;
    const options = {
      batchSize: atOnce,
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
