import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { createJobs } from '../../src/jobs/jobs.ts';
import { requeueEmails } from '../../src/modules/delivery/requeue.ts';
import { mailNames } from '../../src/modules/mail/mail-folder.ts';
import { MailRejected } from '../../src/modules/mail/mailer.ts';
import { holdSession } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jobs-'));
const server = useServer({ dataDir, isWorker: true, verifyEmail: 'off' });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A job runs within a second of its transaction; a retried one, when the worker polls. */
const soon = { timeout: 40_000, interval: 50 };

async function planSession(): Promise<void> {
  const [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
  await holdSession(server, ana, ben, 24);
}

test('a worker sends queued jobs, and none that were rolled back', async () => {
  await planSession();
  await vi.waitFor(async () => expect(await mailNames(dataDir)).toHaveLength(1), soon);
  const { db, jobs } = server.database;
  await expect(
    db.transaction().execute(async (trx) => {
      await jobs.add(trx, 'email', [{ notificationId: -1 }]);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  const { rows } = await sql`select 1 from jobs.job where data ->> 'notificationId' = '-1'`.execute(db);
  expect(rows).toEqual([]);
});

test('existing queues take changed settings', async () => {
  const { db, jobs } = server.database;
  await sql`update jobs.queue set retry_limit = 1 where name = 'email'`.execute(db);
  const opened = createJobs(jobs.connection);
  await opened.open();
  await opened.close();
  const { rows } = await sql`select retry_limit from jobs.queue where name = 'email'`.execute(db);
  expect(rows).toEqual([{ retry_limit: 50 }]);
});

test('an email that mail servers reject is not retried, except on demand', {
  timeout: 180_000,
}, async () => {
  const { mailer } = server.app.context;
  const send = vi
    .spyOn(mailer, 'send')
    .mockRejectedValueOnce(new MailRejected('The mail server answered 550.', { isAboutAddress: true }));
  await planSession();
  const { jobs } = server.database;
  await vi.waitFor(async () => expect(await jobs.deadEmails()).toHaveLength(1), soon);
  const sent = await mailNames(dataDir);
  expect(await jobs.retryDeadEmails()).toBe(1);
  await vi.waitFor(async () => expect(await mailNames(dataDir)).toHaveLength(sent.length + 1), soon);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a restored database queues unsent emails', async () => {
  const { db } = server.database;
  await planSession();
  await vi.waitFor(async () => {
    const { emailed_count } = await db.selectFrom('notifications').select('emailed_count').executeTakeFirstOrThrow();
    expect(emailed_count).toBe(1);
  }, soon);
  const before = await mailNames(dataDir);
  // As it was when the backup was made.
  await db.updateTable('notifications').set({ emailed_count: 0 }).execute();
  await requeueEmails(server.database, server.clock.now());
  await vi.waitFor(async () => expect(await mailNames(dataDir)).toHaveLength(before.length + 1), soon);
});
