import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { useQuery } from '@tanstack/react-query';
import { useChatMember } from './use-chat-member.ts';

/** The unread messages of all these conversations. */
export const countUnread = (users: readonly ChatUser[]) =>
  users.reduce((sum, { unreadCount = 0 }) => sum + unreadCount, 0);

/** How many messages the member has not read; 0 until the count is loaded. */
export function useUnread(enabled: boolean): number {
  const query = chatUsersQuery(useApi(), useChatMember());
  return useQuery({ ...query, enabled, select: countUnread }).data ?? 0;
}
