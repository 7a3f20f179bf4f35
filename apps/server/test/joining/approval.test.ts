import { beforeEach, describe, expect, test } from 'vitest';
import { eraseLeft } from '../../src/modules/account/leaving.ts';
import { removeOldJoinRequests } from '../../src/modules/joining/join-requests.ts';
import { settleJoinDecisions } from '../../src/modules/log-in/settle-join-decisions.ts';
import { appoint, enrol, makeOperators, openSessions } from '../support/enrol.ts';
import { columnsWith } from '../support/kinds/columns-with.ts';
import { tally } from '../support/kinds/things.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { useSockets } from '../support/test-socket.ts';
import { createInvitation, setJoining, signUp } from './joining.ts';

const server = useServer();
const sockets = useSockets(() => server.app);
const password = 'a long passphrase';
const email = 'samira@example.org';
const answer = 'Guitar, the way xanadu played it.';
let operator: TestMember;
let moderator: TestMember;
beforeEach(async () => {
  await server.app.context.community.refresh();
  [operator, moderator] = await enrol(server, 'Amara', 'Marit');
  await makeOperators(server, operator);
  await appoint(server, moderator);
  await setJoining(server, operator, { joinBy: 'approval' });
});

const ask = (more: object = {}) =>
  signUp(server, { name: 'Samira', email, answer, skillsOffered: ['Guitar'], ...more });
const logIn = async () => await server.visitor.call('logIn', { body: { email, password } });
const requests = async (by = operator) => (await by.api.ok('listJoinRequests')).requests;
const decide = async (decision: string, by = operator) => {
  const [request] = await requests();
  const path = { joinRequestId: request?._id ?? '' };
  return { path, answer: await by.api.call('decideJoinRequest', { path, body: { decision } }) };
};
const minuteLater = async () => {
  server.clock.advance(60);
  await settleJoinDecisions(server.app.context);
};
const names = async () =>
  (await server.database.db.selectFrom('members').select('name').execute()).map((one) => one.name);

