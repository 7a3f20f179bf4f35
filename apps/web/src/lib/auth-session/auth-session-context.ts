import { createContext, use, useSyncExternalStore } from 'react';
import type { AuthSession, AuthSessionStore } from './auth-session-store.ts';

const AuthSessionContext = createContext<AuthSessionStore | null>(null);

/** Provides the app with its session store. */
export const AuthSessionProvider = AuthSessionContext.Provider;

/** Returns the store itself, for logging in and out. */
export function useAuthSessionStore(): AuthSessionStore {
  const store = use(AuthSessionContext);
  if (store === null) throw new Error('useAuthSessionStore needs an AuthSessionProvider');
  return store;
}

/** The session on the server, and in the browser until the page is hydrated. */
const visitor: AuthSession = { phase: 'visitor' };

export function useAuthSession(): AuthSession {
  const store = useAuthSessionStore();
  return useSyncExternalStore(store.subscribe, store.get, () => {
    const now = store.get();
    // The same object if possible: React renders again when it changes.
    return now.phase === 'visitor' ? now : visitor;
  });
}

/** Returns the current member, or null for a visitor. */
export function useMember(): Extract<AuthSession, { phase: 'member' }> | null {
  const authSession = useAuthSession();
  return authSession.phase === 'member' ? authSession : null;
}
