import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useReporting } from '../../lib/report/use-reporting.tsx';
import { useServices } from '../../lib/services.ts';
import { useReading } from '../../lib/unread.ts';
import { arrivedUnanswered, emptyTail } from './thread.ts';
import { useChatStore } from './use-chat-store.ts';
import { useSending } from './use-sending.ts';
import { useThread } from './use-thread.ts';

type OpenConversationOptions = {
  memberId: string;
  /** The other member; undefined while no conversation is open. */
  otherId: string | undefined;
  /** Whether the user can see it. */
  isReading: boolean;
  /** A change means that messages may have been missed. */
  missed: string;
  /** Called once all current messages are loaded and visible. */
  onRead: (otherId: string) => void;
};

/** The open conversation: what the widget and a page's section show, and functions to send and report messages. */
export function useOpenConversation({ memberId, otherId, isReading, missed, onRead }: OpenConversationOptions) {
  const [store, { tails, drafts }] = useChatStore(memberId);
  const tail = otherId === undefined ? undefined : tails.get(otherId);
  useReading(isReading ? otherId : undefined);

  const { live } = useServices();
  const joins = useSyncExternalStore(live.joins.subscribe, live.joins.get);
  const thread = useThread({ store, memberId, otherId, tail, isReading, joins, missed, onRead });
  const { conversationId, history, caughtUp } = thread;

  const { attempt, sendNew } = useSending({ store, memberId, onStored: (message) => live.announce(message) });
  const confirm = useEffectEvent(() => {
    if (otherId === undefined || tail === undefined) return;
    const arrived = arrivedUnanswered(history, tail, memberId);
    for (const item of tail.outbox)
      if (item.state === 'failed' && arrived.has(item.key)) void attempt(otherId, item, true);
  });
  useEffect(() => {
    if (caughtUp > 0) confirm();
  }, [caughtUp]);

  const { report, dialog } = useReporting();
  // A stable function: a new one would render every message again.
  const onReport = useCallback(
    ({ _id }: { _id: string }) => report({ kind: 'message', id: _id, title: 'Report message' }),
    [report],
  );
  const { outbox } = tail ?? emptyTail;
  return {
    store,
    conversationId,
    /** The dialog of a report. */
    dialog,
    /** Props of the component that shows the conversation. */
    shown: {
      memberId,
      messages: thread.messages,
      text: (otherId && drafts[otherId]) ?? '',
      onTextChange: (text: string) => {
        if (otherId !== undefined) store.write(otherId, text);
      },
      onSend: (text: string) => {
        if (otherId === undefined) return;
        store.write(otherId, '');
        const last = thread.messages?.findLast(({ state }) => state === 'sent');
        void sendNew(otherId, text, last?._id ?? null);
      },
      pending: outbox.some(({ state }) => state === 'pending'),
      onResend: ({ _id }: { _id: string }) => {
        const item = outbox.find(({ key }) => key === _id);
        if (otherId !== undefined && item !== undefined) void attempt(otherId, item);
      },
      onShowEarlier: thread.hasEarlier ? thread.showEarlier : undefined,
      showingEarlier: thread.isLoadingEarlier,
      onReload: thread.hasFailed ? thread.reload : undefined,
      onReport,
    },
  };
}
