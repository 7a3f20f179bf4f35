import { sql } from 'kysely';
import type { AppContext } from '../../src/context.ts';
import type { JobData, QueueName } from '../../src/jobs/queues.ts';
import { schedules } from '../../src/jobs/queues.ts';
import { jobHandlers } from '../../src/modules/job-handlers.ts';

type StoredJob = { id: string; name: QueueName; data: JobData[QueueName]; since: Date; delay_ms: number };

const hourMs = 3_600_000;

/** Recurring jobs of members; the others only tidy up. */
const recurring = ['reminders', 'alerts', 'digests'] as const satisfies readonly QueueName[];

/**
 * Runs the jobs of a server without a worker by a clock that a test moves: what a worker would have done by an instant is
 * done when `moveTo` resolves, in the same order, and nothing happens between two calls.
 */
export function jobsByClock(context: AppContext, start: Date) {
  const handlers = jobHandlers(context);
  // Delays of jobs count from when they were added, by the machine's clock.
  const moves = [{ realMs: 0, instantMs: start.getTime() }];
  let nowMs = start.getTime();

  const dueAtOf = ({ since, delay_ms }: StoredJob) => {
    const move = moves.findLast(({ realMs }) => realMs <= since.getTime());
    return (move?.instantMs ?? nowMs) + delay_ms;
  };

  /** Runs the jobs that are due, and those that these add. */
  async function runDue(): Promise<void> {
    for (;;) {
      const { rows } = await sql<StoredJob>`
        select id, name, data, created_on as since,
          (extract(epoch from start_after - created_on) * 1000)::int as delay_ms
        from jobs.job where state < 'active' order by created_on, id`.execute(context.db);
      const due = rows.filter((job) => !(job.name in schedules) && dueAtOf(job) <= nowMs);
      if (due.length === 0) return;
      for (const { id, name, data } of due) {
        await sql`delete from jobs.job where id = ${id}::uuid`.execute(context.db);
        const handler = handlers[name] as
          | ((job: { id: string; data: JobData[QueueName] }) => Promise<void>)
          | undefined;
        await handler?.({ id, data });
      }
    }
  }

  return {
    now: () => new Date(nowMs),
    /** Moves the clock hour by hour: reminders and digests come at their times. */
    async moveTo(instant: Date): Promise<void> {
      // Of what members did before, nothing is being edited any more.
      await sql`update new_swap_pairs set at = at - interval '1 hour'`.execute(context.db);
      await runDue();
      do {
        nowMs = Math.min(Math.max(nowMs, instant.getTime()), nowMs + hourMs);
        moves.push({ realMs: Date.now(), instantMs: nowMs });
        for (const name of recurring) await handlers[name]?.({ id: '', data: {} });
        await runDue();
      } while (nowMs < instant.getTime());
    },
  };
}
