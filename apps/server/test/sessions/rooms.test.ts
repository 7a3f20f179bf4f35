import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer({ meetingRooms: 'https://meet.example.org/{room}#config' });
const without = useServer({ meetingRooms: null });

test('a room has an unguessable name, and is accepted as a session’s link', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  expect(await ann.api.ok('getRooms')).toEqual({ success: true, isOffered: true });
  const { link } = await ann.api.ok('createRoom');
  expect(link).toMatch(/^https:\/\/meet\.example\.org\/([0-9a-hjkmnp-tv-z]{5}-){5}[0-9a-hjkmnp-tv-z]{5}#config$/);
  expect((await ann.api.ok('createRoom')).link).not.toBe(link);
  const body = { date: server.clock.inHours(2), userTwo: ben.id, link };
  expect((await ann.api.ok('createSession', { body })).session?.link).toBe(link);
});

test('without the setting there are none', async () => {
  const [ann] = await enrol(without, 'Ann');
  expect(await ann.api.ok('getRooms')).toEqual({ success: true, isOffered: false });
  expect((await ann.api.call('createRoom')).body).toMatchObject({ code: 'rooms_off' });
});
