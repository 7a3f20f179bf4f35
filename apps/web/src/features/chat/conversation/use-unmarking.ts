import { useApi } from '@skill-exchange/api-client/provider';
import { changeConversationMutation } from '@skill-exchange/api-client/threads';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { logger } from '../../../lib/logger.ts';

type UnmarkingOptions = {
  memberId: string;
  otherId: string;
  conversationId: string | undefined;
  /** It is on the screen. */
  isReading: boolean;
  /** Undefined until known. */
  isMarkedUnread: boolean | undefined;
};

/** Ends a conversation's mark as unread when it is opened. A mark set while it is open, by another device, stays. */
export function useUnmarking({ memberId, otherId, conversationId, isReading, isMarkedUnread }: UnmarkingOptions): void {
  const { mutate } = useMutation({
    ...changeConversationMutation(useApi(), memberId),
    onError: (error) => logger.failure('Error ending a mark as unread', error),
  });
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!isReading) opened.current = undefined;
    if (!isReading || otherId === opened.current || isMarkedUnread === undefined) return;
    opened.current = otherId;
    if (isMarkedUnread && conversationId !== undefined) mutate({ conversationId, isMarkedUnread: false });
  }, [otherId, conversationId, isReading, isMarkedUnread, mutate]);
}
