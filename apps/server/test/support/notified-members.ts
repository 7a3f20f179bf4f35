import { sql } from 'kysely';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { hostEvent, letIn } from './kinds/things.ts';
import type { TestMailFolder } from './programs/mail-folder.ts';
import type { TestMember, TestServer } from './test-server.ts';

interface QueuedJob {
  id: string;
  name: 'email' | 'invitation' | 'digest' | 'account-email';
  data: never;
}

/** Sends a server's emails into its folder, and returns what its members are notified of. */
export function notifiedMembers(server: TestServer, { mails, empty }: Pick<TestMailFolder, 'mails' | 'empty'>) {
  /** Processes queued emails like the worker, even if they are due later. */
  async function deliver(...names: QueuedJob['name'][]): Promise<void> {
    const queues = names.length === 0 ? ['email', 'invitation', 'digest'] : names;
    const { rows } = await sql<QueuedJob>`
      delete from jobs.job where name = any(${queues}) returning id, name, data`.execute(server.database.db);
    const handlers = jobHandlers(server.app.context);
    for (const job of rows) await handlers[job.name]?.(job);
  }

  async function mailsTo(member: TestMember) {
    return (await mails()).filter(({ to }) => to?.[0]?.address === member.email);
  }

  return {
    deliver,
    mailsTo,
    subjectsTo: async (member: TestMember) => (await mailsTo(member)).map(({ subject }) => subject),
    unreadOf: async (member: TestMember) =>
      (await member.api.ok('listNotifications')).notifications
        .filter(({ isRead }) => !isRead)
        .map(({ title }) => title),
    joinAll: async (...names: string[]) => await Promise.all(names.map((name) => server.joinConfirmed(name))),

    async eventWith(host: TestMember, guest: TestMember) {
      const event = await hostEvent(server, host);
      await letIn(host, guest, event._id);
      return event;
    },

    async move(host: TestMember, event: { _id: string }, hours: number) {
      const body = { start_time: server.clock.inHours(hours), end_time: server.clock.inHours(hours + 1) };
      await host.api.ok('updateEvent', { path: { eventId: event._id }, body });
    },

    /** Declined members are notified after a minute. */
    async afterAMinute() {
      server.clock.advance(60);
      await settleDeclines(server.app.context);
    },

    /** Expects that nothing is queued, and removes emails. */
    async clear() {
      await deliver('email', 'invitation', 'digest', 'account-email');
      empty();
    },
  };
}
