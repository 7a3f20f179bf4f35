import { describe, expect, test } from 'vitest';
import { settleDeclines } from '../src/modules/events/decline-service.ts';
import { enrol } from './support/enrol.ts';
import { type TestMember, useServer } from './support/test-server.ts';
import { decide, hostEvent } from './support/things.ts';

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
