import type { EventScope } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { eraseLeft } from '../../src/modules/account/leaving.ts';
import { appoint } from '../support/enrol.ts';
import { tieRounds } from '../support/env.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { decide, report } from '../support/moderation.ts';
import { notifiedMembers } from '../support/notified-members.ts';
import { useMailFolder } from '../support/programs/mail-folder.ts';
import { readIcs } from '../support/read-ics.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const folder = useMailFolder();
const server = useServer({ dataDir: folder.dataDir, siteUrl: 'https://swap.example.org' });
const { clear, deliver, joinAll, mailsTo, unreadOf } = notifiedMembers(server, folder);
const title = 'Sourdough from a cold fridge';
const password = 'correct horse battery';

const offer = (host: TestMember, eventId: string, { id: userId }: TestMember, scope?: EventScope) =>
  host.api.call('offerHosting', { path: { eventId }, body: { userId, ...(scope && { scope }) } });
const answer = (member: TestMember, eventId: string, accepts = true) =>
  member.api.call('answerHosting', { path: { eventId }, body: { accepts } });
const read = (member: TestMember, eventId: string) => member.api.ok('getEvent', { path: { eventId } });
const leave = (member: TestMember) => member.api.call('deleteAccount', { body: { password: member.password } });

async function addCohost(host: TestMember, eventId: string, member: TestMember, scope?: EventScope): Promise<void> {
  await host.api.ok('inviteCohost', { path: { eventId }, body: { userId: member.id, ...(scope && { scope }) } });
  await member.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
}

type Everybody = [host: TestMember, guest: TestMember, asking: TestMember, ...cohosts: TestMember[]];

/** Hosts an event with a guest, a member who asks to join and co-hosts of these names. */
async function shared(...names: string[]) {
  const [host, ann, ben, ...cohosts] = (await joinAll('Hal', 'Ann', 'Ben', ...names)) as Everybody;
  const { _id: id } = await hostEvent(server, host);
  await letIn(host, ann, id);
  await ben.api.ok('registerForEvent', { path: { id } });
  for (const cohost of cohosts) await addCohost(host, id, cohost);
  await clear();
  return { host, ann, ben, cohosts: cohosts as [TestMember, TestMember], id };
}

/** Hosts a weekly series of three dates, and returns their ids. */
async function series(host: TestMember): Promise<[string, string, string]> {
  const repeat = { every: 'week', dates: 3, timeZone: 'Europe/Lisbon' } as const;
  const first = await hostEvent(server, host, { repeat });
  const dates = await host.api.ok('listEvents', { query: { series: first.series?._id ?? '' } });
  return dates.map(({ _id }) => _id) as [string, string, string];
}

const stored = (id: string) =>
  server.database.db.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const hostOf = async (reader: TestMember, eventId: string) => (await read(reader, eventId)).created_by.name;

