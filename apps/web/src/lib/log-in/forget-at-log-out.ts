import type { AuthSessionStore } from '../auth-session/auth-session-store.ts';
import { isOutboxKey, outboxKey } from '../chat/outbox-key.ts';
import { isDraftKey } from '../drafts/draft-key.ts';
import type { ListedStorage } from '../storage/safe-storage.ts';
import { keepAddress } from './kept-address.ts';
import { keepDestination } from './kept-destination.ts';

/**
 * Removes drafts and unsent messages from this device when their member logs out or another one logs in, and at a log-out also
 * the address for the next log-in. They survive a session that the server has ended.
 */
export function forgetAtLogOut(authSession: AuthSessionStore, storage: ListedStorage, forgetFiles: () => void): void {
  authSession.subscribe(() => {
    const now = authSession.get();
    if (now.phase === 'checking' || (now.phase === 'visitor' && now.endedBy === 'rejected')) return;
    const isOwn = (key: string) =>
      now.phase === 'member' && (isDraftKey(key, now.userId) || key === outboxKey(now.userId));
    const others = storage.keys().filter((key) => (isDraftKey(key) || isOutboxKey(key)) && !isOwn(key));
    for (const key of others) storage.removeItem(key);
    if (now.phase === 'visitor') {
      keepAddress(storage, undefined);
      keepDestination(storage, undefined);
    }
    if (now.phase === 'visitor' || others.length > 0) forgetFiles();
  });
}