describe('by approval', () => {
  test('people answer a question and wait, as no members', async () => {
    const { community } = await server.visitor.ok('getCommunity');
    const question = 'What would you like to teach, and what to learn?';
    expect(community.joining).toEqual({ by: 'approval', question, answerDays: 3 });
    expect(await ask({ answer: ' ' })).toMatchObject({ status: 400, body: { field: 'answer' } });
    expect(await ask()).toMatchObject({ status: 201, body: { isWaiting: true } });
    expect(await logIn()).toMatchObject({ status: 403, body: { code: 'join_waiting' } });
    const wrong = { body: { email, password: 'another one' } };
    expect(await server.visitor.call('logIn', wrong)).toMatchObject({ status: 401 });
    expect(await names()).not.toContain('Samira');
    expect(await requests()).toMatchObject([{ name: 'Samira', email, question, answer }]);
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'already_asked' } });
  });

  test('who is let in is a member a minute later, with what they asked for', async () => {
    await ask();
    expect((await decide('let_in')).answer).toMatchObject({ status: 200, body: { request: { decision: 'let_in' } } });
    expect(await requests()).toEqual([]);
    expect(await logIn()).toMatchObject({ status: 403 });
    server.clock.advance(59);
    await settleJoinDecisions(server.app.context);
    expect(await names()).not.toContain('Samira');
    server.clock.advance(1);
    await Promise.all([settleJoinDecisions(server.app.context), settleJoinDecisions(server.app.context)]);
    expect((await names()).filter((name) => name === 'Samira')).toHaveLength(1);
    expect((await logIn()).status).toBe(200);
    const rows = server.database.db.selectFrom('member_skills').innerJoin('skills', 'skills.id', 'skill_id');
    expect(await rows.select('name').execute()).toEqual([{ name: 'Guitar' }]);
    const [joining] = await server.database.db.selectFrom('joinings').selectAll().execute();
    expect(joining).toMatchObject({ answer, invited_by: null });
  });

  test('who is declined can’t log in, and may ask again after 30 days', async () => {
    await ask();
    await decide('declined');
    await minuteLater();
    expect(await logIn()).toMatchObject({ status: 401 });
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'already_asked' } });
    expect(await columnsWith(server.database.db, 'xanadu')).toEqual([]);
    server.clock.advance(30 * 24 * 3_600);
    await removeOldJoinRequests(server.app.context);
    expect((await ask()).status).toBe(201);
  });

  test('a decision can be undone until the person knows of it', async () => {
    await ask();
    const { path } = await decide('declined');
    const undone = await operator.api.ok('undoJoinDecision', { path });
    expect(undone.request).not.toHaveProperty('decision');
    await minuteLater();
    expect(await requests()).toMatchObject([{ name: 'Samira' }]);
    await decide('let_in');
    await minuteLater();
    expect((await operator.api.call('undoJoinDecision', { path })).status).toBe(404);
    const audit = await server.database.db
      .selectFrom('audit')
      .select('details')
      .where('what', '=', 'join.decided')
      .execute();
    expect(audit.map(({ details }) => details)).toEqual([
      { decision: 'declined' },
      { decision: 'undone' },
      { decision: 'let_in' },
    ]);
  });

  test('of two who decide at the same moment one does, and nobody else changes it', async () => {
    await setJoining(server, operator, { moderatorsLetIn: true });
    await ask();
    const [{ _id = '' } = {}] = await requests();
    const path = { joinRequestId: _id };
    const answers = await Promise.all([
      operator.api.call('decideJoinRequest', { path, body: { decision: 'let_in' } }),
      moderator.api.call('decideJoinRequest', { path, body: { decision: 'declined' } }),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 404: 1 });
    const [first, other] = answers[0]?.status === 200 ? [operator, moderator] : [moderator, operator];
    expect((await other.api.call('undoJoinDecision', { path })).status).toBe(404);
    expect((await first.api.call('undoJoinDecision', { path })).status).toBe(200);
    expect((await other.api.call('decideJoinRequest', { path, body: { decision: 'let_in' } })).status).toBe(200);
  });

  test('moderators decide where operators allow it, and members never', async () => {
    await ask();
    expect(await moderator.api.call('listJoinRequests')).toMatchObject({ status: 403, body: { code: 'not_operator' } });
    expect((await decide('let_in', moderator)).answer.status).toBe(403);
    const kinds = async (by: TestMember) => (await by.api.ok('listNeeds')).needs.map(({ kind }) => kind);
    expect(await kinds(moderator)).not.toContain('joinRequests');
    expect(await kinds(operator)).toContain('joinRequests');
    await setJoining(server, operator, { moderatorsLetIn: true });
    expect(await kinds(moderator)).toContain('joinRequests');
    expect((await decide('let_in', moderator)).answer.status).toBe(200);
    const [member] = await enrol(server, 'Ann');
    expect((await member.api.call('listJoinRequests')).status).toBe(403);
    expect(await kinds(member)).not.toContain('joinRequests');
  });

  test('an invitation skips the wait, also of who has asked', async () => {
    await ask();
    const { token: invitation } = await createInvitation(operator, {});
    const joined = await ask({ invitation });
    expect(joined).toMatchObject({ status: 201 });
    expect(joined.body).not.toHaveProperty('isWaiting');
    expect((await logIn()).status).toBe(200);
    expect(await requests()).toEqual([]);
  });

  test('who waits can withdraw: all is erased at once, and the queue and its number follow', async () => {
    await ask();
    const withdraw = async (by = password) =>
      await server.visitor.call('withdrawJoinRequest', { body: { email, password: by } });
    const changes: object[] = [];
    (await sockets.open({ cookie: operator.cookie })).on('notifications', (change) => changes.push(change));
    expect(await withdraw('another one')).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
    expect(await requests()).toHaveLength(1);
    expect(await withdraw()).toMatchObject({ status: 200, body: { isWithdrawn: true } });
    await expect.poll(() => changes.length).toBe(1);
    expect(await requests()).toEqual([]);
    expect((await operator.api.ok('listNeeds')).needs.map(({ kind }) => kind)).not.toContain('joinRequests');
    expect(await columnsWith(server.database.db, 'xanadu')).toEqual([]);
    expect(await withdraw()).toMatchObject({ status: 401 });
    expect(await logIn()).toMatchObject({ status: 401 });
    expect((await ask()).status).toBe(201);
    await expect.poll(() => changes.length).toBe(2);
  });

  test('who was let in can’t withdraw, and who withdraws within the minute is not let in', async () => {
    const body = { email, password };
    await ask();
    await decide('let_in');
    expect((await server.visitor.call('withdrawJoinRequest', { body })).status).toBe(200);
    await minuteLater();
    expect(await names()).not.toContain('Samira');
    await ask();
    await decide('let_in');
    await minuteLater();
    const late = await server.visitor.call('withdrawJoinRequest', { body });
    expect(late).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await names()).toContain('Samira');
  });

  test('the answer is erased with the account', async () => {
    await ask();
    await decide('let_in');
    await minuteLater();
    const samira = server.database.db
      .selectFrom('members')
      .select(['id', 'name', 'email'])
      .where('name', '=', 'Samira');
    const [member] = await openSessions(server, await samira.execute());
    await member?.api.ok('deleteAccount', { body: { password } });
    server.clock.advance(8 * 24 * 3_600);
    await eraseLeft(server.app.context);
    expect(await columnsWith(server.database.db, 'xanadu')).toEqual([]);
  });

  test('requests that nobody answers are removed', async () => {
    await ask();
    server.clock.advance(90 * 24 * 3_600);
    await removeOldJoinRequests(server.app.context);
    const [again] = await openSessions(server, [operator]);
    expect(await requests(again)).toEqual([]);
  });
});
