import { useApi } from '@skill-exchange/api-client/provider';
import { markConversation } from '@skill-exchange/api-client/threads';
import type { NewMarks } from '@skill-exchange/api-client/types';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { logger } from '../../../lib/logger.ts';
import type { ChatStore } from '../chat-store.ts';
import { mark, marksOf, reopen, type Thread } from './thread.ts';

type MarkingOptions = {
  store: ChatStore;
  memberId: string;
  otherId: string;
  thread: Thread;
  conversationId: string | undefined;
  /** It is on the screen. */
  isReading: boolean;
  /** Somebody looks at its newest message. */
  isSeen: boolean;
  onRead: (otherId: string) => void;
};

/** Returns the `seq` of the other member's last loaded message; 0 without one. */
const lastOf = (thread: Thread | undefined, otherId: string) =>
  thread?.messages?.findLast(({ senderId }) => senderId._id === otherId)?.seq ?? 0;

/** Marks the other member's loaded messages as read while they are seen. */
export function useMarking(options: MarkingOptions) {
  const { store, memberId, otherId, thread, conversationId, isReading, isSeen, onRead } = options;
  const api = useApi();
  const { mutate } = useMutation({
    mutationFn: (marks: NewMarks) => markConversation(api, conversationId ?? '', marks),
    onSuccess: (marks) => {
      store.update(otherId, (before) => mark(before, marks));
      // A message that arrived since the request is unread.
      const now = store.get().threads.get(otherId);
      if (lastOf(now, otherId) <= marks.readSeq) onRead(otherId);
    },
    onError: (error) => logger.failure('Error marking a conversation as read', error),
  });

  const open = useEffectEvent(() => store.update(otherId, (before) => reopen(before, memberId)));
  useEffect(() => {
    if (isReading && otherId !== '') open();
  }, [isReading, otherId]);

  const last = lastOf(thread, otherId);
  const isUnread = !thread.isClassic && last > marksOf(thread, memberId).readSeq;
  useEffect(() => {
    if (isSeen && isUnread && conversationId !== undefined) mutate({ readSeq: last });
  }, [isSeen, isUnread, conversationId, last, mutate]);
}
