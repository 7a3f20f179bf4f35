import type { MemberRef } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { ChatInline } from '@skill-exchange/ui/components/chat-inline';
import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { useInView } from '../../../lib/use-in-view.ts';
import { useChatList } from '../use-chat-list.ts';
import { useLiveThreads } from '../use-live-threads.ts';
import { useOpenConversation } from '../use-open-conversation.tsx';
import { usePageAwake } from '../use-page-awake.ts';
import { openersFor } from './openers.ts';
import { useChatMember } from './use-chat-member.ts';

type InlineConversationProps = Pick<ComponentProps<typeof ChatInline>, 'lines'> & {
  other: MemberRef;
  /** Increases with each request to write; each focuses the input. */
  writeRequests: number;
};

/** The conversation with a member as a part of a page. What is in view counts as read. */
export function InlineConversation({ other, lines, writeRequests }: InlineConversationProps) {
  const memberId = useChatMember();
  const { data: profile } = useUser(other._id);
  const { isVisible, awakenings } = usePageAwake();
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const isReading = useInView(section) && isVisible;
  const known = useMemo(
    () => ({ _id: other._id, name: other.name, photo: other.photo ?? '' }),
    [other._id, other.name, other.photo],
  );
  const list = useChatList(memberId, known);
  const otherId = other._id;
  const user = list.users?.find(({ _id }) => _id === otherId);
  const { store, conversationId, shown, dialogs } = useOpenConversation({
    memberId,
    otherId,
    isReading,
    newest: user?.changeSeq,
    missed: list.missed(awakenings),
    onRead: list.clearUnread,
  });
  useLiveThreads({
    store,
    conversations: useMemo(
      () => (conversationId === undefined ? [] : [[conversationId, otherId] as const]),
      [conversationId, otherId],
    ),
    isWanted: true,
  });

  useEffect(() => {
    if (writeRequests > 0) box.current?.focus();
  }, [writeRequests]);

  // A member who may not chat has an empty list.
  if (list.users?.length === 0) return null;
  return (
    <>
      <ChatInline
        ref={section}
        inputRef={box}
        other={{ ...known, ...(user?.isFormer && { isFormer: true }) }}
        lines={lines}
        openers={profile && openersFor(profile)}
        {...shown}
      />
      {dialogs}
    </>
  );
}
