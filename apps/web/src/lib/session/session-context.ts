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

/** The session on the server, and in the browser until the page is hydrated. */
const visitor: Session = { phase: 'visitor' };

export function useSession(): Session {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get, () => {
    const now = store.get();
    // The same object where possible: React renders again when it changes.
    return now.phase === 'visitor' ? now : visitor;
  });
}

/** The member who is using the app, or null for a visitor. */
export function useMember(): Extract<Session, { phase: 'member' }> | null {
  const session = useSession();
  return session.phase === 'member' ? session : null;
}
