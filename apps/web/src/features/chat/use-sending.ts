import { sendMessageMutation } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import type { Message } from '@skill-exchange/api-client/types';
import { useMutation } from '@tanstack/react-query';
import { newKey } from '../../lib/idempotency-key.ts';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useHearsByEmail } from '../../lib/use-hears-by-email.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import type { ChatStore } from './chat-store.ts';
import { answer, fail, send } from './outbox.ts';
import type { Outgoing } from './thread.ts';

/** Milliseconds after which a message counts as failed. A later response still counts. */
const timeoutMs = 15_000;

type SendingOptions = {
  store: ChatStore;
  memberId: string;
  /** The server has stored a message. */
  onStored: (message: Message) => void;
};

/** Sends messages to one member at a time, and retries failed ones. */
export function useSending({ store, memberId, onStored }: SendingOptions) {
  const { mutateAsync } = useMutation(sendMessageMutation(useApi()));

  // Only this page can retry: elsewhere the message stays marked as failed until the member returns.
  const isMounted = useIsMounted();
  const hearsByEmail = useHearsByEmail();

  /** Sends a message. `quietly` if it is already stored and only the response is missing. */
  async function attempt(otherId: string, outgoing: Omit<Outgoing, 'state'>, quietly = false): Promise<void> {
    const { key, text, replyTo, attachments = [] } = outgoing;
    const hasWritten = store
      .get()
      .threads.get(otherId)
      ?.messages?.some(({ senderId }) => senderId._id === memberId);
    store.update(otherId, (thread) => send(thread, outgoing));
    let isSettled = false;
    function giveUp(error: unknown): void {
      if (isSettled) return;
      isSettled = true;
      store.update(otherId, (thread) => fail(thread, key));
      logger.failure('Error sending a message', error);
      if (!quietly && isMounted()) notify.error('Uanble to send message. Try again.');
    }
    const timer = setTimeout(() => giveUp('No answer in time'), timeoutMs);
    try {
      const message = await mutateAsync({
        senderId: memberId,
        receiverId: otherId,
        text,
        ...(replyTo && { replyTo: replyTo._id }),
        ...(attachments.length > 0 && { attachmentIds: attachments.map(({ _id }) => _id) }),
        idempotencyKey: key,
      });
      isSettled = true;
      store.update(otherId, (thread) => answer(thread, key, message));
      onStored(message);
      if (hasWritten === false) hearsByEmail();
    } catch (error) {
      giveUp(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    attempt,
    /** Sends a new message. */
    sendNew: (otherId: string, written: Pick<Outgoing, 'text' | 'after' | 'replyTo' | 'attachments'>) =>
      attempt(otherId, { ...written, key: newKey(), writtenAt: new Date(Date.now()).toISOString() }),
  };
}
