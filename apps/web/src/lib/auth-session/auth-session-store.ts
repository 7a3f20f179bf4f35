import { observable } from '../observable.ts';
import type { TextStorage } from '../storage/safe-storage.ts';
import { memberIdOf } from './token.ts';

/** The user of the app. While `checking`, the server has not yet accepted the stored token. */
export type AuthSession =
  | { readonly phase: 'checking'; readonly token: string }
  | { readonly phase: 'visitor'; readonly endedBy?: AuthSessionEnd }
  | { readonly phase: 'member'; readonly token: string; readonly userId: string; readonly name: string };

/** Why a session ended: the member logged out, here or in another tab, or the server rejected the token. */
type AuthSessionEnd = 'logout' | 'elsewhere' | 'rejected';

export type AuthSessionStore = ReturnType<typeof createAuthSessionStore>;

/** Names in local storage. */
export const storageKeys = { token: 'token', userId: 'userId', name: 'user' } as const;

/**
 * Keeps the session in memory and its token, id and name in `storage`. Name and id may remain in
 * storage after a logout: like the session, they only count while there is a token.
 */
export function createAuthSessionStore(storage: TextStorage) {
  const state = observable(stored(storage));

  /** Returns the current session. Reads storage: a tab gets no event when its own scripts remove the token. */
  function get(): AuthSession {
    const authSession = state.get();
    if (authSession.phase === 'visitor' || storage.getItem(storageKeys.token)) return authSession;
    queueMicrotask(() => {
      // Deferred, since React may be rendering. A member may have logged in since.
      if (state.get() === authSession) state.set(visitor);
    });
    return visitor;
  }

  /** Ends the session. Removes the token from storage, and nothing else. */
  function end(endedBy: AuthSessionEnd): void {
    storage.removeItem(storageKeys.token);
    state.set({ phase: 'visitor', endedBy });
  }

  /** Called when the server has accepted the stored token. */
  function confirm(): void {
    const now = get();
    if (now.phase !== 'checking') return;
    const { token } = now;
    // The stored id may be that of an earlier member.
    const userId = memberIdOf(token) ?? storage.getItem(storageKeys.userId);
    if (!userId) end('rejected');
    else state.set({ phase: 'member', token, userId, name: storage.getItem(storageKeys.name) ?? '' });
  }

  return {
    confirm,
    end,
    get,

    /** Returns the bearer for a request, or null. */
    token: (): string | null => tokenOf(get()),

    /**
     * Returns the member id in storage, or null. A session can exist without it, since its token also
     * contains the id.
     */
    storedId: (): string | null => storage.getItem(storageKeys.userId),

    subscribe: state.subscribe,

    /** Starts a session after a log-in. Throws when the token names no member. */
    logIn(token: string, name: string): void {
      const userId = memberIdOf(token);
      if (userId === null) throw new Error('The token names no member');
      storage.setItem(storageKeys.userId, userId);
      storage.setItem(storageKeys.name, name);
      // Last: other tabs receive an event for it and then read the rest.
      storage.setItem(storageKeys.token, token);
      state.set({ phase: 'member', token, userId, name });
    },

    /** Updates the name of this member, if they are logged in. */
    rename(userId: string, name: string): void {
      const authSession = state.get();
      if (authSession.phase !== 'member' || authSession.userId !== userId) return;
      storage.setItem(storageKeys.name, name);
      state.set({ ...authSession, name });
    },

    /** Applies the log-in or logout of another tab. */
    follow(token: string | null): void {
      if (token === tokenOf(state.get())) return;
      state.set(token === null ? { phase: 'visitor', endedBy: 'elsewhere' } : { phase: 'checking', token });
      if (token !== null) confirm();
    },
  };
}

const visitor: AuthSession = { phase: 'visitor' };

function tokenOf(authSession: AuthSession): string | null {
  return authSession.phase === 'visitor' ? null : authSession.token;
}

function stored(storage: TextStorage): AuthSession {
  const token = storage.getItem(storageKeys.token);
  return token ? { phase: 'checking', token } : visitor;
}
