import { beforeEach, expect, test } from 'vitest';
import { enrol, makeOperators } from '../support/enrol.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { createInvitation, setJoining, signUp } from './joining.ts';

const server = useServer();
let operator: TestMember;
beforeEach(async () => {
  await server.app.context.community.refresh();
  [operator] = await enrol(server, 'Amara');
  await makeOperators(server, operator);
});
const shown = async () => (await server.visitor.ok('getCommunity')).community.joining;
const refused = (code: string) => ({ status: 403, body: { code } });

test('everybody joins a community that nobody has set up', async () => {
  expect(await shown()).toEqual({ by: 'everybody' });
  expect((await signUp(server)).status).toBe(201);
});

test('by invitation, nobody joins without one', async () => {
  await setJoining(server, operator, { joinBy: 'invitation' });
  expect(await shown()).toEqual({ by: 'invitation' });
  expect(await signUp(server)).toMatchObject(refused('invitation_required'));
  const { token: invitation } = await createInvitation(operator, {});
  expect((await signUp(server, { invitation })).status).toBe(201);
  await setJoining(server, operator, { joinBy: 'everybody' });
  expect((await signUp(server)).status).toBe(201);
});

test.each([
  ['ann@school.example', 201],
  ['Ann@SCHOOL.example', 201],
  ['ann@sub.school.example', 403],
  ['ann@school.example.org', 403],
  ['ann@notschool.example', 403],
])('with certain domains, %s gets %i', async (email, status) => {
  await setJoining(server, operator, { joinBy: 'addresses', joinDomains: ['school.example', 'uni.example'] });
  expect(await shown()).toEqual({ by: 'addresses', domains: ['school.example', 'uni.example'] });
  const answer = await signUp(server, { email });
  expect(answer.status).toBe(status);
  if (status === 403) expect(answer.body).toMatchObject({ code: 'address_not_admitted' });
});

test('a domain with other letters is read as it is written, and its addresses are admitted either way', async () => {
  await setJoining(server, operator, { joinBy: 'addresses', joinDomains: ['xn--bcher-kva.example'] });
  expect(await shown()).toEqual({ by: 'addresses', domains: ['bücher.example'] });
  for (const email of ['ann@BÜCHER.example', 'ben@xn--bcher-kva.example'])
    expect((await signUp(server, { email })).status).toBe(201);
});

test('an invitation lets in people with any address', async () => {
  await setJoining(server, operator, { joinBy: 'addresses', joinDomains: ['school.example'] });
  const { token: invitation } = await createInvitation(operator, {});
  expect((await signUp(server, { invitation })).status).toBe(201);
});

test('certain addresses need a domain', async () => {
  const body = { version: 0, values: { joinBy: 'addresses' } };
  const answer = await operator.api.call('changeSettings', { path: { group: 'joining' }, body });
  expect(answer).toMatchObject({ status: 400, body: { field: 'values.joinDomains' } });
});

test('a minimum age is confirmed by everybody, also with an invitation', async () => {
  await setJoining(server, operator, { minimumAge: 16 });
  expect(await shown()).toEqual({ by: 'everybody', minimumAge: 16 });
  const { token: invitation } = await createInvitation(operator, {});
  for (const more of [{}, { isOldEnough: false }, { invitation }])
    expect(await signUp(server, more)).toMatchObject({
      status: 403,
      body: { code: 'age_unconfirmed', message: 'Confirm that you are at least 16 years old.', params: { limit: 16 } },
    });
  expect((await signUp(server, { isOldEnough: true, invitation })).status).toBe(201);
});

test('an unchanged list of domains is no change', async () => {
  await setJoining(server, operator, { joinDomains: ['school.example'] });
  await setJoining(server, operator, { joinDomains: ['school.example'], joinBy: 'everybody' });
  const { groups } = await operator.api.ok('listSettings');
  expect(groups.find(({ group }) => group === 'joining')).toMatchObject({ version: 1 });
});
