import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../src/modules/job-handlers.ts';
import { skilled } from '../matches/skilled.ts';
import { appoint, enrol } from '../support/enrol.ts';
import { giveReview, holdSession, hostEvent, say } from '../support/kinds/things.ts';
import { decide, report } from '../support/moderation.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// One email to members who have not visited for three weeks, with what is new.

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org', verifyEmail: 'ask' });
const { clear, deliver, mailsTo, subjectsTo } = notifiedMembers(server, folder);
const day = 24 * 3_600;

let ann: TestMember;
let cai: TestMember;
beforeEach(async () => {
  server.clock.set('2026-10-20T08:05:00.000Z');
  [ann, cai] = await skilled(server, 'Ann: Python for Chess', 'Cai: Bread for Go');
  await change(ann, { email_verified_at: server.clock.now() });
  await visit(ann);
});

const visit = async ({ api }: TestMember) => await api.ok('listNeeds');

async function change(
  { id }: TestMember,
  values: { leaving_at?: Date; email_verified_at?: Date | null; away_until?: string },
) {
  await server.database.db.updateTable('members').set(values).where('id', '=', id).execute();
}

/** Lets days pass, and runs the daily job after each. */
async function pass(days: number): Promise<void> {
  for (let left = days; left > 0; left -= 1) {
    server.clock.advance(day);
    await jobHandlers(server.app.context).digests?.({ id: 'job', data: {} });
  }
}

const teach = async (...names: string[]) => await skilled(server, ...names.map((name) => `${name}: Chess for Bread`));

test('who is silent for three weeks gets one email of what is new, which one press turns off', async () => {
  await teach('Dan');
  await pass(20);
  await deliver();
  expect(await mailsTo(ann)).toEqual([]);
  const times = { start_time: server.clock.inHours(30), end_time: server.clock.inHours(31) };
  await hostEvent(server, cai, { title: 'Openings', skills: ['Chess'], ...times });
  await pass(1);
  await deliver();
  const [mail, ...others] = await mailsTo(ann);
  expect([mail?.subject, others]).toEqual(['Cai hosts Openings, and 1 more', []]);
  expect(mail?.text).toContain('Dan is new and teaches Chess');
  await pass(40);
  await deliver();
  expect(await mailsTo(ann)).toHaveLength(1);
  const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  const unsubscribeToken = /\/api\/unsubscribe\/([^>]+)>$/.exec(header)?.[1] ?? '';
  await server.visitor.ok('unsubscribe', { path: { unsubscribeToken } });
  await teach('Eve');
  await pass(30);
  await deliver();
  expect(await mailsTo(ann)).toHaveLength(1);
});

test('a second email comes after another visit and three more weeks', async () => {
  await teach('Dan');
  await pass(22);
  await deliver();
  expect((await ann.api.ok('listNotifications')).notifications).toEqual([]);
  await pass(20);
  await deliver();
  expect(await subjectsTo(ann)).toEqual(['Dan is new and teaches Chess']);
  await teach('Eve');
  await pass(1);
  await deliver();
  expect((await mailsTo(ann)).at(-1)?.text).toContain('Eve is new and teaches Chess');
  expect(await mailsTo(ann)).toHaveLength(2);
});

test('nothing is sent while nothing is new, and then once something is', async () => {
  await pass(30);
  await deliver();
  expect(await mailsTo(ann)).toEqual([]);
  await teach('Dan');
  await pass(1);
  await deliver();
  expect(await subjectsTo(ann)).toEqual(['Dan is new and teaches Chess']);
});

test('a partner to meet again is reason enough, as on Home', async () => {
  const held = await holdSession(server, ann, cai, -2);
  await giveReview(ann, cai, held._id, 5);
  await clear();
  await pass(21);
  await deliver();
  expect(await subjectsTo(ann)).toEqual(['Meet Cai again']);
});

test('it comes at eight in the member’s zone, and after quiet hours', async () => {
  const quietHours = { from: '22:00', to: '09:30' };
  await ann.api.ok('setNotificationSettings', { body: { timeZone: 'Asia/Tokyo', quietHours } });
  await teach('Dan');
  await pass(22);
  await deliver();
  expect(await mailsTo(ann)).toEqual([]);
  server.clock.set('2026-11-11T23:05:00.000Z');
  await jobHandlers(server.app.context).digests?.({ id: 'job', data: {} });
  await deliver();
  expect(await mailsTo(ann)).toEqual([]);
  server.clock.set('2026-11-12T00:31:00.000Z');
  await deliver();
  expect(await subjectsTo(ann)).toEqual(['Dan is new and teaches Chess']);
});

describe('members do not get it who', () => {
  const reasons: Record<string, () => Promise<unknown>> = {
    'have turned it off': () =>
      ann.api.ok('setNotificationSettings', { body: { kinds: [{ kind: 'newsSinceVisit', email: false }] } }),
    'are away': () => change(ann, { away_until: '2099-01-01' }),
    'are leaving': () => change(ann, { leaving_at: server.clock.now() }),
    'have not confirmed their address': () => change(ann, { email_verified_at: null }),
    'are suspended': async () => {
      const [mo] = await enrol(server, 'Mo');
      await appoint(server, mo);
      await decide(mo, await report(server, cai, 'member', ann.id), { kind: 'suspend' });
      await clear();
    },
  };

  test.each(Object.entries(reasons))('%s', async (_reason, happens) => {
    await happens();
    await teach('Dan');
    await pass(22);
    await deliver();
    expect(await mailsTo(ann)).toEqual([]);
  });

  test.each(Object.entries(reasons))('%s by the time that it is sent', async (_reason, happens) => {
    await teach('Dan');
    await pass(22);
    await happens();
    await deliver('digest');
    expect(await mailsTo(ann)).toEqual([]);
  });

  test('are back by the time that it is sent', async () => {
    await teach('Dan');
    await pass(22);
    await visit(ann);
    await deliver();
    expect(await mailsTo(ann)).toEqual([]);
  });
});

test('what is no longer new when it is sent leaves the email for another day', async () => {
  const [dan] = await teach('Dan');
  await pass(22);
  await change(dan as TestMember, { leaving_at: server.clock.now() });
  await deliver();
  expect(await mailsTo(ann)).toEqual([]);
  await say(cai, ann, 'Are you back?');
  await clear();
  await pass(1);
  await deliver('digest');
  expect((await mailsTo(ann)).map(({ text }) => text?.includes('New since your last visit'))).toEqual([]);
  await teach('Eve');
  await pass(1);
  await deliver('digest');
  expect(await subjectsTo(ann)).toContain('Eve is new and teaches Chess');
});
