import { expect, test, vi } from 'vitest';
import { createAuthSessionStore } from '../../src/lib/auth-session/auth-session-store.ts';
import { memoryStorage, tokenOf } from '../memory-storage.ts';

test('is a visitor without a token, with any other stored data', () => {
  const authSession = createAuthSessionStore(memoryStorage({ userId: 'm1', user: 'Inês' }));
  expect(authSession.get()).toEqual({ phase: 'visitor' });
  expect(authSession.token()).toBeNull();
});

test('a log-in is stored and notifies subscribers', () => {
  const storage = memoryStorage();
  const authSession = createAuthSessionStore(storage);
  const heard = vi.fn();
  authSession.subscribe(heard);
  authSession.logIn(tokenOf('m1'), 'Inês');
  expect(authSession.get()).toEqual({ phase: 'member', token: tokenOf('m1'), userId: 'm1', name: 'Inês' });
  expect(storage.all()).toEqual({ token: tokenOf('m1'), userId: 'm1', user: 'Inês' });
  expect(heard).toHaveBeenCalledOnce();
});

test('a log-in with a token without a member stores nothing', () => {
  const storage = memoryStorage();
  const authSession = createAuthSessionStore(storage);
  expect(() => authSession.logIn('nonsense', 'Inês')).toThrow();
  expect(authSession.get().phase).toBe('visitor');
  expect(storage.all()).toEqual({});
});

test('a logout removes only the stored token', () => {
  const storage = memoryStorage();
  const authSession = createAuthSessionStore(storage);
  authSession.logIn(tokenOf('m1'), 'Inês');
  authSession.end('logout');
  expect(authSession.get()).toEqual({ phase: 'visitor', endedBy: 'logout' });
  expect(storage.all()).toEqual({ userId: 'm1', user: 'Inês' });
});

test('a stored token waits for the server, and its bearer is used meanwhile', () => {
  const authSession = createAuthSessionStore(memoryStorage({ token: tokenOf('m1') }));
  expect(authSession.get().phase).toBe('checking');
  expect(authSession.token()).toBe(tokenOf('m1'));
  authSession.confirm();
  expect(authSession.get()).toMatchObject({ phase: 'member', userId: 'm1', name: '' });
});

test('a confirmed token without any member id is dropped', () => {
  const storage = memoryStorage({ token: 'opaque' });
  const authSession = createAuthSessionStore(storage);
  authSession.confirm();
  expect(authSession.get().phase).toBe('visitor');
  expect(storage.all()).toEqual({});
});

test('follows another tab’s log-in and log-out', () => {
  const storage = memoryStorage();
  const authSession = createAuthSessionStore(storage);
  authSession.logIn(tokenOf('m1'), 'Inês');
  storage.setItem('user', 'Tomasz');
  storage.setItem('token', tokenOf('m2'));
  authSession.follow(tokenOf('m2'));
  expect(authSession.get()).toMatchObject({ phase: 'member', userId: 'm2', name: 'Tomasz' });
  storage.removeItem('token');
  authSession.follow(null);
  expect(authSession.get()).toEqual({ phase: 'visitor', endedBy: 'elsewhere' });
});

test('two tabs agree on who has logged in', () => {
  const storage = memoryStorage();
  const heard: ((token: string) => void)[] = [];
  const tab = createAuthSessionStore({
    ...storage,
    setItem(key, value) {
      storage.setItem(key, value);
      if (key === 'token') for (const tell of heard) tell(value);
    },
  });
  const otherTab = createAuthSessionStore(storage);
  heard.push(otherTab.follow);
  for (const [id, name] of [
    ['m1', 'Inês'],
    ['m2', 'Tomasz'],
  ] as const) {
    tab.logIn(tokenOf(id), name);
    expect(otherTab.get()).toEqual(tab.get());
    expect(otherTab.get()).toMatchObject({ userId: id, name });
  }
});

test('the member of a token wins over the stored one', () => {
  const authSession = createAuthSessionStore(memoryStorage({ token: tokenOf('m2'), userId: 'm1' }));
  authSession.confirm();
  expect(authSession.get()).toMatchObject({ phase: 'member', userId: 'm2' });
});

test('an unreadable token belongs to the stored member', () => {
  const authSession = createAuthSessionStore(memoryStorage({ token: 'opaque', userId: 'm1' }));
  authSession.confirm();
  expect(authSession.get()).toMatchObject({ phase: 'member', userId: 'm1' });
});

test.each(['token', 'get'] as const)('a token that is taken out of the storage is gone, says %s', async (asked) => {
  const storage = memoryStorage();
  const authSession = createAuthSessionStore(storage);
  authSession.logIn(tokenOf('m1'), 'Inês');
  const heard = vi.fn();
  authSession.subscribe(heard);
  storage.removeItem('token');
  authSession[asked]();
  expect(authSession.token()).toBeNull();
  expect(authSession.get()).toEqual({ phase: 'visitor' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
});

test('a new name is kept only for the logged-in member', () => {
  const storage = memoryStorage();
  const authSession = createAuthSessionStore(storage);
  authSession.logIn(tokenOf('m1'), 'Ann');
  authSession.rename('m2', 'Ben');
  expect(authSession.get()).toMatchObject({ name: 'Ann' });
  authSession.rename('m1', 'Anna');
  expect(authSession.get()).toMatchObject({ name: 'Anna' });
  expect(storage.getItem('user')).toBe('Anna');
});
