import type { Announcement, NewAnnouncement } from '@skill-exchange/api-client/types';
import { sql } from 'kysely';
import type { JobData, QueueName } from '../../src/jobs/queues.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';

export const message: NewAnnouncement = {
  subject: 'Quiet days',
  content: 'Dear members,\n\nreports are answered **within 3 days**. See [the rules](/texts/rules).',
  isMessage: true,
};

/** Returns a banner that is shown for hours from now on. */
export function bannerOf(server: TestServer, hours = 24, forVisitors = false): NonNullable<NewAnnouncement['banner']> {
  const now = server.clock.now().getTime();
  const at = (ms: number) => new Date(now + ms).toISOString();
  return { text: 'Quiet until Monday.', startsAt: at(0), endsAt: at(hours * 3_600_000), forVisitors };
}

export const write = async (by: TestMember, body: Partial<NewAnnouncement> = {}): Promise<Announcement> =>
  (await by.api.ok('createAnnouncement', { body: { ...message, ...body } })).announcement;

/** Writes, tests and sends an announcement; returns its id. */
export async function send(by: TestMember, body: Partial<NewAnnouncement> = {}): Promise<string> {
  const { _id: announcementId } = await write(by, body);
  const path = { announcementId };
  await by.api.ok('testAnnouncement', { path });
  await by.api.ok('sendAnnouncement', { path });
  return announcementId;
}

/** Takes the jobs that wait in a queue. */
export async function takeJobs<Name extends QueueName>(
  server: TestServer,
  name: Name,
): Promise<{ id: string; data: JobData[Name] }[]> {
  const { rows } = await sql<{ id: string; data: JobData[Name] }>`
    delete from jobs.job where name = ${name} returning id, data`.execute(server.database.db);
  return rows;
}
