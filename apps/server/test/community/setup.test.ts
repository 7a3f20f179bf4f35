import { expect, test } from 'vitest';
import { offerSetup } from '../../src/modules/community/setup.ts';
import { atOnce, tally } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

const server = useServer();

/** Returns the token of a new link, as the start of the server prints it. */
async function newLink(): Promise<string | undefined> {
  return (await offerSetup(server.database.db, server.clock.now()))?.split('/').at(-1);
}

const open = (member: TestMember, token = '') => member.api.call('becomeOperator', { body: { token } });

test('the link of the start makes a member the operator, once, and the log says so', async () => {
  const token = await newLink();
  const ann = await server.join('Ann');
  expect((await ann.api.call('listSettings')).status).toBe(403);
  expect(await open(ann, token)).toMatchObject({ status: 200, body: { isOperator: true } });
  expect((await ann.api.call('listSettings')).status).toBe(200);
  const [logged] = await server.database.db.selectFrom('audit').select(['what', 'actor_id', 'target_id']).execute();
  expect(logged).toEqual({ what: 'role.changed', actor_id: ann.id, target_id: ann.id });
  expect(await newLink()).toBeUndefined();
  const ben = await server.join('Ben');
  expect(await open(ben, token)).toMatchObject({ status: 404, body: { code: 'setup_link_not_found' } });
});

test('a link ends after an hour, and one of another start works as long', async () => {
  const ann = await server.join('Ann');
  const first = await newLink();
  server.clock.advance(59 * 60);
  const second = await newLink();
  server.clock.advance(60);
  expect((await open(ann, first)).status).toBe(404);
  expect((await open(ann, second)).status).toBe(200);
});

test('of two members at once with two links one becomes the operator', async () => {
  const members = [await server.join('Ann'), await server.join('Ben')];
  const links = [await newLink(), await newLink()];
  const answers = await atOnce(2, (index) => open(members[index] as TestMember, links[index]));
  expect(tally(answers)).toEqual({ 200: 1, 404: 1 });
});

test('the link of a community that has got an operator makes nobody an operator', async () => {
  const [ann, ben] = [await server.join('Ann'), await server.join('Ben')];
  const token = await newLink();
  await server.database.db.updateTable('members').set({ is_operator: true }).where('id', '=', ann.id).execute();
  expect(await open(ben, token)).toMatchObject({ status: 409, body: { code: 'has_operator' } });
  expect((await ben.api.call('listSettings')).status).toBe(403);
});

test('a start has a link again once the last operator deletes their account', async () => {
  const ann = await server.join('Ann');
  await server.database.db.updateTable('members').set({ is_operator: true }).where('id', '=', ann.id).execute();
  expect(await newLink()).toBeUndefined();
  await ann.api.ok('deleteAccount', { body: { password: ann.password } });
  expect(await newLink()).toBeDefined();
});

test('the last operator deletes their account once another member is appointed', async () => {
  const [ann, ben] = [await server.join('Ann'), await server.join('Ben')];
  await server.join('Cai');
  const operate = (member: TestMember, is_operator: boolean) =>
    server.database.db.updateTable('members').set({ is_operator }).where('id', '=', member.id).execute();
  await operate(ann, true);
  const leave = (member: TestMember) => member.api.call('deleteAccount', { body: { password: member.password } });
  expect(await leave(ann)).toMatchObject({ status: 409, body: { code: 'last_operator' } });
  expect((await ann.api.call('listSettings')).status).toBe(200);
  await operate(ben, true);
  const answers = await Promise.all([leave(ann), leave(ben)]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
});
