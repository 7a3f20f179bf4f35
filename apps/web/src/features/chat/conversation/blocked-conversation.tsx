import { useConversation } from '@skill-exchange/api-client/chat';
import { isApiError } from '@skill-exchange/api-client/errors';
import type { ChatUser } from '@skill-exchange/api-client/types';
import { ChatPane } from '@skill-exchange/ui/components/chat-pane';
import { ThreadHead } from '@skill-exchange/ui/components/thread-head';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { useOpenConversation } from '../use-open-conversation.tsx';
import { useChatMember } from './use-chat-member.ts';

type BlockedConversationProps = {
  /** A member whom the current one has blocked. */
  other: ChatUser;
  /** The `seq` of a message to open the thread at. */
  at: number | undefined;
  /** Replaces the composer. */
  note: ReactNode;
};

/** What the member and one whom they have blocked wrote to each other, to read and report. */
export function BlockedConversation({ other, at, note }: BlockedConversationProps) {
  const memberId = useChatMember();
  const { data, error } = useConversation(memberId, other._id);
  const { shown, dialogs } = useOpenConversation({
    memberId,
    otherId: other._id,
    knownId: data?._id,
    isReading: data !== undefined,
    at,
    missed: '',
    onRead: () => {},
  });
  const head = <ThreadHead other={other} backHref={paths.messages} profileHref={undefined} />;
  // The two never wrote to each other, or the backend hides what they wrote.
  if (isApiError(error, 404))
    return (
      <>
        {head}
        <div className="flex-1" />
        {note}
      </>
    );
  return (
    <>
      <ChatPane {...shown} other={other} head={head} instead={note} marks={undefined} isTyping={false} />
      {dialogs}
    </>
  );
}
