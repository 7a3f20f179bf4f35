import { observable } from '../observable.ts';
import type { TextStorage } from '../safe-storage.ts';
import { memberIdOf } from './token.ts';

/** Who is using the app. While `checking`, a stored token waits for the server's word. */
export type Session =
  | { readonly phase: 'checking'; readonly token: string }
  | { readonly phase: 'visitor'; readonly endedBy?: SessionEnd }
  | { readonly phase: 'member'; readonly token: string; readonly userId: string; readonly name: string };

/** Why a session ended: the member logged out, or the server no longer takes the token. */
export type SessionEnd = 'logout' | 'refusal';

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Names in local storage. */
export const storageKeys = { token: 'token', userId: 'userId', name: 'user' } as const;

/**
 * Keeps the session in memory and its traces in `storage`. A name and an id may stay behind in storage after a
 * logout: they count only while there is a token, and so does the session itself.
 */
export function createSessionStore(storage: TextStorage) {
  const state = observable(stored(storage));

  /** The session as it is now. Nothing tells a tab that its own scripts have removed the token: it has to look. */
  function get(): Session {
    const session = state.get();
    if (session.phase === 'visitor' || storage.getItem(storageKeys.token)) return session;
    queueMicrotask(() => {
      // Not at once: React may be drawing. Somebody may have logged in meanwhile.
      if (state.get() === session) state.set(visitor);
    });
    return visitor;
  }

  /** Forgets the member and removes the stored token, and the token alone. */
  function end(endedBy: SessionEnd): void {
    storage.removeItem(storageKeys.token);
    state.set({ phase: 'visitor', endedBy });
  }

  /** The server has taken the stored token. */
  function confirm(): void {
    const now = get();
    if (now.phase !== 'checking') return;
    const { token } = now;
    // What else is stored may be from somebody before.
    const userId = memberIdOf(token) ?? storage.getItem(storageKeys.userId);
    if (!userId) end('refusal');
    else state.set({ phase: 'member', token, userId, name: storage.getItem(storageKeys.name) ?? '' });
  }

  return {
    confirm,
    end,
    get,

    /** The bearer for a call, or null. */
    token: (): string | null => tokenOf(get()),

    /** The member id in storage, or null. A session can stand without it: its token names the member too. */
    storedId: (): string | null => storage.getItem(storageKeys.userId),

    subscribe: state.subscribe,

    /** A fresh log-in. Throws when the token names no member. */
    logIn(token: string, name: string): void {
      const userId = memberIdOf(token);
      if (userId === null) throw new Error('The token names no member');
      storage.setItem(storageKeys.userId, userId);
      storage.setItem(storageKeys.name, name);
      // Last: other tabs hear of it, and read the rest.
      storage.setItem(storageKeys.token, token);
      state.set({ phase: 'member', token, userId, name });
    },

    /** A member has another name now, given here or elsewhere. It counts while they are the one who is logged in. */
    rename(userId: string, name: string): void {
      const session = state.get();
      if (session.phase !== 'member' || session.userId !== userId) return;
      storage.setItem(storageKeys.name, name);
      state.set({ ...session, name });
    },

    /** Another tab logged in or out: follow it. */
    follow(token: string | null): void {
      if (token === tokenOf(state.get())) return;
      state.set(token === null ? { phase: 'visitor', endedBy: 'logout' } : { phase: 'checking', token });
      if (token !== null) confirm();
    },
  };
}

const visitor: Session = { phase: 'visitor' };

function tokenOf(session: Session): string | null {
  return session.phase === 'visitor' ? null : session.token;
}

function stored(storage: TextStorage): Session {
  const token = storage.getItem(storageKeys.token);
  return token ? { phase: 'checking', token } : visitor;
}
