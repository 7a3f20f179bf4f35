import type { Message } from '@skill-exchange/api-client/types';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useServices } from '../../lib/services.ts';
import type { ChatStore } from './chat-store.ts';
import { mark, receive, setPresence, type Thread } from './conversation/thread.ts';

type LiveThreadsOptions = {
  store: ChatStore;
  /** Pairs of a conversation and its other member. */
  conversations: readonly (readonly [conversationId: string, otherId: string])[];
  /** Whether the chat has been opened; it stays connected afterwards. */
  isWanted: boolean;
};

/** Applies the socket's events to the threads of these conversations. */
export function useLiveThreads({ store, conversations, isWanted }: LiveThreadsOptions): void {
  const { live } = useServices();
  const members = useMemo(() => new Map(conversations), [conversations]);
  const update = useEffectEvent((conversationId: string, change: (thread: Thread) => Thread) => {
    const otherId = members.get(conversationId);
    if (otherId !== undefined) store.update(otherId, change);
  });
  const receiveMessage = useEffectEvent((message: Message) => {
    update(message.conversationId, (thread) => receive(thread, message));
    store.setTyping(message.senderId._id, false);
  });
  const startTyping = useEffectEvent((memberId: string, conversationId: string) => {
    if (members.get(conversationId) === memberId) store.setTyping(memberId, true);
  });

  useEffect(() => {
    if (!isWanted) return;
    live.open();
    return live.listen({
      onMessage: receiveMessage,
      onMarks: ({ conversationId, ...marks }) => update(conversationId, (thread) => mark(thread, marks)),
      onTyping: ({ conversationId, memberId }) => startTyping(memberId, conversationId),
      onPresence: ({ conversationId, memberId, presence }) => {
        if (members.get(conversationId) === memberId) update(conversationId, (thread) => setPresence(thread, presence));
      },
    });
  }, [live, isWanted, members]);

  useEffect(() => {
    if (!isWanted) return;
    for (const conversationId of members.keys()) live.join(conversationId);
  }, [live, isWanted, members]);
}
