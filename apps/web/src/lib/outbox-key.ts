import type { AuthSessionStore } from './auth-session/auth-session-store.ts';
import type { TextStorage } from './safe-storage.ts';

/** Returns the name of a member's unsent messages in local storage, which all tabs share. */
export const outboxKey = (memberId: string) => `outbox:${memberId}`;

/**
 * Removes a member's unsent messages when they log out or another member logs in. They survive a session that the
 * server has ended.
 */
export function forgetOutboxAtLogOut(authSession: AuthSessionStore, storage: TextStorage): void {
  let memberId = memberIdIn(authSession);
  authSession.subscribe(() => {
    const now = authSession.get();
    if (now.phase === 'checking' || (now.phase === 'visitor' && now.endedBy === 'rejected')) return;
    const next = memberIdIn(authSession);
    if (memberId !== null && next !== memberId) storage.removeItem(outboxKey(memberId));
    memberId = next;
  });
}

function memberIdIn(authSession: AuthSessionStore): string | null {
  const now = authSession.get();
  return now.phase === 'member' ? now.userId : null;
}
