import { createContext, use, useSyncExternalStore } from 'react';
import type { Session, SessionStore } from './session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);

/** Gives the app its session store. */
export const SessionProvider = SessionContext.Provider;

/** The store itself, for logging in and out. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === null) throw new Error('useSessionStore needs a SessionProvider');
  return store;
}

/** The session as it is now. */
export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The member who is using the app, or null for a visitor. */
export function useMember(): Extract<Session, { phase: 'member' }> | null {
  const session = useSession();
  return session.phase === 'member' ? session : null;
}
