import { ApiError } from '@skill-exchange/api-client/errors';
import { expect, test, vi } from 'vitest';
import { createAuthSessionStore } from '../../src/lib/auth-session/auth-session-store.ts';
import { retryDelays, startAuthSession } from '../../src/lib/auth-session/start-auth-session.ts';
import { memoryStorage, tokenOf } from '../memory-storage.ts';

function start(check: (signal: AbortSignal) => Promise<boolean>, token: string | null = tokenOf('m1')) {
  const storage = memoryStorage(token === null ? {} : { token, userId: 'm1' });
  const authSession = createAuthSessionStore(storage);
  const waited: number[] = [];
  const controller = new AbortController();
  const wait = async (milliseconds: number) => void waited.push(milliseconds);
  const onUnreachable = vi.fn();
  const done = startAuthSession({ authSession, check, signal: controller.signal, onUnreachable, wait });
  return { storage, authSession, waited, controller, done, onUnreachable };
}

const failure = (status: number) => new ApiError({ status, operation: 'POST /auth/check' });

test('sends no request without a token', async () => {
  const check = vi.fn(async () => true);
  const { authSession, done } = start(check, null);
  await done;
  expect(check).not.toHaveBeenCalled();
  expect(authSession.get().phase).toBe('visitor');
});

test('an accepted token logs the member in', async () => {
  const { authSession, done } = start(async () => true);
  await done;
  expect(authSession.get()).toMatchObject({ phase: 'member', userId: 'm1' });
});

test.each([
  ['a flag', async () => false],
  ['a 401', async () => Promise.reject(failure(401))],
  ['a 404', async () => Promise.reject(failure(404))],
])('%s removes the token at once', async (_name, answer) => {
  const check = vi.fn(answer);
  const { authSession, storage, done } = start(check);
  await done;
  expect(check).toHaveBeenCalledOnce();
  expect(authSession.get()).toEqual({ phase: 'visitor', endedBy: 'rejected' });
  expect(storage.all()).toEqual({ userId: 'm1' });
});

test.each([0, 429, 500, 503])('status %i is retried, and a final success counts', async (status) => {
  const check = vi
    .fn(async () => true)
    .mockRejectedValueOnce(failure(status))
    .mockRejectedValueOnce(failure(status));
  const { authSession, waited, done } = start(check);
  await done;
  expect(waited).toEqual(retryDelays.slice(0, 2));
  expect(authSession.get().phase).toBe('member');
});

test.each([0, 502, 503, 504])('final status %i keeps the member logged in, and says so', async (status) => {
  const check = vi.fn(async () => Promise.reject(failure(status)));
  const { authSession, storage, done, onUnreachable } = start(check);
  await done;
  expect(check).toHaveBeenCalledTimes(retryDelays.length + 1);
  expect(authSession.get()).toMatchObject({ phase: 'member', userId: 'm1' });
  expect(storage.getItem('token')).not.toBeNull();
  expect(onUnreachable).toHaveBeenCalledOnce();
});

test('a failing server removes the token after the last attempt', async () => {
  const check = vi.fn(async () => Promise.reject(failure(500)));
  const { authSession, storage, done } = start(check);
  await done;
  expect(check).toHaveBeenCalledTimes(retryDelays.length + 1);
  expect(authSession.get().phase).toBe('visitor');
  expect(storage.getItem('token')).toBeNull();
});

test('a rejection after another tab has logged in leaves that session unchanged', async () => {
  const { authSession, storage, done } = start(async () => {
    storage.setItem('token', tokenOf('m2'));
    authSession.follow(tokenOf('m2'));
    return false;
  });
  await done;
  expect(authSession.get()).toMatchObject({ phase: 'member', userId: 'm2' });
  expect(storage.getItem('token')).toBe(tokenOf('m2'));
});

test('an aborted start changes nothing', async () => {
  const { authSession, controller, done } = start(async () => {
    await Promise.resolve();
    controller.abort();
    throw failure(401);
  });
  await done;
  expect(authSession.get().phase).toBe('checking');
});
