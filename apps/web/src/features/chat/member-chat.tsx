import type { Message, User } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { ChatWidget } from '@skill-exchange/ui/components/chat-widget';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useReporting } from '../../lib/report/use-reporting.tsx';
import { useServices } from '../../lib/services.ts';
import { matchWords, swapMatch } from '../../lib/swap-match.ts';
import { useReading } from '../../lib/unread.ts';
import { openersFor } from './openers.ts';
import { arrivedUnanswered, emptyTail, hear } from './thread.ts';
import { useChatList } from './use-chat-list.ts';
import { useChatMember } from './use-chat-member.ts';
import { useChatStore } from './use-chat-store.ts';
import { usePageAwake } from './use-page-awake.ts';
import { useSending } from './use-sending.ts';
import { useThread } from './use-thread.ts';

/** How many of the latest conversations are joined without being open. */
const joinLimit = 50;

type MemberChatProps = {
  /** Whose profile it is. */
  other: User;
  /** How often a conversation with them was asked for; each time it opens. */
  openRequests: number;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
  /** What opens it. */
  button: RefObject<HTMLButtonElement | null>;
};

/** The floating chat of a profile: its member first, then all other conversations. */
export function MemberChat({ other, openRequests, isOpen, onToggle, button }: MemberChatProps) {
  const memberId = useChatMember();
  const { data: me } = useUser(memberId);
  const [store, { tails, drafts }] = useChatStore(memberId);
  const [isWanted, setWanted] = useState(isOpen);
  // A chat that was open once stays connected.
  if (isOpen && !isWanted) setWanted(true);
  const [chosenId, setChosenId] = useState<string>();
  const { isVisible, awakenings } = usePageAwake();
  const list = useChatList(memberId, other);
  const { users } = list;
  const selected =
    users?.find(({ _id }) => _id === chosenId) ?? users?.find(({ _id }) => _id === other._id) ?? users?.[0];
  const otherId = selected?._id;
  const tail = otherId === undefined ? undefined : tails.get(otherId);
  const isReading = isOpen && isVisible && otherId !== undefined;

  useReading(isReading ? otherId : undefined);

  const { live } = useServices();
  const joins = useSyncExternalStore(live.joins.subscribe, live.joins.get);
  const members = useRef(new Map<string, string>());
  const hearMessage = useEffectEvent((message: Message) => {
    const from = members.current.get(message.conversationId);
    if (from !== undefined) store.update(from, (before) => hear(before, message));
  });
  useEffect(() => {
    if (!isWanted) return;
    live.open();
    return live.listen({ onMessage: (message) => hearMessage(message) });
  }, [isWanted, live]);
  // The server has answered: it can be reached again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `updatedAt` reconnects
  useEffect(() => live.wake(), [live, list.updatedAt]);
  const thread = useThread({
    store,
    memberId,
    otherId,
    tail,
    isReading,
    joins,
    missed: `${awakenings} ${list.updatedAt}`,
    onRead: list.clearUnread,
  });
  const { conversationId, history, caughtUp } = thread;
  useEffect(() => {
    function joinWith(fromId: string, conversation: string): void {
      members.current.set(conversation, fromId);
      live.join(conversation);
    }
    if (!isWanted) return;
    if (conversationId !== undefined && otherId !== undefined) joinWith(otherId, conversationId);
    // Not every backend sends it: then only the list counts unread messages.
    for (const user of users?.slice(0, joinLimit) ?? [])
      if (user.conversationId !== undefined) joinWith(user._id, user.conversationId);
  }, [live, isWanted, conversationId, otherId, users]);

  const { attempt, sendNew } = useSending({
    store,
    memberId,
    onStored: (message) => live.announce(message),
  });
  const confirm = useEffectEvent(() => {
    if (otherId === undefined || tail === undefined) return;
    const arrived = arrivedUnanswered(history, tail, memberId);
    for (const item of tail.outbox)
      if (item.state === 'failed' && arrived.has(item.key)) void attempt(otherId, item, true);
  });
  useEffect(() => {
    if (caughtUp > 0) confirm();
  }, [caughtUp]);

  // The open conversation counts as read, even where the last response says otherwise.
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

  const { outbox } = tail ?? emptyTail;
  const { report, dialog } = useReporting();
  // The same function each time: with another one every message renders again.
  const onReport = useCallback(
    ({ _id }: { _id: string }) => report({ kind: 'message', id: _id, title: 'Report message' }),
    [report],
  );
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
        memberId={memberId}
        messages={thread.messages}
        text={(otherId && drafts[otherId]) ?? ''}
        onTextChange={(text) => {
          if (otherId !== undefined) store.write(otherId, text);
        }}
        onSend={(text) => {
          if (otherId === undefined) return;
          store.write(otherId, '');
          const last = thread.messages?.findLast(({ state }) => state === 'sent');
          void sendNew(otherId, text, last?._id ?? null);
        }}
        openers={me !== undefined && otherId === other._id ? openersFor(me, other) : undefined}
        pending={outbox.some(({ state }) => state === 'pending')}
        onResend={({ _id }) => {
          const item = outbox.find(({ key }) => key === _id);
          if (otherId !== undefined && item !== undefined) void attempt(otherId, item);
        }}
        onShowEarlier={thread.hasEarlier ? thread.showEarlier : undefined}
        showingEarlier={thread.isLoadingEarlier}
        onReload={thread.hasFailed ? thread.reload : undefined}
        onReport={onReport}
      />
      {dialog}
    </>
  );
}
