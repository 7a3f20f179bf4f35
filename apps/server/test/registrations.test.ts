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
    expect(await ann.api.errorOf('registerForEvent', 409, ask)).toBe('You already take part in this event.');
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

describe('the host', () => {
  test('decides once, on requests that are there, while there is room', async () => {
    const [host, ann, ben, cat] = await enrol(server, 'Hal', 'Ann', 'Ben', 'Cat');
    const { _id: eventId } = await hostEvent(server, host, { max_participants: 1 });
    for (const guest of [ann, ben]) await guest.api.ok('registerForEvent', { path: { id: eventId } });
    await decide(host, ann, eventId, 'APPROVE');
    const rejected = (userId: string, action: string, status: number) =>
      host.api.errorOf('handleEventRequest', status, { path: { eventId }, body: { userId, action } });
    expect(await rejected(ben.id, 'APPROVE', 409)).toBe('This event is full.');
    expect(await rejected(ann.id, 'APPROVE', 409)).toBe('This member already takes part.');
    expect(await rejected(ann.id, 'REJECT', 409)).toBe('This member already takes part.');
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
