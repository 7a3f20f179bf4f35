import { expect, test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { callOf, clientOf } from '../authorisation/calls.ts';
import { expectedOf } from '../authorisation/expected.ts';
import { occasionOfFirstCaller } from '../authorisation/first-caller.ts';
import { kindOf, targetsOf } from '../authorisation/targets.ts';
import { gatherCast, makeThing, personIn, roles } from '../authorisation/world.ts';
import { inputsOf, operationIds } from '../support/contract-inputs.ts';
import { enrol } from '../support/enrol.ts';
import { holdSession } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';

const server = useServer();

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

const takingKeys = operationIds.filter((id) => inputsOf(id).parameters.some(({ name }) => name === 'Idempotency-Key'));

test.each(takingKeys)('%s answers a repeated call with the first result', async (id) => {
  const cast = await gatherCast(server);
  const [target = 'any'] = targetsOf(id);
  const role = roles.find((one) => expectedOf(id, target, one) === 'success') ?? 'member';
  const [kind, caller] = [kindOf(id), personIn(role, cast, kindOf(id))];
  const thing = kind === null ? '' : await makeThing(server, cast, kind, target);
  const call = { ...(await callOf(id, { server, cast, target, id: thing, caller })), ...keyed('twice') };
  const client = clientOf(server, id, caller);
  const first = await client.call(id, call);
  expect(first.status).toBe(201);
  expect(await client.call(id, call)).toMatchObject({ status: 201, body: first.body as object });
});

const { operations } = loadContract();
const ofStaff = operationIds.filter((id) => {
  const { method, roles } = operations.get(id) ?? { method: 'GET', roles: [] };
  return method !== 'GET' && roles.some((role) => role === 'operator' || role === 'moderator');
});

/** Each call does it again: there may be new log-ins, and backups of tests are done at once and stay. */
const doneAgain = ['logOutMember', 'makeBackup', 'deleteBackup'];

test.each(ofStaff.filter((id) => !doneAgain.includes(id)))(
  '%s is in the log once, also if it is repeated',
  async (id) => {
    const occasion = await occasionOfFirstCaller(server, id);
    const call = await callOf(id, occasion);
    const client = clientOf(server, id, occasion.caller);
    const logged = async () => (await server.database.db.selectFrom('audit').select('what').execute()).length;
    await client.call(id, call);
    const once = await logged();
    await client.call(id, call);
    expect(await logged()).toBe(once);
  },
);

const eventOf = (title: string) => ({
  title,
  description: 'Bring a jar.',
  skills: [`${title} skill`],
  date: server.clock.inHours(24),
  start_time: server.clock.inHours(24),
  end_time: server.clock.inHours(25),
  max_participants: 3,
});

test('an event is stored once for a key, of one member and one content, for 24 hours', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const body = eventOf('Once');
  const create = async (by: typeof ann) => (await by.api.ok('createEvent', { body, ...keyed('k') })).event?._id;
  const first = await create(ann);
  expect(await create(ann)).toBe(first);
  expect(await create(ben)).not.toBe(first);
  const other = { body: { ...body, title: 'Other' }, ...keyed('k') };
  expect(await ann.api.errorOf('createEvent', 409, other)).toBe('This Idempotency-Key was used for another event.');
  await ann.api.ok('createEvent', { body, ...keyed('k2') });
  expect(await ann.api.ok('listCreatedEvents', { query: { status: 'Upcoming' } })).toHaveLength(2);

  server.clock.set(server.clock.inHours(24.1));
  await ann.api.ok('createEvent', { body: eventOf('Once'), ...keyed('k') });
});

test('a review is stored once, and a rejected call leaves its key free', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const planned = await holdSession(server, ann, ben, 2);
  const over = await holdSession(server, ann, ben, -2);
  const review = (sessionId: string) => ({
    body: { rating: 5, comment: 'Patient and clear.', reviewedTo: ben.id, sessionId },
    ...keyed('r'),
  });
  await ann.api.errorOf('createReview', 409, review(planned._id));
  const first = (await ann.api.ok('createReview', review(over._id))).review;
  expect((await ann.api.ok('createReview', review(over._id))).review).toEqual(first);
});
