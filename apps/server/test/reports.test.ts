import { expect, test } from 'vitest';
import { enrol } from './support/enrol.ts';
import { useServer } from './support/test-server.ts';
import { unknownId } from './support/things.ts';

const server = useServer();

test('a report needs another member and a reason of at most 250 characters', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const rejection = (status: number, body: object) => ann.api.errorOf('reportUser', status, { body });
  const reason = 'r';
  expect(await rejection(400, { reason, reportedUser: ann.id })).toBe('reportedUser: must be somebody else');
  expect(await rejection(404, { reason, reportedUser: unknownId })).toBe('User not found.');
  expect(await rejection(404, { reason, reportedUser: 'malformed' })).toBe('User not found.');
  expect(await rejection(400, { reason: '  \n', reportedUser: ben.id })).toBe('reason: must not be blank');
  expect(await rejection(400, { reason: 'x'.repeat(251), reportedUser: ben.id })).toContain('reason');
  // Counted as a person counts: an emoji outside the basic plane is one character.
  await ann.api.ok('reportUser', { body: { reason: '🙂'.repeat(250), reportedUser: ben.id } });
});

test('an unknown or malformed id is never reported', async () => {
  const [ann] = await enrol(server, 'Ann');
  for (const reportedUserId of [unknownId, 'malformed']) {
    expect(await ann.api.ok('isUserReported', { query: { reportedUserId } })).toEqual({ success: false });
  }
  expect(await ann.api.errorOf('isUserReported', 400)).toContain('reportedUserId');
});
