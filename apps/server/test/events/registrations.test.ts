import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { hostEvent, letIn } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

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

  test('frees one place, even when it is called many times at once', async () => {
    const [host, ann, ben] = await enrol(server, 'Hal', 'Ann', 'Ben');
    const { _id: id } = await hostEvent(server, host, { max_participants: 2 });
    for (const guest of [ann, ben]) await letIn(host, guest, id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ann.api.call('leaveEvent', { path: { id } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
    expect((await host.api.ok('getEvent', { path: { eventId: id } })).current_participants_count).toBe(1);
  });
});
