import type { EventScope } from '@skill-exchange/api-client/types';
import { describe, expect, test } from 'vitest';
import { settleEnded } from '../../src/modules/events/changes/ended-service.ts';
import { settleDeclines } from '../../src/modules/events/registrations/decline-service.ts';
import { enrol } from '../support/enrol.ts';
import { decide, hostEvent } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

const ask = (member: TestMember, id: string, message?: string) =>
  member.api.ok('registerForEvent', { path: { id }, ...(message !== undefined && { body: { message } }) });
const requestsOf = async (host: TestMember, eventId: string) =>
  (await host.api.ok('listEventRequests', { path: { eventId } })).requests;
const namesIn = async (host: TestMember, eventId: string) => (await requestsOf(host, eventId)).map(({ name }) => name);
const undo = (host: TestMember, eventId: string, { id: userId }: TestMember) =>
  host.api.call('undoDecline', { path: { eventId }, body: { userId } });
const toldOf = async (member: TestMember) =>
  (await member.api.ok('listNotifications')).notifications.map(({ kind }) => kind);
const approveAll = (host: TestMember, eventId: string) => host.api.ok('approveAllRequests', { path: { eventId } });
const hasAsked = async (member: TestMember, eventId: string) =>
  (await member.api.ok('getEvent', { path: { eventId } })).requests.length === 1;

describe('a request to join', () => {
  test('has a sentence that only the host reads', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host);
    await ask(ann, id, ' I have baked twice. ');
    await ask(ben, id, ' ');
    const [first, second] = await requestsOf(host, id);
    expect(first).toMatchObject({ name: 'Ann', message: 'I have baked twice.' });
    expect(second).not.toHaveProperty('message');
    await decide(host, ann, id, 'APPROVE');
    const { participants } = await ann.api.ok('listEventParticipants', { path: { eventId: id } });
    expect(participants[0]).not.toHaveProperty('message');
    const long = { path: { id }, body: { message: 'x'.repeat(301) } };
    await ben.api.errorOf('registerForEvent', 400, long);
  });

  test('cannot be decided after the end, also once its member has been notified', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const event = await hostEvent(server, host);
    await ask(ann, event._id);
    server.clock.set(new Date(event.end_time));
    const decisions = async () => [
      (await decide(host, ann, event._id, 'APPROVE')).status,
      (await decide(host, ann, event._id, 'REJECT')).status,
    ];
    expect(await decisions()).toEqual([409, 409]);
    await settleEnded(server.app.context);
    expect(await decisions()).toEqual([409, 409]);
  });
});

describe('the list of requests', () => {
  test('says when each member asked, and which of the event’s skills they want', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id, skills } = await hostEvent(server, host);
    const form = new FormData();
    form.set('skillsRequested', JSON.stringify(['Whistling', ...skills]));
    await ann.api.ok('editUser', { path: { userId: ann.id }, form });
    const annAsked = server.clock.now().toISOString();
    await ask(ann, id);
    server.clock.advance(7200);
    await ask(ben, id);
    const [first, second] = await requestsOf(host, id);
    expect(first).toMatchObject({ name: 'Ann', signedUpAt: annAsked, wants: skills });
    expect(skills.length).toBeGreaterThan(0);
    expect(Date.parse(second?.signedUpAt ?? '') - Date.parse(annAsked)).toBe(7_200_000);
    expect(second).not.toHaveProperty('wants');
  });
});

