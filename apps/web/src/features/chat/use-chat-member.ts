import { useAuthSessionStore } from '../../lib/auth-session/auth-session-context.ts';

/** The id in place of a missing one: the server responds with 403, and no list shows. */
const unknownMember = '1';

/** The stored id of the member, which the calls of the chat name. */
export function useChatMember(): string {
  return useAuthSessionStore().storedId() || unknownMember;
}
