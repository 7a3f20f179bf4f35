import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { membersPerBatch, notifyNextBatch } from '../../src/modules/announcements/notify-batch.ts';
import { enrol, makeOperators } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { send, takeJobs } from './announcing.ts';

const server = useServer({ verifyEmail: 'off' });
const members = membersPerBatch * 2 + 50;
let amara: TestMember;

beforeEach(async () => {
  [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
  await sql`
    insert into members (name, username, email, email_key, password_hash)
    select 'Member ' || n, 'member-' || n, n || '@example.org', n || '@example.org', 'none'
    from generate_series(1, ${members - 1}::int) n`.execute(server.database.db);
});

/** How often each member was notified, by number of members; and the emails that were queued. */
async function counts(announcementId: string) {
  const { rows } = await sql<{ members: number; times: number }>`
    select count(*)::int as members, times from (
      select sum(count)::int as times from notifications
      where kind = 'announcement' and subject = ${announcementId} group by member_id) as told
    group by times`.execute(server.database.db);
  const { rows: emails } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from jobs.job where name = 'email'`.execute(server.database.db);
  return { rows, emails: emails[0]?.jobs };
}

test('each member gets it once, also where every job runs twice and at once', async () => {
  const announcementId = await send(amara);
  await takeJobs(server, 'email');
  for (
    let jobs = await takeJobs(server, 'announcements');
    jobs.length > 0;
    jobs = await takeJobs(server, 'announcements')
  )
    for (const { data } of jobs)
      await Promise.all([notifyNextBatch(server.app.context, data), notifyNextBatch(server.app.context, data)]);
  expect(await counts(announcementId)).toEqual({ rows: [{ members, times: 1 }], emails: members });
  const { announcement } = await amara.api.ok('getAnnouncement', { path: { announcementId } });
  expect(announcement).toMatchObject({ state: 'sent', told: members });
});

test('a server that is killed within a batch, or right after it, leaves nobody out', async () => {
  const announcementId = await send(amara);
  await takeJobs(server, 'email');
  const { context } = server.app;
  const killed = { ...context, jobs: { ...context.jobs, add: () => Promise.reject(new Error('killed')) } };
  let kills = 0;
  for (
    let jobs = await takeJobs(server, 'announcements');
    jobs.length > 0;
    jobs = await takeJobs(server, 'announcements')
  )
    for (const { data } of jobs) {
      const before = await counts(announcementId);
      await expect(notifyNextBatch(killed, data)).rejects.toThrow('killed');
      expect(await counts(announcementId)).toEqual(before);
      kills += 1;
      // The batch is stored, and the job that did it is retried, since nobody learned that it was done.
      await notifyNextBatch(context, data);
      await notifyNextBatch(context, data);
    }
  expect(kills).toBe(3);
  expect(await counts(announcementId)).toEqual({ rows: [{ members, times: 1 }], emails: members });
});

test('one that is stopped notifies nobody else, and continues where it stopped', async () => {
  const announcementId = await send(amara);
  const path = { announcementId };
  await takeJobs(server, 'email');
  const [first] = await takeJobs(server, 'announcements');
  if (first) await notifyNextBatch(server.app.context, first.data);
  await amara.api.ok('stopAnnouncement', { path });
  const [second] = await takeJobs(server, 'announcements');
  if (second) await notifyNextBatch(server.app.context, second.data);
  const { announcement } = await amara.api.ok('getAnnouncement', { path });
  expect(announcement).toMatchObject({ state: 'stopped', told: membersPerBatch });
  await amara.api.ok('sendAnnouncement', { path });
  // The job from before the stop is still there, and runs beside the new one.
  if (second) await notifyNextBatch(server.app.context, second.data);
  for (
    let jobs = await takeJobs(server, 'announcements');
    jobs.length > 0;
    jobs = await takeJobs(server, 'announcements')
  )
    for (const { data } of jobs) await notifyNextBatch(server.app.context, data);
  expect(await counts(announcementId)).toEqual({ rows: [{ members, times: 1 }], emails: members });
});