describe('a decline', () => {
  test('can be taken back until its member is notified, a minute later', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host);
    await ask(ann, id, 'Please');
    await ask(ben, id);
    await decide(host, ann, id, 'REJECT');
    expect(await namesIn(host, id)).toEqual(['Ben']);
    expect((await decide(host, ann, id, 'APPROVE')).status).toBe(404);
    server.clock.advance(59);
    await settleDeclines(server.app.context);
    expect([await hasAsked(ann, id), await toldOf(ann)]).toEqual([false, []]);
    expect((await undo(host, id, ann)).status).toBe(200);
    expect(await hasAsked(ann, id)).toBe(true);
    expect(await requestsOf(host, id)).toMatchObject([{ name: 'Ann', message: 'Please' }, { name: 'Ben' }]);

    await decide(host, ann, id, 'REJECT');
    server.clock.advance(60);
    await settleDeclines(server.app.context);
    expect([await hasAsked(ann, id), await toldOf(ann)]).toEqual([false, ['eventDeclined']]);
    expect((await undo(host, id, ann)).body).toMatchObject({ code: 'request_not_found' });
  });

  test('notifies no member who has become a co-host', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const { _id: eventId } = await hostEvent(server, host);
    await ask(ann, eventId);
    await decide(host, ann, eventId, 'REJECT');
    await host.api.ok('inviteCohost', { path: { eventId }, body: { userId: ann.id } });
    await ann.api.ok('answerCohostInvitation', { path: { eventId }, body: { accepts: true } });
    server.clock.advance(60);
    await settleDeclines(server.app.context);
    expect(await toldOf(ann)).not.toContain('eventDeclined');
  });

  test('is forgotten if the member asks again or the event is canceled before that', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host);
    for (const member of [ann, ben]) {
      await ask(member, id, 'First');
      await decide(host, member, id, 'REJECT');
    }
    await ask(ann, id, 'Second');
    expect(await requestsOf(host, id)).toMatchObject([{ name: 'Ann', message: 'Second' }]);
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    server.clock.advance(60);
    await settleDeclines(server.app.context);
    for (const member of [ann, ben]) expect(await toldOf(member)).toEqual(['eventCanceled']);
  });
});

describe('a request for dates of a series', () => {
  const repeat = { every: 'week', dates: 4, timeZone: 'Europe/Lisbon' } as const;
  const answer = (host: TestMember, eventId: string, action: string, { id: userId }: TestMember, scope?: EventScope) =>
    host.api.ok('handleEventRequest', {
      path: { eventId },
      body: { userId, action, ...(scope && { scope }) } as never,
    });
  const unreadOf = async (member: TestMember) =>
    (await member.api.ok('listNotifications')).notifications.filter(({ isRead }) => !isRead).map(({ title }) => title);

  async function aRequest() {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const event = await hostEvent(server, host, { title: 'Bread', repeat });
    const dates = await host.api.ok('listEvents', { query: { series: event.series?._id ?? '' } });
    await ann.api.ok('registerForEvent', { path: { id: event._id }, body: { scope: 'all' } });
    return { host, ann, ben, ids: dates.map(({ _id }) => _id) as [string, string, string, string] };
  }

  test('is one row with its dates, and read once all of them are answered', async () => {
    const { host, ann, ben, ids } = await aRequest();
    const [first, second, third] = ids;
    await ask(ben, second);
    expect(await requestsOf(host, first)).toMatchObject([{ name: 'Ann', dates: 4 }]);
    const [, other] = await requestsOf(host, second);
    expect(other).not.toHaveProperty('dates');
    await answer(host, first, 'APPROVE', ann);
    expect((await requestsOf(host, third))[0]).toMatchObject({ dates: 3 });
    expect(await unreadOf(host)).toContain('Ann wants to join Bread (3 dates)');
    await answer(host, third, 'APPROVE', ann, 'all');
    await decide(host, ben, second, 'APPROVE');
    expect(await unreadOf(host)).toEqual([]);
  });

  test('is one notification and one row of the host, also when it is made one date at a time', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const event = await hostEvent(server, host, { title: 'Bread', repeat });
    const ids = (await host.api.ok('listEvents', { query: { series: event.series?._id ?? '' } })).map(({ _id }) => _id);
    for (const id of ids) await ask(ann, id);
    expect(await unreadOf(host)).toEqual(['Ann wants to join Bread (4 dates)']);
    expect(await requestsOf(host, event._id)).toMatchObject([{ name: 'Ann', dates: 4 }]);
    // Another member has a thread of their own.
    await ask(ben, ids[1] ?? '');
    expect(await unreadOf(host)).toEqual(['Ben wants to join Bread', 'Ann wants to join Bread (4 dates)']);
  });

  test('counts only dates that a co-host hosts', async () => {
    const { host, ben, ids } = await aRequest();
    const [first, second] = ids;
    await host.api.ok('inviteCohost', { path: { eventId: second }, body: { userId: ben.id } });
    await ben.api.ok('answerCohostInvitation', { path: { eventId: second }, body: { accepts: true } });
    const [asked] = await requestsOf(ben, second);
    expect(asked).not.toHaveProperty('dates');
    expect((await requestsOf(host, first))[0]).toMatchObject({ dates: 4 });
  });

  test('is declined for all dates at once, undone, and notified once', async () => {
    const { host, ann, ids } = await aRequest();
    const [first, second, , last] = ids;
    const declined = await answer(host, first, 'REJECT', ann, 'all');
    expect(declined.message).toBe('Participant declined for 4 dates.');
    expect(await requestsOf(host, last)).toEqual([]);
    await host.api.ok('undoDecline', { path: { eventId: first }, body: { userId: ann.id, scope: 'all' } });
    expect((await requestsOf(host, last))[0]).toMatchObject({ dates: 4 });
    await answer(host, second, 'REJECT', ann, 'following');
    server.clock.advance(60);
    await settleDeclines(server.app.context);
    expect(await unreadOf(ann)).toEqual(['Your request to join Bread (3 dates) was declined']);
    expect(await namesIn(host, first)).toEqual(['Ann']);
  });
});

