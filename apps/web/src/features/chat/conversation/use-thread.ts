import { isApiError } from '@skill-exchange/api-client/errors';
import { fetchChanges, fetchThread } from '@skill-exchange/api-client/threads';
import type { Thread as LoadedThread } from '@skill-exchange/api-client/types';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { delay } from '../../../lib/delay.ts';
import { logger } from '../../../lib/logger.ts';
import { useLoggedFailure } from '../../../lib/query-view.tsx';
import { useServices } from '../../../lib/services.ts';
import type { ChatStore } from '../chat-store.ts';
import { fetchClassicChanges, fetchClassicThread } from '../classic-backend.ts';
import { catchUp, emptyThread, extend, isBehind, load, type Thread } from './thread.ts';

/** Milliseconds to wait for changes that arrive out of order before fetching them. */
const settleAfter = 400;

/** Maximum consecutive requests for changes; after a longer absence the thread is loaded again. */
const maxParts = 10;

type ThreadOptions = {
  store: ChatStore;
  otherId: string;
  thread: Thread;
  conversationId: string | undefined;
  isReading: boolean;
  /** The `seq` of a message to open the thread at. */
  at: number | undefined;
  /** The conversation's newest change by the list of conversations, if it has one. */
  newest: number | undefined;
  /** A change means that messages may have been missed. */
  missed: string;
  /** The thread has caught up with the server. */
  onCaughtUp: (thread: Thread) => void;
};

/** Loads a conversation and keeps up with the server: one cursor after every gap. */
export function useThread(options: ThreadOptions) {
  const { store, otherId, thread, conversationId = '', isReading, at, newest = 0, missed, onCaughtUp } = options;
  const { api, live, queryClient } = useServices();
  const joins = useSyncExternalStore(live.joins.subscribe, live.joins.get);
  const known = () => store.get().threads.get(otherId) ?? emptyThread;
  const isLoaded = thread.messages !== undefined;
  const isElsewhere = at !== undefined && !thread.isClassic && !thread.messages?.some(({ seq }) => seq === at);
  const reason = `${joins[conversationId]} ${missed}`;

  async function read(part: Parameters<typeof fetchThread>[2], signal?: AbortSignal): Promise<[LoadedThread, boolean]> {
    if (!known().isClassic) {
      try {
        return [await fetchThread(api, conversationId, part, signal), false];
      } catch (error) {
        if (!isApiError(error, 404)) throw error;
      }
    }
    return [await fetchClassicThread({ api, queryClient }, conversationId, otherId), true];
  }

  const opening = useQuery({
    queryKey: ['chat', 'thread', conversationId, at ?? 'unread'],
    enabled: conversationId !== '' && isReading && (!isLoaded || isElsewhere),
    queryFn: async ({ signal }) => {
      const [loaded, isClassic] = await read({ at: at ?? 'unread' }, signal);
      store.update(otherId, (before) => ({ ...load(before, loaded), isClassic }));
      onCaughtUp(known());
      return reason;
    },
    staleTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

  const mayMiss = isBehind(thread) || newest > thread.cursor;
  const gap = mayMiss ? ` ${thread.cursor} ${thread.messages?.length}` : '';
  const changes = useQuery({
    queryKey: ['chat', 'changes', conversationId, reason + gap],
    enabled: isReading && isLoaded && conversationId !== '' && (mayMiss || reason !== opening.data),
    queryFn: async ({ signal }) => {
      if (mayMiss) await delay(settleAfter, signal);
      for (let part = 0; !signal.aborted; part += 1) {
        const { messages = [], cursor, isClassic } = known();
        const changed = isClassic
          ? await fetchClassicChanges(api, conversationId, otherId, messages, signal)
          : await fetchChanges(api, conversationId, cursor, signal);
        store.update(otherId, (before) =>
          part === maxParts ? catchUp(before, { ...changed, isReset: true }) : catchUp(before, changed),
        );
        if (!changed.hasMore || part === maxParts) break;
      }
      onCaughtUp(known());
      return null;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  useLoggedFailure('Error fetching messages', opening.error);
  useLoggedFailure('Error catching up with messages', changes.error);

  const more = useMutation({
    mutationFn: async (side: 'older' | 'newer') => {
      const { messages = [] } = known();
      const edge = side === 'older' ? messages[0]?.seq : messages.at(-1)?.seq;
      if (edge === undefined) return;
      const loaded = await fetchThread(api, conversationId, side === 'older' ? { before: edge } : { after: edge });
      store.update(otherId, (before) => extend(before, loaded, side));
    },
    onError: (error) => logger.failure('Error fetching messages', error),
  });

  const newestPart = useMutation({
    mutationFn: async () => {
      const loaded = await fetchThread(api, conversationId, { at: 'newest' });
      store.update(otherId, (before) => load(before, loaded));
    },
    onError: (error) => logger.failure('Error fetching messages', error),
  });

  return {
    hasFailed: !isLoaded && opening.error !== null,
    reload: () => void opening.refetch(),
    showMore: (side: 'older' | 'newer') => {
      if (!more.isPending) more.mutate(side);
    },
    isLoadingOlder: more.isPending && more.variables === 'older',
    isLoadingNewer: more.isPending && more.variables === 'newer',
    /** Jumps from an old part of the thread to its end. */
    showNewest: () => newestPart.mutate(),
  };
}
