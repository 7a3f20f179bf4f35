import { isApiError } from '@skill-exchange/api-client/errors';
import { eventsQuery } from '@skill-exchange/api-client/events';
import { usersQuery } from '@skill-exchange/api-client/users';
import { expect, it } from 'vitest';
import { type NetworkStates, networkHandlers, networkState, type StateOf } from '../src/network.ts';
import { type OperationName, operations } from '../src/operations.ts';
import { fresh, makeApi, mockNetwork } from './support.ts';

const network = mockNetwork(...networkHandlers());
const api = makeApi();
const names: readonly OperationName[] = Object.keys(operations).filter(
  (name): name is OperationName => name in operations,
);

/** Calls an operation without the client and returns the response. */
async function ask(name: OperationName): Promise<{ status: number; message?: string; retryAfter: string | null }> {
  const { method, path } = operations[name];
  const base = path.startsWith('/articles') ? 'https://dev.to/api' : 'https://backend.test';
  const address = base + path.replaceAll(/\{[^}]+\}/g, 'some-id');
  const response = await fetch(address, { method: method.toUpperCase() }).catch(() => Response.error());
  const { message }: { message?: string } = await response.json().catch(() => ({}));
  const retryAfter = response.headers.get('Retry-After');
  return { status: response.status, retryAfter, ...(message !== undefined && { message }) };
}

it.each(names)('%s breaks and goes offline', async (name) => {
  network.use(networkState(name, 'error'));
  expect(await ask(name)).toMatchObject({ status: 500, message: expect.stringContaining('went wrong') });
  network.use(networkState(name, 'offline'));
  expect(await ask(name)).toMatchObject({ status: 0 });
});

it.each([
  ['addSkill', 'badRequest', 400, 'name: Skill name must be at least 2 characters.'],
  ['getUser', 'unauthorized', 401, 'Log in to do this.'],
  ['listEventRequests', 'forbidden', 403, 'Only the host can do this.'],
  ['getUser', 'notFound', 404, 'User not found.'],
  ['registerForEvent', 'conflict', 409, 'This event is full.'],
  ['editUser', 'tooLarge', 413, 'Max file size is 5MB.'],
  ['addSkill', 'unsupported', 415, 'Please upload a valid file'],
  ['logIn', 'tooMany', 429, 'Too many requests from your network. Try again in 15 minutes.'],
  ['getReadiness', 'unavailable', 503, "We're having trouble on our side. Try again in a moment."],
] satisfies [OperationName, StateOf<OperationName>, number, string][])(
  '%s rejects: %s is %i, in words',
  async (name, state, status, words) => {
    network.use(...networkHandlers({ [name]: state } as NetworkStates));
    const answer = await ask(name);
    expect(answer).toMatchObject({ status, message: words });
    expect(answer.retryAfter !== null).toBe(status === 429 || status === 503);
  },
);

it('answers what a test sets', async () => {
  network.use(networkState('registerForEvent', 'conflict', { message: 'You have asked already.' }));
  expect(await ask('registerForEvent')).toMatchObject({ status: 409, message: 'You have asked already.' });
});

it('is empty', async () => {
  network.use(...networkHandlers({ listUsers: 'empty', listEvents: 'empty' }));
  const [users, events] = await Promise.all([
    fresh().fetchInfiniteQuery(usersQuery(api)),
    fresh().fetchInfiniteQuery(eventsQuery(api)),
  ]);
  expect([users.pages[0]?.items, events.pages[0]?.items]).toEqual([[], []]);
});

it('never responds, until the caller aborts', async () => {
  network.use(networkState('listUsers', 'loading'));
  const answer = api.GET('/api/user/getAll', { signal: AbortSignal.timeout(50) });
  const error = await answer.catch((reason: unknown) => reason);
  expect(isApiError(error, 0)).toBe(true);
});

it('does not affect other operations', async () => {
  network.use(...networkHandlers({ listUsers: 'error' }));
  expect(await ask('listRecentSkills')).toMatchObject({ status: 200 });
});
