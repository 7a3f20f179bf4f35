import type { ChatUser } from '@skill-exchange/api-client/types';
import type { ConversationFolder } from '@skill-exchange/ui/components/conversation-filters';

const isUnread = ({ unreadCount = 0 }: ChatUser) => unreadCount > 0;

/** Returns the conversations of a folder, unread ones first and otherwise in their order. */
export function inFolder(users: readonly ChatUser[] = [], folder: ConversationFolder): ChatUser[] {
  const shown = users.filter((user) => {
    const { isArchived = false, request } = user;
    switch (folder) {
      case 'archived':
        return isArchived;
      case 'requests':
        return request === 'incoming' && !isArchived;
      case 'unread':
        return isUnread(user) && request !== 'incoming' && !isArchived;
      default:
        return request !== 'incoming' && !isArchived;
    }
  });
  return [...shown.filter(isUnread), ...shown.filter((user) => !isUnread(user))];
}
