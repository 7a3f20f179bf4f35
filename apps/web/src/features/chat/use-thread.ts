import { fetchMessagesAfter, messagesQuery, useConversation } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import type { Message } from '@skill-exchange/api-client/types';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Joins } from '../../lib/live/live-chat.ts';
import { logger } from '../../lib/logger.ts';
import { useLoggedFailure } from '../../lib/query-view.tsx';
import type { ChatStore } from './chat-store.ts';
import { catchUp, emptyTail, shownMessages, type Tail } from './thread.ts';

/** Milliseconds between a live message and a request for the server's order. */
const settleAfter = 600;

type ThreadOptions = {
  store: ChatStore;
  memberId: string;
  /** The other member; undefined while no conversation is open. */
  otherId: string | undefined;
  tail: Tail | undefined;
  /** Whether the conversation is visible to the user. */
  isReading: boolean;
  /** A change of either means that messages may have been missed. */
  joins: Joins;
  missed: string;
  /** Called once all current messages are loaded and visible. */
  onRead: (otherId: string) => void;
};

const noMessages: readonly Message[] = [];

/** The open conversation: its history page by page, and the messages since. */
export function useThread(options: ThreadOptions) {
  const { store, memberId, otherId = '', tail = emptyTail, isReading, joins, missed, onRead } = options;
  const api = useApi();
  const [isOpened, setOpened] = useState(false);
  if (isReading && !isOpened) setOpened(true);
  const conversation = useConversation(memberId, otherId, { enabled: isOpened && otherId !== '' });
  const conversationId = conversation.data?._id;
  const joined = joins[conversationId ?? ''];
  const pages = useInfiniteQuery({
    ...messagesQuery(api, conversationId ?? ''),
    enabled: conversationId !== undefined,
    // Only messages after the loaded pages are fetched again, because the server marks fetched messages as read.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  useLoggedFailure('Error opening a conversation', conversation.error);
  useLoggedFailure('Error fetching messages', pages.error);

  const history = pages.data ?? noMessages;
  const shown = useMemo(() => shownMessages(history, tail, memberId), [history, tail, memberId]);
  const isLoaded = pages.data !== undefined;
  const [caughtUp, setCaughtUp] = useState(0);
  const turn = useRef<Promise<void>>(Promise.resolve());

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (conversationId === undefined || signal.aborted) return;
    const last = tail.newer.at(-1) ?? history.at(-1);
    try {
      if (last === undefined) await pages.refetch({ throwOnError: true });
      else {
        const messages = await fetchMessagesAfter(api, conversationId, last._id, signal);
        store.update(otherId, (before) => catchUp(before, messages));
      }
      if (signal.aborted) return;
      onRead(otherId);
      setCaughtUp((before) => before + 1);
    } catch (error) {
      if (!signal.aborted) logger.failure('Error catching up with messages', error);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `joined` and `missed` say that something may have been missed
  useEffect(() => {
    if (!isReading || !isLoaded) return;
    const leave = new AbortController();
    // One at a time: the next request asks for messages after this response.
    turn.current = turn.current.then(() => ask(leave.signal));
    return () => leave.abort();
  }, [isReading, isLoaded, conversationId, joined, missed]);

  const { fresh } = tail;
  useEffect(() => {
    if (!isReading || !isLoaded || fresh.length === 0) return;
    const leave = new AbortController();
    const timer = setTimeout(() => {
      turn.current = turn.current.then(() => ask(leave.signal));
    }, settleAfter);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [isReading, isLoaded, fresh]);

  const error = conversation.error ?? pages.error;
  return {
    conversationId,
    history,
    /** Undefined until the history is loaded. */
    messages: isLoaded ? shown : undefined,
    /** Increases when the thread has caught up with the server. */
    caughtUp,
    hasFailed: !isLoaded && error !== null,
    reload: () => void (conversation.error === null ? pages.refetch() : conversation.refetch()),
    hasEarlier: pages.hasNextPage,
    isLoadingEarlier: pages.isFetchingNextPage,
    showEarlier: () => {
      if (!pages.isFetchingNextPage) void pages.fetchNextPage();
    },
  };
}
