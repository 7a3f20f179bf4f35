import { useAuthSessionStore } from '../../../lib/auth-session/auth-session-context.ts';

/** Used when the id is missing: the server responds with 403, and no list shows. */
const unknownMember = '1';

/** Returns the member's stored id, which chat requests contain. */
export function useChatMember(): string {
  return useAuthSessionStore().storedId() || unknownMember;
}
