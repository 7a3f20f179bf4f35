import type { ChatUser } from '@skill-exchange/api-client/types';
import type { ConversationFolder } from '@skill-exchange/ui/components/conversation-filters';
import { unreadOf } from '@skill-exchange/ui/lib/texts/count-words';

const isUnread = (user: ChatUser) => unreadOf(user) > 0;

/** Returns the conversations of a folder, unread ones first and otherwise in their order; requests are listed apart. */
export function inFolder(users: readonly ChatUser[] = [], folder: ConversationFolder): ChatUser[] {
  const shown = users.filter((user) => {
    const { isArchived = false } = user;
    if (folder === 'archived') return isArchived;
    return user.request !== 'incoming' && !isArchived && (folder === 'all' || isUnread(user));
  });
  return [...shown.filter(isUnread), ...shown.filter((user) => !isUnread(user))];
}

/** Returns the conversations of a folder whose first messages wait for the member's answer. */
export function requestsIn(users: readonly ChatUser[] = [], folder: ConversationFolder): ChatUser[] {
  if (folder === 'archived') return [];
  return users.filter(
    (user) => user.request === 'incoming' && !user.isArchived && (folder === 'all' || isUnread(user)),
  );
}
