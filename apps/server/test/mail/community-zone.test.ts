import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { momentInWords } from '../../src/dates-in-words.ts';
import { deliverDigest, deliverEmail, queueDigests } from '../../src/modules/delivery/deliver.ts';
import { quietSecondsLeft } from '../../src/modules/notifications/quiet-hours.ts';
import { settingsOf } from '../../src/modules/notifications/settings-service.ts';
import { makeOperators } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const { dataDir, mails } = useMailFolder();
const server = useServer({ dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'off' });

let ana: TestMember;
let ben: TestMember;
beforeEach(async () => {
  const amara = await server.join('Amara');
  await makeOperators(server, amara);
  // Whatever the case: the zone's own name is stored.
  const body = { version: 0, values: { timeZone: 'europe/berlin' } };
  await amara.api.ok('changeSettings', { path: { group: 'identity' }, body });
  [ana, ben] = [await server.join('Ana'), await server.join('Ben')];
  await server.database.db.updateTable('members').set({ browser_time_zone: null }).execute();
});

const mailTo = async ({ email }: TestMember) => (await mails()).filter(({ to }) => to?.[0]?.address === email);

/** Processes the queued jobs of a kind. */
async function process(name: 'email' | 'digest', run: (job: { id: string; data: never }) => Promise<void>) {
  const { rows } = await sql<{ id: string; data: never }>`
    delete from jobs.job where name = ${name} returning id, data`.execute(server.database.db);
  for (const job of rows) await run(job);
}

describe('the zone of the community', () => {
  test('is that of emails to a member without one', async () => {
    await ben.api.ok('setNotificationSettings', { body: { timeZone: 'Asia/Tokyo' } });
    for (const [host, guest] of [
      [ana, ben],
      [ben, ana],
    ] as const) {
      const event = await hostEvent(server, host);
      await guest.api.ok('registerForEvent', { path: { id: event._id } });
    }
    await process('email', (job) => deliverEmail(server.app.context, job));
    const [[unknown], [known]] = [await mailTo(ana), await mailTo(ben)];
    expect(unknown?.text).toContain('Saturday, November 21 at 1:00 PM in Europe/Berlin (12:00 PM UTC)');
    expect(unknown?.text).toContain('We don’t know your time zone yet.');
    expect(known?.text).toContain('Saturday, November 21 at 9:00 PM your time (12:00 PM UTC)');
  });

  test('is that of quiet hours and of the day of a member without one, until they have one', async () => {
    await ana.api.ok('setNotificationSettings', { body: { quietHours: { from: '21:00', to: '07:00' } } });
    const settings = await settingsOf(server.app.context, ana.id);
    expect(settings).toMatchObject({ timeZone: 'Europe/Berlin', isZoneUnknown: true });
    const left = (at: string) => quietSecondsLeft(settings, undefined, new Date(at)) / 60;
    expect(['2026-11-20T19:59:00Z', '2026-11-20T20:00:00Z', '2026-11-21T05:30:00Z'].map(left)).toEqual([0, 600, 30]);
    // After the change of clocks, an hour earlier in UTC.
    expect(['2027-06-20T19:00:00Z', '2027-06-21T04:30:00Z'].map(left)).toEqual([600, 30]);
    await ana.api.ok('setNotificationSettings', { body: { timeZone: 'Asia/Tokyo' } });
    const chosen = await settingsOf(server.app.context, ana.id);
    expect(chosen.timeZone).toBe('Asia/Tokyo');
    expect(chosen).not.toHaveProperty('isZoneUnknown');
  });

  test('is that of the morning of a digest', async () => {
    await ana.api.ok('setNotificationSettings', {
      body: { digest: 'daily', kinds: [{ kind: 'message', email: false }] },
    });
    await ben.chat.ok('sendMessage', { body: { senderId: ben.id, receiverId: ana.id, text: 'Hello' } });
    await process('email', (job) => deliverEmail(server.app.context, job));
    for (const [at, count] of [
      ['2026-11-21T06:59:00.000Z', 0],
      ['2026-11-21T07:00:00.000Z', 1],
    ] as const) {
      server.clock.set(at);
      await queueDigests(server.app.context);
      await process('digest', (job) => deliverDigest(server.app.context, job));
      expect(await mailTo(ana)).toHaveLength(count);
    }
  });
});

test('a time of the community’s zone names its day, and both hours of a change of clocks', () => {
  const unknown = { timeZone: 'Europe/Berlin', now: server.clock.now(), unknownBeside: { otherZone: 'Asia/Tokyo' } };
  const said = (at: string) => momentInWords(new Date(at), unknown);
  expect(said('2026-12-31T23:30:00Z')).toBe(
    'Friday, January 1, 2027 at 12:30 AM in Europe/Berlin (Thu, Dec 31, 11:30 PM UTC)',
  );
  expect(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map(said)).toEqual([
    'Sunday, October 25 at 2:30 AM in Europe/Berlin (12:30 AM UTC)',
    'Sunday, October 25 at 2:30 AM in Europe/Berlin (1:30 AM UTC)',
  ]);
});
