import { describe, expect, test } from 'vitest';
import { enrol } from './support/enrol.ts';
import { useServer } from './support/test-server.ts';
import { decide, hostEvent, letIn, unknownId } from './support/things.ts';

const server = useServer();

describe('asking to join', () => {
  test('puts the member among the requests, which the host sees in order of arrival', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const event = await hostEvent(server, host);
    expect(await ann.api.ok('registerForEvent', { path: { id: event._id } })).toEqual({
      success: true,
      message: 'Your request to join has been sent!',
    });
    server.clock.advance(1);
    await ben.api.ok('registerForEvent', { path: { id: event._id } });
    const { requests } = await host.api.ok('listEventRequests', { path: { eventId: event._id } });
    expect(requests).toEqual([
      { _id: ann.id, name: 'Ann', photo: '', about: '' },
      { _id: ben.id, name: 'Ben', photo: '', about: '' },
    ]);
  });

  test('is rejected to the host, twice, and to those who are in', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const { _id: id } = await hostEvent(server, host);
    const ask = { path: { id } };
    expect(await host.api.errorOf('registerForEvent', 409, ask)).toBe('You are the host of this event.');
    await ann.api.ok('registerForEvent', ask);
    const again = await ann.api.errorOf('registerForEvent', 409, ask);
    expect(again).toBe('You have already asked to join this event.');
    await decide(host, ann, id, 'APPROVE');
    expect(await ann.api.errorOf('registerForEvent', 409, ask)).toBe("You're already in this event.");
  });

  test('is rejected when the event is full, over or canceled', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const full = await hostEvent(server, host, { max_participants: 1 });
    await letIn(host, ann, full._id);
    const asked = (id: string) => ben.api.errorOf('registerForEvent', 409, { path: { id } });
    expect(await asked(full._id)).toBe('This event is full.');

    const canceled = await hostEvent(server, host);
    await host.api.ok('deleteEvent', { path: { eventId: canceled._id } });
    expect(await asked(canceled._id)).toBe('This event was canceled.');

    const over = await hostEvent(server, host);
    server.clock.set(over.end_time);
    expect(await asked(over._id)).toBe('This event is over.');
  });
});

describe('leaving', () => {
  test('withdraws a request or frees a place, and the member may ask again', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host, { max_participants: 1 });
    const enrolled = async (include?: 'requested') =>
      await ann.api.ok('listParticipatingEvents', { query: { status: 'Upcoming', ...(include && { include }) } });

    await ann.api.ok('registerForEvent', { path: { id } });
    expect(await enrolled()).toEqual([]);
    const [requested] = await enrolled('requested');
    expect(requested).toMatchObject({ _id: id, requests: [{ _id: ann.id }], participants: [] });
    expect(requested).not.toHaveProperty('link');
    expect(await ann.api.ok('leaveEvent', { path: { id } })).toEqual({
      success: true,
      message: 'You have left the event.',
    });
    expect(await enrolled('requested')).toEqual([]);

    await letIn(host, ann, id);
    expect(await ben.api.errorOf('registerForEvent', 409, { path: { id } })).toBe('This event is full.');
    await ann.api.ok('leaveEvent', { path: { id } });
    const { event } = await host.api.ok('getEvent', { path: { eventId: id } });
    expect(event).toMatchObject({ participants: [], current_participants_count: 0 });
    await ben.api.ok('registerForEvent', { path: { id } });
  });

  test('is rejected to those who are not in, and once the event is over or canceled', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host);
    await letIn(host, ann, id);
    for (const member of [host, ben]) {
      expect(await member.api.errorOf('leaveEvent', 404, { path: { id } })).toBe('Registration not found.');
    }
    expect(await ann.api.errorOf('leaveEvent', 404, { path: { id: unknownId } })).toBe('Event not found.');
    await host.api.ok('deleteEvent', { path: { eventId: id } });
    expect(await ann.api.errorOf('leaveEvent', 409, { path: { id } })).toBe('This event was canceled.');
    const over = await hostEvent(server, host);
    await letIn(host, ann, over._id);
    server.clock.set(over.end_time);
    expect(await ann.api.errorOf('leaveEvent', 409, { path: { id: over._id } })).toBe('This event is over.');
  });

  test('frees one place, however often it is asked for at once', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host, { max_participants: 2 });
    for (const guest of [ann, ben]) await letIn(host, guest, id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ann.api.call('leaveEvent', { path: { id } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect((await host.api.ok('getEvent', { path: { eventId: id } })).current_participants_count).toBe(1);
  });
});

describe('the host', () => {
  test('decides once, on requests that are there, while there is room', async () => {
    const [host, ann, ben, cat] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cat');
    const { _id: eventId } = await hostEvent(server, host, { max_participants: 1 });
    for (const guest of [ann, ben]) await guest.api.ok('registerForEvent', { path: { id: eventId } });
    await decide(host, ann, eventId, 'APPROVE');
    const rejected = (userId: string, action: string, status: number) =>
      host.api.errorOf('handleEventRequest', status, { path: { eventId }, body: { userId, action } });
    expect(await rejected(ben.id, 'APPROVE', 409)).toBe('This event is full.');
    expect(await rejected(ann.id, 'APPROVE', 409)).toBe('This member is already in.');
    expect(await rejected(ann.id, 'REJECT', 409)).toBe('This member is already in.');
    expect(await rejected(cat.id, 'APPROVE', 404)).toBe('Request not found.');
    expect(await rejected(unknownId, 'REJECT', 404)).toBe('Request not found.');
    expect(await rejected('not an id', 'REJECT', 404)).toBe('Request not found.');
    expect((await decide(host, ben, eventId, 'REJECT')).status).toBe(200);
  });

  test('decides nothing once the event is over or canceled', async () => {
    const [host, ann] = await enrol(server, 'Hal', 'Ann');
    const canceled = await hostEvent(server, host);
    const over = await hostEvent(server, host);
    for (const { _id: id } of [canceled, over]) await ann.api.ok('registerForEvent', { path: { id } });
    await host.api.ok('deleteEvent', { path: { eventId: canceled._id } });
    for (const action of ['APPROVE', 'REJECT']) {
      const { status, body } = await decide(host, ann, canceled._id, action);
      expect([status, body]).toEqual([
        409,
        { success: false, code: 'event_canceled', message: 'This event was canceled.' },
      ]);
    }
    server.clock.set(over.end_time);
    for (const action of ['APPROVE', 'REJECT']) {
      expect(await decide(host, ann, over._id, action)).toMatchObject({
        status: 409,
        body: { message: 'This event is over.' },
      });
    }
  });
});
