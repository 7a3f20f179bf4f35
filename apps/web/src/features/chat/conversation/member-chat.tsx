import type { User } from '@skill-exchange/api-client/types';
import { ChatWidget } from '@skill-exchange/ui/components/chat-widget';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useReadingId } from '../../../lib/chat/unread.ts';
import { useBothGoing } from '../../../lib/plans/use-both-going.ts';
import { useSessionLines } from '../../../lib/plans/use-session-lines.ts';
import { matchWords } from '../../../lib/search/swap-words.ts';
import { conversationsOf, useChatList } from '../use-chat-list.ts';
import { useLiveThreads } from '../use-live-threads.ts';
import { useOpenConversation } from '../use-open-conversation.tsx';
import { usePageAwake } from '../use-page-awake.ts';
import { openersFor } from './openers.ts';
import { useChatMember } from './use-chat-member.ts';

type MemberChatProps = {
  /** The profile's member. */
  other: User;
  /** Increases with each request to open their conversation. */
  openRequests: number;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  /** The button that opens the chat. */
  button: RefObject<HTMLButtonElement | null>;
};

/** The floating chat of a profile: its member first, then all other conversations. */
export function MemberChat({ other, openRequests, isOpen, onToggle, button }: MemberChatProps) {
  const memberId = useChatMember();
  const [isWanted, setWanted] = useState(isOpen);
  // A chat that was opened once stays connected.
  if (isOpen && !isWanted) setWanted(true);
  const [chosenId, setChosenId] = useState<string>();
  const { isVisible, awakenings } = usePageAwake();
  const list = useChatList(memberId, other);
  const { users } = list;
  const selected =
    users?.find(({ _id }) => _id === chosenId) ?? users?.find(({ _id }) => _id === other._id) ?? users?.[0];
  const otherId = selected?._id;
  const isReading = isOpen && isVisible && otherId !== undefined;

  const { store, conversationId, shown, dialogs } = useOpenConversation({
    memberId,
    otherId,
    isReading,
    newest: selected?.changeSeq,
    isMarkedUnread: selected && selected.isMarkedUnread === true,
    missed: list.missed(awakenings),
    onRead: list.clearUnread,
  });
  const lines = useSessionLines({ memberId, otherId, isReading });
  const bothGoing = useBothGoing(otherId, isReading);
  const conversations = useMemo(
    () => [
      ...(conversationId !== undefined && otherId !== undefined ? [[conversationId, otherId] as const] : []),
      ...conversationsOf(users),
    ],
    [conversationId, otherId, users],
  );
  useLiveThreads({ store, conversations, isWanted });

  // A conversation that is seen counts as read, even if the last response says otherwise.
  const readingId = useReadingId();
  const shownUsers = users?.map((user) => (user._id === readingId ? { ...user, unreadCount: 0 } : user));

  const box = useRef<HTMLTextAreaElement>(null);
  const openAndFocus = useEffectEvent(() => {
    setChosenId(other._id);
    onToggle(true);
    box.current?.focus();
  });
  useEffect(() => {
    if (openRequests > 0) openAndFocus();
  }, [openRequests]);

  return (
    <>
      <ChatWidget
        open={isOpen}
        onOpenChange={onToggle}
        buttonRef={button}
        inputRef={box}
        users={shownUsers}
        selectedId={otherId}
        onSelect={({ _id }) => setChosenId(_id)}
        lines={lines}
        bothGoing={bothGoing}
        match={other.match && otherId === other._id ? matchWords(other.match) : null}
        openers={otherId === other._id ? openersFor(other) : undefined}
        {...shown}
      />
      {dialogs}
    </>
  );
}
