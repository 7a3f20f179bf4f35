import type { Invitation, SettingValues } from '@skill-exchange/api-client/types';
import type { TestAnswer } from '../support/test-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';

/** Changes who may join, as an operator. */
export async function setJoining(server: TestServer, operator: TestMember, values: SettingValues): Promise<void> {
  const { groups } = await operator.api.ok('listSettings');
  const version = groups.find(({ group }) => group === 'joining')?.version ?? 0;
  await operator.api.ok('changeSettings', { path: { group: 'joining' }, body: { version, values } });
  await server.app.context.community.refresh();
}

/** Makes an invitation; one person within 30 days unless it says otherwise. */
export async function createInvitation(
  by: TestMember,
  { label, uses = 1, days = 30 }: { label?: string; uses?: number; days?: number },
): Promise<Invitation> {
  const body = { uses, days, ...(label !== undefined && { label }) };
  return (await by.api.ok('createInvitation', { body })).invitation;
}

let people = 0;

/** Signs somebody up, with a name and an address of their own. */
export async function signUp(server: TestServer, more: object = {}): Promise<TestAnswer> {
  people += 1;
  const body = { name: `New ${people}`, email: `new-${people}@example.org`, password: 'a long passphrase', ...more };
  return await server.visitor.call('signUp', { body });
}

/** Signs somebody up with an invitation. */
export const joinWith = (server: TestServer, invitation: string, more: object = {}) =>
  signUp(server, { invitation, ...more });
