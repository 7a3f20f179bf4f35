import { t } from '@lingui/core/macro';
import { useConversation } from '@skill-exchange/api-client/chat';
import { mediaUrl } from '@skill-exchange/api-client/media';
import { useApi } from '@skill-exchange/api-client/provider';
import { useCallback, useMemo, useState } from 'react';
import { useReading } from '../../lib/chat/unread.ts';
import { useAttention } from '../../lib/chat/use-attention.ts';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import { useReporting } from '../../lib/report/use-reporting.tsx';
import { useServices } from '../../lib/services.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { emptyThread, type Thread } from './conversation/thread.ts';
import { useMarking } from './conversation/use-marking.ts';
import { useMessageActions } from './conversation/use-message-actions.tsx';
import { useThread } from './conversation/use-thread.ts';
import { useUnmarking } from './conversation/use-unmarking.ts';
import { emptyDraft } from './sending/chat-draft.ts';
import { arrivedUnanswered, type ShownMessage, shownMessages } from './sending/outbox.ts';
import { useAttachments } from './sending/use-attachments.ts';
import { useComposer, useComposerMode } from './sending/use-composer.ts';
import { useSending } from './sending/use-sending.ts';
import { useChatStore } from './use-chat-store.ts';

type OpenConversationOptions = {
  memberId: string;
  /** The other member; undefined while no conversation is open. */
  otherId: string | undefined;
  /** Their conversation, if the list has it; otherwise it is opened by the pair. */
  knownId?: string | undefined;
  /** The member has marked it as unread; undefined until known. */
  isMarkedUnread?: boolean | undefined;
  /** Whether it is on the screen. */
  isReading: boolean;
  /** The `seq` of a message to open the thread at. */
  at?: number | undefined;
  /** The conversation's newest change by the list of conversations. */
  newest?: number | undefined;
  /** A change means that messages may have been missed. */
  missed: string;
  /** Called once all current messages are loaded and visible. */
  onRead: (otherId: string) => void;
};

/** Completes the URLs of files, which are relative to the server. Other messages stay the same objects. */
function withFileUrls(messages: readonly ShownMessage[], baseUrl: string): ShownMessage[] {
  return messages.map((message) => {
    if (message.attachments === undefined) return message;
    const attachments = message.attachments.map((file) => ({ ...file, url: mediaUrl(file.url, baseUrl) ?? '' }));
    return { ...message, attachments };
  });
}

/** The open conversation: its thread and the member's actions. */
export function useOpenConversation(options: OpenConversationOptions) {
  const { memberId, otherId = '', knownId, isMarkedUnread, isReading, at, newest, missed, onRead } = options;
  const [store, { threads, drafts, typing }] = useChatStore(memberId);
  const thread = threads.get(otherId) ?? emptyThread;
  const { live } = useServices();
  const { baseUrl } = useApi();
  const [isAtEnd, setAtEnd] = useState(false);
  const attention = useAttention();
  const isOnline = useIsOnline();
  // Open on a screen is not read: somebody is there, and the newest message is in sight.
  const isSeen = isReading && (attention === 'touched' || (attention === 'focused' && isAtEnd));
  useReading(isSeen ? options.otherId : undefined);
  const [isOpened, setOpened] = useState(false);
  if (isReading && !isOpened) setOpened(true);
  const pair = useConversation(memberId, otherId, { enabled: isOpened && otherId !== '' && knownId === undefined });
  useLoggedFailure('Error opening a conversation', pair.error);
  const conversationId = knownId ?? pair.data?._id;

  const { sendNew, sendAgain } = useSending({ store, memberId, onStored: (message) => live.announce(message) });
  function onCaughtUp(caughtUp: Thread): void {
    const arrived = arrivedUnanswered(caughtUp, memberId);
    for (const item of caughtUp.outbox)
      if (item.state !== 'pending' && arrived.has(item.key)) void sendAgain(otherId, item, true);
    if (caughtUp.isClassic) onRead(otherId);
  }
  const loading = useThread({
    store,
    otherId,
    thread,
    conversationId,
    isReading,
    at,
    newest,
    missed,
    onCaughtUp,
  });
  useMarking({ store, memberId, otherId, thread, conversationId, isReading, isSeen, onRead });
  useUnmarking({ memberId, otherId, conversationId, isReading, isMarkedUnread });

  const { messages: stored, outbox, gone, answered, isClassic } = thread;
  const messages = useMemo(() => {
    if (stored === undefined) return undefined;
    return withFileUrls(shownMessages({ messages: stored, outbox, gone, answered }, memberId, isOnline), baseUrl);
  }, [stored, outbox, gone, answered, memberId, isOnline, baseUrl]);
  // Undefined if one of the two hides receipts.
  const marks = thread.conversation?.marks.find((other) => other.memberId === otherId);
  const draft = drafts[otherId] ?? emptyDraft;
  const mode = useComposerMode(store, otherId);
  const { actions, edit, dialog } = useMessageActions({ store, otherId, start: mode.start });
  const hasFiles = useOffers('chat-files');
  const attachments = useAttachments({ store, otherId, conversationId, files: draft.files });
  const composer = useComposer({
    ...mode,
    store,
    otherId,
    draft,
    onType: () => conversationId !== undefined && live.type(conversationId),
    onEdit: (messageId, edited, onDone) => edit.mutate({ messageId, ...edited }, { onSuccess: onDone }),
    takeFiles: attachments.take,
    onSend(written) {
      if (thread.hasNewer) loading.showNewest();
      void sendNew(otherId, { ...written, after: stored?.at(-1)?._id ?? null });
    },
  });

  const { report, dialog: reportDialog } = useReporting();
  // A stable function: a new one would render every message again.
  const onReport = useCallback(
    ({ _id }: { _id: string }) => report({ kind: 'message', id: _id, title: t`Report message` }),
    [report],
  );
  return {
    store,
    thread,
    conversationId,
    /** Reports the other member's last message. */
    report: () => {
      const last = stored?.findLast(({ senderId }) => senderId._id === otherId);
      if (last !== undefined) onReport(last);
    },
    /** Confirmations and the form of a report. */
    dialogs: (
      <>
        {dialog}
        {reportDialog}
      </>
    ),
    /** Props of the component that shows the conversation. */
    shown: {
      memberId,
      messages,
      ...composer,
      attachments: isClassic || conversationId === undefined || !hasFiles ? undefined : attachments.composer,
      pending: edit.isPending || outbox.some(({ state }) => state === 'pending'),
      onResend: ({ _id }: { _id: string }) => {
        const item = outbox.find(({ key }) => key === _id);
        if (item !== undefined) void sendAgain(otherId, item);
      },
      onShowEarlier: thread.hasOlder ? () => loading.showMore('older') : undefined,
      showingEarlier: loading.isLoadingOlder,
      onShowLater: thread.hasNewer ? () => loading.showMore('newer') : undefined,
      showingLater: loading.isLoadingNewer,
      onReload: pair.error === null ? (loading.hasFailed ? loading.reload : undefined) : () => void pair.refetch(),
      onReport,
      actions: isClassic ? undefined : actions,
      marks,
      newFrom: thread.newFrom,
      isTyping: typing.has(otherId),
      onEndChange: setAtEnd,
    },
  };
}
