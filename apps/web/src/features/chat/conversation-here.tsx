import type { MemberRef, Message } from '@skill-exchange/api-client/types';
import { useUser } from '@skill-exchange/api-client/users';
import { ChatInline } from '@skill-exchange/ui/components/chat-inline';
import {
  type ComponentProps,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useReporting } from '../../lib/report/use-reporting.tsx';
import { useServices } from '../../lib/services.ts';
import { useReading } from '../../lib/unread.ts';
import { openersFor } from './openers.ts';
import { arrivedUnanswered, emptyTail, hear } from './thread.ts';
import { useChatList } from './use-chat-list.ts';
import { useChatMember } from './use-chat-member.ts';
import { useChatStore } from './use-chat-store.ts';
import { useInView } from './use-in-view.ts';
import { usePageAwake } from './use-page-awake.ts';
import { useSending } from './use-sending.ts';
import { useThread } from './use-thread.ts';

type ConversationHereProps = Pick<ComponentProps<typeof ChatInline>, 'lines'> & {
  other: MemberRef;
  /** How often the member has asked to write; each time the box takes the focus. */
  writeRequests: number;
};

/** The conversation with a member as a part of a page. What is in view counts as read. */
export function ConversationHere({ other, lines, writeRequests }: ConversationHereProps) {
  const memberId = useChatMember();
  const { data: me } = useUser(memberId);
  const { data: profile } = useUser(other._id);
  const [store, { tails, drafts }] = useChatStore(memberId);
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
  const tail = tails.get(otherId);
  useReading(isReading ? otherId : undefined);

  const { live } = useServices();
  const joins = useSyncExternalStore(live.joins.subscribe, live.joins.get);
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
  const hearMessage = useEffectEvent((message: Message) => {
    if (message.conversationId === conversationId) store.update(otherId, (before) => hear(before, message));
  });
  useEffect(() => {
    live.open();
    return live.listen({ onMessage: (message) => hearMessage(message) });
  }, [live]);
  useEffect(() => {
    if (conversationId !== undefined) live.join(conversationId);
  }, [live, conversationId]);

  const { attempt, sendNew } = useSending({ store, memberId, onStored: (message) => live.announce(message) });
  const confirm = useEffectEvent(() => {
    if (tail === undefined) return;
    const arrived = arrivedUnanswered(history, tail, memberId);
    for (const item of tail.outbox)
      if (item.state === 'failed' && arrived.has(item.key)) void attempt(otherId, item, true);
  });
  useEffect(() => {
    if (caughtUp > 0) confirm();
  }, [caughtUp]);

  useEffect(() => {
    if (writeRequests > 0) box.current?.focus();
  }, [writeRequests]);

  const { outbox } = tail ?? emptyTail;
  const { report, dialog } = useReporting();
  const onReport = useCallback(
    ({ _id }: { _id: string }) => report({ kind: 'message', id: _id, title: 'Report message' }),
    [report],
  );
  const user = list.users?.find(({ _id }) => _id === otherId);
  // Whoever may not chat has no list either.
  if (list.users?.length === 0) return null;
  return (
    <>
      <ChatInline
        ref={section}
        inputRef={box}
        other={{ ...known, ...(user?.isFormer && { isFormer: true }) }}
        lines={lines}
        memberId={memberId}
        messages={thread.messages}
        text={drafts[otherId] ?? ''}
        onTextChange={(text) => store.write(otherId, text)}
        onSend={(text) => {
          store.write(otherId, '');
          const last = thread.messages?.findLast(({ state }) => state === 'sent');
          void sendNew(otherId, text, last?._id ?? null);
        }}
        openers={me && profile ? openersFor(me, profile) : undefined}
        pending={outbox.some(({ state }) => state === 'pending')}
        onResend={({ _id }) => {
          const item = outbox.find(({ key }) => key === _id);
          if (item !== undefined) void attempt(otherId, item);
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
