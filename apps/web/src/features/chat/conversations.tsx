import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import { answerMessageRequestMutation } from '@skill-exchange/api-client/threads';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { ConversationFilters, type ConversationFolder } from '@skill-exchange/ui/components/conversation-filters';
import { ConversationRows, ConversationRowsSkeleton } from '@skill-exchange/ui/components/conversation-rows';
import { MessageRequestRows } from '@skill-exchange/ui/components/message-request-rows';
import { NoConversations } from '@skill-exchange/ui/components/no-conversations';
import { i18n } from '@skill-exchange/ui/lib/texts/i18n';
import { useDebounced } from '@skill-exchange/ui/lib/use-debounced';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { useMutation, useQuery } from '@tanstack/react-query';
import Archive from 'lucide-react/icons/archive';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useReadingId } from '../../lib/chat/unread.ts';
import { MoreActions } from '../../lib/dialogs/more-actions.tsx';
import { QueryView, viewedQuery } from '../../lib/query-view.tsx';
import { toastError } from '../../lib/toast-error.ts';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';
import { ConversationRowMenu } from './conversation/conversation-row-menu.tsx';
import { useChatMember } from './conversation/use-chat-member.ts';
import { inFolder, requestsIn } from './folders.ts';
import { FoundConversations } from './found-conversations.tsx';
import { draftWords } from './sending/chat-draft.ts';
import { useChatStore } from './use-chat-store.ts';

/** The member's conversations, unread ones first, and the search in them. */
export function Conversations({ currentId }: { currentId: string | undefined }) {
  const memberId = useChatMember();
  const query = useQuery(chatUsersQuery(useApi(), memberId));
  const photoUrl = usePhotoUrl();
  const [, { drafts, typing }] = useChatStore(memberId);
  const begun = useMemo(() => draftWords(drafts), [drafts]);
  const [folder, setFolder] = useState<ConversationFolder>('all');
  const [search, setSearch] = useState('');
  const words = useDebounced(search.trim());
  const requests = useListedRequests(memberId);
  const navigate = useNavigate();
  const { data } = query;
  const readingId = useReadingId();
  const users = useMemo(
    // A conversation that is seen counts as read, even if the last response says otherwise.
    () =>
      data?.map((user) => ({
        ...user,
        photo: photoUrl(user.photo),
        ...(user._id === readingId && { unreadCount: 0 }),
      })),
    [data, photoUrl, readingId],
  );

  const rows = (shown: readonly ChatUser[]) => (
    <ConversationRows
      users={shown}
      memberId={memberId}
      currentId={currentId}
      drafts={begun}
      typing={typing}
      hrefOf={({ _id }) => paths.conversation.to(_id)}
      menuOf={(user) =>
        user.conversationId === undefined ? null : (
          <ConversationRowMenu
            memberId={memberId}
            user={user}
            conversationId={user.conversationId}
            onAside={() => void (user._id === currentId && navigate(paths.messages))}
          />
        )
      }
    />
  );
  return (
    <>
      <ConversationFilters
        search={search}
        onSearch={setSearch}
        folder={folder}
        onFolder={setFolder}
        unread={inFolder(users, 'unread').length + requestsIn(users, 'unread').length}
        menu={
          <MoreActions
            label={t`More conversations`}
            actions={[
              { label: t`Archived`, icon: <Archive aria-hidden="true" />, onSelect: () => setFolder('archived') },
            ]}
          />
        }
      />
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        <QueryView
          query={viewedQuery({ ...query, data: users })}
          loading={
            <LoadingStatus label={t`Loading...`} labelAbove>
              <ConversationRowsSkeleton />
            </LoadingStatus>
          }
          failure={t`Unable to get your messages`}
          isEmpty={(all) => all.length === 0}
          empty={<NoConversations membersHref={paths.users} />}
        >
          {(all) => {
            if (words !== '')
              return <FoundConversations key={words} words={words} users={all} memberId={memberId} rows={rows} />;
            const shown = inFolder(all, folder);
            const asking = requestsIn(all, folder);
            if (shown.length + asking.length === 0)
              return <p className="px-4 py-6 text-small text-ink-2">{i18n._(emptyWords[folder])}</p>;
            return (
              <>
                {asking.length === 0 ? null : <MessageRequestRows users={asking} {...requests} />}
                {rows(shown)}
              </>
            );
          }}
        </QueryView>
      </div>
    </>
  );
}

/** What the rows of first messages do: an accepted one opens, a report names its sender. */
function useListedRequests(memberId: string) {
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useMutation({
    ...answerMessageRequestMutation(useApi(), memberId),
    onError: (error) => toastError(t`Your answer couldn’t be saved.`, error),
  });
  return {
    pending: isPending ? variables : undefined,
    onAnswer: ({ _id, conversationId = '' }: ChatUser, answer: 'accept' | 'decline') =>
      mutate(
        { conversationId, answer },
        { onSuccess: () => void (answer === 'accept' && navigate(paths.conversation.to(_id))) },
      ),
    onReport: ({ _id }: ChatUser) => void navigate(paths.reportOf(_id)),
    hrefOf: ({ _id }: ChatUser) => paths.conversation.to(_id),
  };
}

const emptyWords: Record<ConversationFolder, MessageDescriptor> = {
  all: msg`All your conversations are archived.`,
  unread: msg`You have read everything.`,
  archived: msg`You have no archived conversations.`,
};
