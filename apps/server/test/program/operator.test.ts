import { expect, test } from 'vitest';
import { runOperator } from '../../src/commands/operator/run-operator.ts';
import { enrol } from '../support/enrol.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();
const run = (...args: string[]) => runOperator(args, (command) => command(server.database));

test('the operator command makes a member a moderator and revokes the role', async () => {
  const [{ email }] = await enrol(server, 'Ann');
  expect(await run('role', email, 'moderator')).toBe('They are a moderator now.');
  expect(await run('role', email, 'moderator')).toBe('They are a moderator already.');
  expect(await run('role', email, 'member')).toBe('They are a member now.');
  expect(await run('codes-off', email)).toBe('They have no codes turned on.');
});

test('the operator command makes operators beside moderators', async () => {
  const [ann] = await enrol(server, 'Ann');
  const statuses = async () => [(await ann.api.call('listSettings')).status, (await ann.api.call('listCases')).status];
  const after = async (role: string) => [await run('role', ann.email, role), ...(await statuses())];
  expect(await after('operator')).toEqual(['They are an operator now.', 200, 403]);
  expect(await after('operator')).toEqual(['They are an operator already.', 200, 403]);
  expect(await after('moderator')).toEqual(['They are a moderator now.', 200, 200]);
  expect(await after('member')).toEqual(['They are a member now.', 403, 403]);
});

test.each(['role nobody@example.org member', 'codes-off nobody@example.org'])(
  'the operator command %s finds no member',
  async (line) => {
    await expect(run(...line.split(' '))).rejects.toThrow('No member has this email address.');
  },
);

test('the operator command lists unsent emails and queues them again', async () => {
  expect(await run('mail')).toBe('0 emails were given up.');
  expect(await run('mail', '--retry')).toBe('Queued 0 emails again.');
});

test.each(['', 'roles', 'role a@example.org admin', 'role a@example.org member now', 'codes-off', 'mail --again'])(
  'the operator command "%s" prints the usage',
  async (line) => {
    await expect(run(...line.split(' '))).rejects.toThrow('Usage:');
  },
);
