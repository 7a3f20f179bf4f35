import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import { ConversationRows, ConversationRowsSkeleton } from '@skill-exchange/ui/components/conversation-rows';
import { NoConversations } from '@skill-exchange/ui/components/no-conversations';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../config/paths.ts';
import { QueryView, viewedQuery } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { useChatMember } from './use-chat-member.ts';

/** All members with whom the member has a conversation, latest first. */
export function Conversations() {
  const query = useQuery(chatUsersQuery(useApi(), useChatMember()));
  const photoUrl = usePhotoUrl();
  return (
    <QueryView
      query={viewedQuery(query)}
      loading={
        <LoadingStatus label="Loading..." labelAbove>
          <ConversationRowsSkeleton />
        </LoadingStatus>
      }
      failure="Unable to get your messages"
      isEmpty={(users) => users.length === 0}
      empty={<NoConversations membersHref={paths.users} />}
    >
      {(users) => (
        <ConversationRows
          users={users.map((user) => ({ ...user, photo: photoUrl(user.photo) }))}
          hrefOf={({ _id }) => paths.chatWith(_id)}
        />
      )}
    </QueryView>
  );
}
