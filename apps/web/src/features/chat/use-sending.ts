import { sendMessageMutation } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import type { Message } from '@skill-exchange/api-client/types';
import { useMutation } from '@tanstack/react-query';
import { logger } from '../../lib/logger.ts';
import { notify } from '../../lib/notify.ts';
import { useIsHere } from '../../lib/use-is-here.ts';
import type { ChatStore } from './chat-store.ts';
import { answer, fail, type Outgoing, send } from './thread.ts';

/** Milliseconds after which a message counts as failed. An answer that comes later still counts. */
const patience = 15_000;

type SendingOptions = {
  store: ChatStore;
  memberId: string;
  /** The server has stored a message. */
  onStored: (message: Message) => void;
};

/** Sends messages to one member at a time, and again those that did not arrive. */
export function useSending({ store, memberId, onStored }: SendingOptions) {
  const { mutateAsync } = useMutation(sendMessageMutation(useApi()));

  // Elsewhere nobody could try again: there the message waits, marked, for its reader to come back.
  const isHere = useIsHere();

  /** Quietly: the message is there already, and only its answer is missing. */
  async function attempt(otherId: string, outgoing: Omit<Outgoing, 'state'>, quietly = false): Promise<void> {
    const { key, text } = outgoing;
    store.update(otherId, (tail) => send(tail, outgoing));
    let isSettled = false;
    function giveUp(error: unknown): void {
      if (isSettled) return;
      isSettled = true;
      store.update(otherId, (tail) => fail(tail, key));
      logger.failure('Error sending a message', error);
      if (!quietly && isHere()) notify.error('Uanble to send message. Try again.');
    }
    const timer = setTimeout(() => giveUp('No answer in time'), patience);
    try {
      const message = await mutateAsync({
        senderId: memberId,
        receiverId: otherId,
        text,
        idempotencyKey: key,
      });
      isSettled = true;
      store.update(otherId, (tail) => answer(tail, key, message));
      onStored(message);
    } catch (error) {
      giveUp(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    attempt,
    /** Sends a new message, written when `after` was the last one that was there. */
    sendNew: (otherId: string, text: string, after: string | null) =>
      attempt(otherId, { key: newKey(), text, after, writtenAt: new Date().toISOString() }),
  };
}

/** Unlike `crypto.randomUUID`, this is there on pages that came over plain http as well. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
