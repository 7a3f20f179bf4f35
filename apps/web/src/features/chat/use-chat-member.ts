import { useSessionStore } from '../../lib/session/session-context.ts';

/** Who chats where nobody is stored: the server then refuses the list, and no list shows. */
const nobody = '1';

/** The id that the chat's calls name, as it is stored. */
export function useChatMember(): string {
  return useSessionStore().storedId() || nobody;
}