describe('an offer to host', () => {
  test('makes the co-host the host once accepted, and the former host a co-host', async () => {
    const { host, ann, ben, cohosts, id } = await shared('Cleo');
    const [cleo] = cohosts;
    for (const _again of [1, 2]) expect(await offer(host, id, cleo)).toMatchObject({ status: 200, body: { dates: 1 } });
    expect(await unreadOf(cleo)).toEqual([`Hal asks you to host ${title}`]);
    const { needs } = await cleo.api.ok('listNeeds');
    expect(needs).toContainEqual(expect.objectContaining({ kind: 'hostingAnswer', _id: id }));
    for (const member of [host, cleo]) expect(await read(member, id)).toMatchObject({ hostingOffer: { name: 'Cleo' } });
    expect(await read(ann, id)).not.toHaveProperty('hostingOffer');
    expect(await hostOf(ann, id)).toBe('Hal');

    expect(await answer(cleo, id)).toMatchObject({ status: 200, body: { dates: 1 } });
    expect(await read(ann, id)).toMatchObject({ created_by: { name: 'Cleo' }, cohosts: [{ name: 'Hal' }] });
    expect(await read(cleo, id)).toMatchObject({ requests: [{ _id: ben.id }], current_participants_count: 1 });
    expect(await read(cleo, id)).not.toHaveProperty('hostingOffer');
    expect(await unreadOf(host)).toContain(`Cleo now hosts ${title}`);
    for (const guest of [ann, ben]) expect(await unreadOf(guest)).toContain(`Cleo now hosts ${title}`);
    const cancel = { path: { eventId: id } };
    expect((await host.api.call('deleteEvent', cancel)).body).toMatchObject({ code: 'not_host' });
    expect((await answer(cleo, id)).body).toMatchObject({ code: 'not_offered' });
    expect((await cleo.api.call('deleteEvent', cancel)).status).toBe(200);
  });

  test('reaches the calendars of guests with the next SEQUENCE and the new organizer', async () => {
    const { host, ann, ben, cohosts, id } = await shared('Cleo');
    const before = readIcs((await ann.api.call('downloadEvent', { path: { eventId: id } })).bytes.toString()).items[0];
    await offer(host, id, cohosts[0]);
    await answer(cohosts[0], id);
    await deliver();
    const fileTo = async (member: TestMember) => {
      const mail = (await mailsTo(member)).find(({ subject }) => subject?.includes('now hosts'));
      expect(mail?.text).toContain('Hosted by');
      const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      return file && new TextDecoder().decode(file.content as ArrayBuffer);
    };
    const text = (await fileTo(ann)) ?? '';
    const [item] = readIcs(text).items;
    expect(item).toMatchObject({ uid: before?.uid, sequence: (before?.sequence ?? 0) + 1, status: 'CONFIRMED' });
    expect(text).toMatch(/^ORGANIZER;CN="?Cleo, /m);
    expect(await fileTo(ben)).toBeUndefined();
  });

  test('is declined, taken back, or given to another co-host', async () => {
    const { host, cohosts, id } = await shared('Cleo', 'Dan');
    const [cleo, dan] = cohosts;
    await offer(host, id, cleo);
    expect((await answer(cleo, id, false)).status).toBe(200);
    expect(await unreadOf(host)).toContain(`Cleo declined to host ${title}`);
    await offer(host, id, cleo);
    expect((await answer(host, id, true)).body).toMatchObject({ code: 'not_offered' });
    expect((await answer(host, id, false)).status).toBe(200);
    expect((await answer(cleo, id)).body).toMatchObject({ code: 'not_offered' });
    await offer(host, id, cleo);
    await offer(host, id, dan);
    expect(await unreadOf(cleo)).toEqual([]);
    expect((await answer(cleo, id)).body).toMatchObject({ code: 'not_offered' });
    expect((await answer(dan, id)).status).toBe(200);
    expect(await read(cleo, id)).toMatchObject({ created_by: { name: 'Dan' } });
  });

  test('is by the host, to a member who has agreed to co-host', async () => {
    const { host, ann, ben, cohosts, id } = await shared('Cleo');
    const [cleo] = cohosts;
    const [eve] = (await joinAll('Eve')) as [TestMember];
    await host.api.ok('inviteCohost', { path: { eventId: id }, body: { userId: eve.id } });
    for (const member of [ann, ben, eve, host])
      expect((await offer(host, id, member)).body).toMatchObject({ code: 'cohost_not_found' });
    for (const caller of [cleo, ann, eve])
      expect((await offer(caller, id, cleo)).body).toMatchObject({ code: 'not_host' });
    await offer(host, id, cleo);
    for (const caller of [ann, ben, eve])
      expect((await answer(caller, id)).body).toMatchObject({ code: 'not_offered' });
    await host.api.ok('removeCohost', { path: { eventId: id, userId: cleo.id } });
    expect((await answer(cleo, id)).status).toBe(403);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect((await offer(host, id, cleo)).body).toMatchObject({ code: 'event_canceled' });
  });

  test('ends with a block, also one at the same moment', async () => {
    for (let round = 0; round < tieRounds; round += 1) {
      const { host, cohosts, id } = await shared('Cleo');
      const [cleo] = cohosts;
      await offer(host, id, cleo);
      const block = host.api.call('blockMember', { path: { userId: cleo.id } });
      const [, answered] = await Promise.all([block, answer(cleo, id)]);
      const row = server.database.db.selectFrom('events').select('host_id').where('id', '=', id);
      const { host_id } = await row.executeTakeFirstOrThrow();
      expect(host_id).toBe(answered.status === 200 ? cleo.id : host.id);
      const left = server.database.db.selectFrom('event_hosts').select('member_id').where('event_id', '=', id);
      expect(await left.execute()).toEqual([]);
    }
  });

  test('cancels the event for guests whom the new host cannot find', async () => {
    const { host, ann, id } = await shared();
    const [cleo] = (await joinAll('Cleo')) as [TestMember];
    await ann.api.ok('blockMember', { path: { userId: cleo.id } });
    await addCohost(host, id, cleo);
    await offer(host, id, cleo);
    await answer(cleo, id);
    expect(await ann.api.call('getEvent', { path: { eventId: id } })).toMatchObject({ status: 404 });
    expect(await unreadOf(ann)).toContain(`${title} was canceled`);
    expect(await read(cleo, id)).toMatchObject({ current_participants_count: 0, participants: [] });
    await deliver();
    const mail = (await mailsTo(ann)).find(({ subject }) => subject?.includes('was canceled'));
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  });
});

describe('an offer of several dates', () => {
  test('is one question, and leaves the other dates and their rights to their host', async () => {
    const [host, cleo, ann] = (await joinAll('Hal', 'Cleo', 'Ann')) as [TestMember, TestMember, TestMember];
    const [first, second, third] = await series(host);
    await addCohost(host, second, cleo, 'following');
    await letIn(host, ann, third);
    expect(await offer(host, first, cleo)).toMatchObject({ body: { code: 'cohost_not_found' } });
    expect(await offer(host, first, cleo, 'all')).toMatchObject({ status: 200, body: { dates: 2 } });
    expect(await unreadOf(cleo)).toContain(`Hal asks you to host ${title} (2 dates)`);
    expect(await answer(cleo, third)).toMatchObject({ status: 200, body: { dates: 2 } });
    expect(await Promise.all([first, second, third].map((id) => hostOf(ann, id)))).toEqual(['Hal', 'Cleo', 'Cleo']);
    expect(await unreadOf(ann)).toContain(`Cleo now hosts ${title}`);

    expect((await read(host, first)).series).toMatchObject({
      scopes: ['this', 'following', 'all'],
      hostScopes: ['this'],
    });
    expect((await read(cleo, second)).series).toMatchObject({
      scopes: ['this', 'following'],
      hostScopes: ['this', 'following'],
    });
    const all = { path: { eventId: first }, query: { scope: 'all' as const } };
    expect((await host.api.call('deleteEvent', all)).body).toMatchObject({ code: 'not_host_of_all' });
    for (const body of [{ userId: ann.id, scope: 'all' as const }])
      for (const id of ['inviteCohost', 'offerHosting'] as const)
        expect((await host.api.call(id, { path: { eventId: first }, body })).body).toMatchObject({
          code: 'not_host_of_all',
        });
    const removal = { path: { eventId: first, userId: cleo.id }, query: { scope: 'all' as const } };
    expect((await host.api.call('removeCohost', removal)).body).toMatchObject({ code: 'not_host_of_all' });

    await host.api.ok('deleteEvent', { path: { eventId: first } });
    await cleo.api.ok('deleteEvent', { path: { eventId: second } });
    const back = await host.api.ok('restoreEvent', { path: { eventId: first }, query: { scope: 'all' } });
    expect(back).toEqual({ restored: 1 });
    expect((await read(cleo, second)).status).toBe('Cancelled');
  });
});

describe('a host who leaves the community', () => {
  test('leaves events to co-hosts, the one who was asked first, and everybody is notified', async () => {
    const { host, ann, ben, cohosts, id } = await shared('Cleo', 'Dan');
    const [cleo, dan] = cohosts;
    const { _id: alone } = await hostEvent(server, host, { title: 'Without a co-host' });
    await letIn(host, ann, alone);
    await offer(host, id, dan);
    await clear();
    expect((await leave(host)).status).toBe(200);
    expect(await read(ann, id)).toMatchObject({ status: 'Upcoming', created_by: { name: 'Dan' } });
    expect((await read(ann, id)).cohosts?.map(({ name }) => name)).toEqual(['Cleo']);
    for (const member of [ann, ben, cleo]) expect(await unreadOf(member)).toContain(`Dan now hosts ${title}`);
    expect(await unreadOf(dan)).toContain(`You now host ${title}`);
    expect(await unreadOf(ann)).toContain('Without a co-host was canceled');
    expect(await unreadOf(ann)).not.toContain(`${title} was canceled`);
    expect((await read(dan, id)).requests).toEqual([{ _id: ben.id }]);
  });

  test('leaves no event to a co-host whom a moderator has limited', async () => {
    const { host, ann, cohosts, id } = await shared('Cleo', 'Dan');
    const [cleo, dan] = cohosts;
    const { _id: alone } = await hostEvent(server, host, { title: 'With one co-host' });
    await letIn(host, ann, alone);
    await addCohost(host, alone, cleo);
    await offer(host, id, cleo);
    const [mo] = (await joinAll('Mo')) as [TestMember];
    await appoint(server, mo);
    await decide(mo, await report(server, ann, 'member', cleo.id), { kind: 'limit', days: 7 });
    await clear();
    expect((await leave(host)).status).toBe(200);
    expect(await hostOf(ann, id)).toBe(dan.name);
    expect(await unreadOf(ann)).toContain('With one co-host was canceled');
  });

  test('leaves reviews of past events where they are, and series to who hosts their dates', async () => {
    const [host, cleo, ann] = (await joinAll('Hal', 'Cleo', 'Ann')) as [TestMember, TestMember, TestMember];
    const [first, second] = await series(host);
    await addCohost(host, first, cleo, 'all');
    await letIn(host, ann, first);
    await host.api.ok('sendEventUpdate', { path: { eventId: second }, body: { text: 'Bring a jar, says Hal.' } });
    const { db } = server.database;
    await db.updateTable('event_registrations').set({ came: true }).where('event_id', '=', first).execute();
    const past = { start_time: server.clock.inHours(-2), end_time: server.clock.inHours(-1) };
    await db.updateTable('events').set(past).where('id', '=', first).execute();
    await ann.api.ok('reviewEvent', { path: { eventId: first }, body: { rating: 2, comment: 'Flat.' } });
    await leave(host);
    expect(await hostOf(cleo, second)).toBe('Cleo');
    expect(await cleo.api.ok('listHostReviews', { path: { userId: cleo.id } })).toMatchObject({ count: 0, mean: 0 });
    expect((await read(cleo, second)).series).toMatchObject({ hostScopes: ['this', 'following', 'all'] });
    const { updates } = await cleo.api.ok('listEventUpdates', { path: { eventId: second } });
    expect(updates).toHaveLength(1);

    server.clock.advance(8 * 24 * 3_600);
    await eraseLeft(server.app.context);
    const series_ = await db.selectFrom('series').select('host_id').execute();
    expect(series_.map(({ host_id }) => host_id)).toContain(cleo.id);
    expect((await cleo.api.ok('listEventUpdates', { path: { eventId: second } })).updates).toEqual([]);
  });

  test('never leaves an event to a member who leaves at the same moment', async () => {
    for (let round = 0; round < tieRounds; round += 1) {
      const { host, ann, cohosts, id } = await shared('Cleo');
      const [cleo] = cohosts;
      await offer(host, id, cleo);
      const calls = [() => leave(host), () => leave(cleo), () => answer(cleo, id)];
      const outcomes = await Promise.all(calls.slice(0, 2 + (round % 2)).map((call) => call()));
      for (const { status } of outcomes) expect(status).toBeLessThan(500);
      expect((await stored(id)).cancelled_at).not.toBeNull();
      const count = (await unreadOf(ann)).filter((told) => told === `${title} was canceled`).length;
      expect(count).toBe(1);
    }
  });
});

describe('a host who is suspended', () => {
  test.each([
    ['for good', undefined, 'Upcoming'],
    ['for some days', 30, 'Cancelled'],
  ] as const)('%s leaves coming events to co-hosts only for good', async (_what, days, status) => {
    const { host, ann, cohosts, id } = await shared('Cleo');
    const [mo] = (await joinAll('Mo')) as [TestMember];
    await appoint(server, mo);
    await decide(mo, await report(server, ann, 'member', host.id), { kind: 'suspend', ...(days && { days }) });
    const { host_id, cancelled_at } = await stored(id);
    expect(cancelled_at === null ? 'Upcoming' : 'Cancelled').toBe(status);
    expect(host_id).toBe(days === undefined ? cohosts[0].id : host.id);
  });
});

test('a member who comes back within the week does not get the event back', async () => {
  const { host, ann, cohosts, id } = await shared('Cleo');
  await leave(host);
  const back = await server.logIn(host.email, password);
  expect(await hostOf(ann, id)).toBe('Cleo');
  expect((await offer(back, id, cohosts[0])).body).toMatchObject({ code: 'not_host' });
});
