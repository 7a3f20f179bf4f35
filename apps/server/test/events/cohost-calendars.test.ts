import { describe, expect, test } from 'vitest';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { afterAMinute, clear, deliver, joinAll, mailsTo } = notifiedMembers(server, folder);

/** Returns the status of each event in the calendar files of a member's emails, by id. */
async function calendarOf(member: TestMember) {
  const entries = new Map<string, string>();
  for (const { attachments } of await mailsTo(member))
    for (const { mimeType, content } of attachments) {
      if (!mimeType.startsWith('text/calendar')) continue;
      const { items } = readIcs(typeof content === 'string' ? content : new TextDecoder().decode(content));
      for (const { uid, status } of items) entries.set(uid.split('@')[0] ?? '', status);
    }
  return Object.fromEntries(entries);
}

/** Hosts a weekly event of two dates, whose guest then co-hosts it. */
async function cohosted() {
  const [host, cohost] = (await joinAll('Hal', 'Cleo')) as [TestMember, TestMember];
  const repeat = { every: 'week', dates: 2, timeZone: 'UTC' } as const;
  const first = await hostEvent(server, host, { repeat });
  const dates = await host.api.ok('listEvents', { query: { series: first.series?._id ?? '' } });
  for (const { _id } of dates) await letIn(host, cohost, _id);
  await afterAMinute();
  await deliver();
  const ids = dates.map(({ _id }) => _id);
  expect(await calendarOf(cohost)).toEqual(Object.fromEntries(ids.map((id) => [id, 'CONFIRMED'])));
  const path = { eventId: first._id };
  await host.api.ok('inviteCohost', { path, body: { userId: cohost.id, scope: 'all' } });
  await cohost.api.ok('answerCohostInvitation', { path, body: { accepts: true } });
  await clear();
  return { host, cohost, path, ids };
}

type Cohosted = Awaited<ReturnType<typeof cohosted>>;

const ends: Record<string, (of: Cohosted) => Promise<unknown>> = {
  'is removed': ({ host, cohost, path }) =>
    host.api.ok('removeCohost', { path: { ...path, userId: cohost.id }, query: { scope: 'all' } }),
  'steps down': ({ cohost, path }) =>
    cohost.api.ok('removeCohost', { path: { ...path, userId: cohost.id }, query: { scope: 'all' } }),
  'is blocked by the host': ({ host, cohost }) => host.api.ok('blockMember', { path: { userId: cohost.id } }),
  'blocks the host': ({ host, cohost }) => cohost.api.ok('blockMember', { path: { userId: host.id } }),
};

describe('the calendar of a co-host', () => {
  test.for(Object.entries(ends))('loses the dates when the co-host %s', async ([, end]) => {
    const event = await cohosted();
    await end(event);
    await deliver();
    expect(await calendarOf(event.cohost)).toEqual(Object.fromEntries(event.ids.map((id) => [id, 'CANCELLED'])));
  });
});
