import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { JobData } from '../../src/jobs/queues.ts';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { enrol } from '../support/enrol.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const { dataDir, mails, empty } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'off' });

interface QueuedJob {
  id: string;
  name: 'email' | 'invitation';
  data: JobData['email'] & JobData['invitation'];
}

/** Returns the subjects of the emails that are due now, by recipient. */
async function told(): Promise<Record<string, string[]>> {
  const { rows } = await sql<QueuedJob>`
    delete from jobs.job where name in ('email', 'invitation') and start_after <= now()
    returning id, name, data`.execute(server.database.db);
  const handlers = jobHandlers(server.app.context);
  for (const job of rows) await handlers[job.name]?.(job);
  const all = await mails();
  empty();
  const subjects: Record<string, string[]> = {};
  for (const { to, subject = '' } of all) {
    const name = to?.[0]?.name ?? '';
    subjects[name] = [...(subjects[name] ?? []), subject];
  }
  return subjects;
}

async function feedOf({ api }: TestMember): Promise<() => Promise<object[]>> {
  const { url } = await api.ok('createCalendarFeed', { body: { withLinks: false } });
  const feedToken = url.split('/').at(-2) ?? '';
  return async () => {
    const { bytes } = await server.visitor.call('readCalendarFeed', { path: { feedToken } });
    return readIcs(bytes.toString()).items.map(({ status, start, end, sequence }) => ({
      status,
      start,
      end,
      sequence,
    }));
  };
}

test('two members an ocean apart meet while one of them changes the clocks', async () => {
  // A Tuesday. New York changes to daylight saving time on Sunday, 14 March 2027; Kolkata never does.
  server.clock.set('2027-03-09T12:00:00.000Z');
  const [ana, ravi] = await enrol(server, 'Ana', 'Ravi');
  const early = [6, 7].map((weekday) => ({ weekday, from: '08:00', to: '10:00' }));
  const evening = [6, 7].map((weekday) => ({ weekday, from: '18:30', to: '22:00' }));
  await ana.api.ok('setAvailability', { body: { timeZone: 'America/New_York', weekly: early } });
  await ravi.api.ok('setAvailability', { body: { timeZone: 'Asia/Kolkata', weekly: evening } });
  const feeds = [await feedOf(ana), await feedOf(ravi)];
  const inCalendars = async () => await Promise.all(feeds.map((read) => read()));

  // Eight in New York is 13:00 UTC on Saturday, and 12:00 UTC, before Ravi's evening starts, from Sunday on.
  const { times } = await ana.api.ok('findOverlap', { query: { userId: ravi.id, days: 7, minutes: 60 } });
  expect(times).toEqual([
    '2027-03-13T13:00:00.000Z',
    '2027-03-13T13:30:00.000Z',
    '2027-03-13T14:00:00.000Z',
    '2027-03-14T13:00:00.000Z',
  ]);

  const picks = [times[0], times[2], times[3]].filter((time) => time !== undefined);
  const link = 'https://meet.example.org/ana-and-ravi';
  const { session } = await ana.api.ok('proposeSession', { body: { userTwo: ravi.id, times: picks, link } });
  const path = { sessionId: session?._id ?? '' };
  expect(await told()).toEqual({ Ravi: ['Ana proposes a session with you'] });

  const [, , sunday = ''] = picks;
  await ravi.api.ok('acceptSession', { path, body: { time: sunday, version: session?.version ?? -1 } });
  const agreed = { status: 'CONFIRMED', start: sunday, end: '2027-03-14T14:00:00.000Z' };
  expect(await inCalendars()).toMatchObject([[agreed], [agreed]]);
  expect(await told()).toEqual({
    Ana: ['Ravi agreed to your session'],
    Ravi: ['In your calendar: Session with Ana'],
  });

  // Ana asks to move it; nothing changes until Ravi agrees.
  const saturday = '2027-03-20T13:00:00.000Z';
  const moving = await ana.api.ok('suggestTimes', { path, body: { times: [saturday] } });
  expect(moving.session).toMatchObject({ date: sunday, status: 'Scheduled', consent: 'agreed', waitingFor: ravi.id });
  expect(await inCalendars()).toMatchObject([[agreed], [agreed]]);
  expect(await told()).toEqual({ Ravi: ['Ana suggests another time for your session'] });
  await ravi.api.ok('acceptSession', { path, body: { time: saturday } });
  const moved = { status: 'CONFIRMED', start: saturday, end: '2027-03-20T14:00:00.000Z' };
  const calendars = await inCalendars();
  expect(calendars).toMatchObject([[moved], [moved]]);
  expect(calendars[0]).toEqual(calendars[1]);
  expect(await told()).toEqual({
    Ana: ['Ravi agreed to the new time of your session'],
    Ravi: ['In your calendar: Session with Ana'],
  });

  await ana.api.ok('cancelSession', { path });
  expect(await inCalendars()).toMatchObject([[{ ...moved, status: 'CANCELLED' }], [{ ...moved, status: 'CANCELLED' }]]);
  for (const { api } of [ana, ravi]) {
    expect((await api.ok('listMySessions')).sessions).toMatchObject([{ status: 'Cancelled', endedBy: ana.id }]);
  }
  expect(await told()).toEqual({
    Ana: ['Canceled: Session with Ravi'],
    Ravi: ['Ana canceled your session'],
  });
});
