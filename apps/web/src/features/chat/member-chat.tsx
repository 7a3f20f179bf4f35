import type { Message, User } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { ChatWidget } from '@skill-exchange/ui/components/chat-widget';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { matchWords, swapMatch } from '../../lib/swap-match.ts';
import { openersFor } from './openers.ts';
import { hear } from './thread.ts';
import { useChatList } from './use-chat-list.ts';
import { useChatMember } from './use-chat-member.ts';
import { useOpenConversation } from './use-open-conversation.ts';
import { usePageAwake } from './use-page-awake.ts';

/** Number of latest conversations to join without opening them. */
const joinLimit = 50;

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
  const { data: me } = useUser(memberId);
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

  const { store, conversationId, shown, dialog } = useOpenConversation({
    memberId,
    otherId,
    isReading,
    missed: `${awakenings} ${list.updatedAt}`,
    onRead: list.clearUnread,
  });

  const { live } = useServices();
  const members = useRef(new Map<string, string>());
  const receive = useEffectEvent((message: Message) => {
    const from = members.current.get(message.conversationId);
    if (from !== undefined) store.update(from, (before) => hear(before, message));
  });
  useEffect(() => {
    if (!isWanted) return;
    live.open();
    return live.listen({ onMessage: (message) => receive(message) });
  }, [isWanted, live]);
  // The server has answered: it can be reached again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `updatedAt` reconnects
  useEffect(() => live.wake(), [live, list.updatedAt]);
  useEffect(() => {
    function joinWith(fromId: string, conversation: string): void {
      members.current.set(conversation, fromId);
      live.join(conversation);
    }
    if (!isWanted) return;
    if (conversationId !== undefined && otherId !== undefined) joinWith(otherId, conversationId);
    // Some backends do not join rooms: then only the list counts unread messages.
    for (const user of users?.slice(0, joinLimit) ?? [])
      if (user.conversationId !== undefined) joinWith(user._id, user.conversationId);
  }, [live, isWanted, conversationId, otherId, users]);

  // The open conversation counts as read, even if the last response says otherwise.
  const shownUsers = users?.map((user) => (isReading && user._id === otherId ? { ...user, unreadCount: 0 } : user));

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
        match={me !== undefined && otherId === other._id ? matchWords(swapMatch(me, other)) : null}
        openers={me !== undefined && otherId === other._id ? openersFor(me, other) : undefined}
        {...shown}
      />
      {dialog}
    </>
  );
}