describe('approving all requests', () => {
  test('approves the oldest that fit, and says how many are left', async () => {
    const [host, ann, ben, cleo] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo');
    const { _id: id } = await hostEvent(server, host, { max_participants: 2 });
    for (const member of [ann, ben, cleo]) {
      await ask(member, id);
      server.clock.advance(1);
    }
    const message = '2 requests approved. 1 is left, because the event is full.';
    expect(await approveAll(host, id)).toEqual({ success: true, message, approved: 2, left: 1 });
    expect(await namesIn(host, id)).toEqual(['Cleo']);
    for (const member of [ann, ben]) expect(await toldOf(member)).toEqual(['eventApproved']);
    expect(await approveAll(host, id)).toMatchObject({ approved: 0, left: 1 });
  });

  test('of a series approves all dates, and notifies each member once', async () => {
    const [host, ann, ben, cleo] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo');
    const repeat = { every: 'week', dates: 3, timeZone: 'Europe/Lisbon' } as const;
    const event = await hostEvent(server, host, { title: 'Bread', repeat, max_participants: 2 });
    const ids = (await host.api.ok('listEvents', { query: { series: event.series?._id ?? '' } })).map(({ _id }) => _id);
    const [first = '', second = '', third = ''] = ids;
    for (const member of [ann, ben])
      await member.api.ok('registerForEvent', { path: { id: first }, body: { scope: 'all' } });
    server.clock.advance(1);
    await ask(cleo, third);
    const call = (by: TestMember, eventId: string, scope: EventScope) =>
      by.api.call('approveAllRequests', { path: { eventId }, query: { scope } });
    // A co-host of one date cannot approve for the others.
    await host.api.ok('inviteCohost', { path: { eventId: second }, body: { userId: cleo.id } });
    await cleo.api.ok('answerCohostInvitation', { path: { eventId: second }, body: { accepts: true } });
    expect(await call(cleo, second, 'all')).toMatchObject({ status: 403, body: { code: 'not_host_of_all' } });
    expect((await call(ann, first, 'all')).status).toBe(403);
    expect((await call(host, second, 'all')).body).toMatchObject({ approved: 6, left: 1 });
    for (const id of [first, second]) expect(await requestsOf(host, id)).toEqual([]);
    expect(await namesIn(host, third)).toEqual(['Cleo']);
    const { notifications } = await ann.api.ok('listNotifications');
    expect(notifications.map(({ title }) => title)).toEqual(['You’re in: Bread (3 dates)']);
  });

  test('leaves held places to the members on the waitlist, and excludes blocked members', async () => {
    const [host, ann, ben, cleo, dan] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cleo', 'Dan');
    const { _id: id } = await hostEvent(server, host, { max_participants: 1 });
    for (const member of [ann, ben, cleo, dan]) await ask(member, id);
    await decide(host, ann, id, 'APPROVE');
    await cleo.api.ok('joinWaitlist', { path: { eventId: id } });
    await ann.api.ok('leaveEvent', { path: { id } });
    await host.api.ok('blockMember', { path: { userId: dan.id } });
    expect(await approveAll(host, id)).toMatchObject({ approved: 1, left: 1 });
    expect(await namesIn(host, id)).toEqual(['Ben']);
    expect(await toldOf(cleo)).toContain('eventApproved');
  });
});
