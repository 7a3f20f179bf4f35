import { t } from '@lingui/core/macro';
import { sendMessageMutation } from '@skill-exchange/api-client/chat';
import { isUnanswered } from '@skill-exchange/api-client/errors';
import { useApi } from '@skill-exchange/api-client/provider';
import type { Message } from '@skill-exchange/api-client/types';
import { useMutation } from '@tanstack/react-query';
import { outboxKey } from '../../../lib/chat/outbox-key.ts';
import { newKey } from '../../../lib/idempotency-key.ts';
import { isOnline } from '../../../lib/is-online.ts';
import { useUnconfirmedEmailNotice } from '../../../lib/log-in/use-unconfirmed-email-notice.ts';
import { logger } from '../../../lib/logger.ts';
import { notify } from '../../../lib/notify.ts';
import { runAlone } from '../../../lib/run-alone.ts';
import { useIsMounted } from '../../../lib/use-is-mounted.ts';
import { type ChatStore, unsentMessagesOf } from '../chat-store.ts';
import { emptyThread, type Outgoing } from '../conversation/thread.ts';
import { answer, arrivedUnanswered, fail, postpone, send } from './outbox.ts';

/** Milliseconds after which there is no answer. A later response still counts. */
const timeoutMs = 15_000;

/** Keys of messages whose Send or Try again the member has just pressed. */
const pressed = new Set<string>();

type SendingOptions = {
  store: ChatStore;
  memberId: string;
  /** The server has stored a message. */
  onStored: (message: Message) => void;
};

/** Sends messages in the order of writing, one at a time in all tabs. */
export function useSending({ store, memberId, onStored }: SendingOptions) {
  const { mutateAsync } = useMutation(sendMessageMutation(useApi()));
  const isMounted = useIsMounted();
  const hearsByEmail = useUnconfirmedEmailNotice();

  function toastFailure(otherId: string, key: string): void {
    const isStored = arrivedUnanswered(store.get().threads.get(otherId) ?? emptyThread, memberId).has(key);
    if (!isStored && isMounted()) notify.error(t`Uanble to send message. Try again.`);
  }

  function give(otherId: string, { key, text, replyTo, attachments = [] }: Outgoing): Promise<Message> {
    const descriptions = attachments.flatMap(({ _id: attachmentId, description }) =>
      description === undefined ? [] : { attachmentId, description },
    );
    return mutateAsync({
      senderId: memberId,
      receiverId: otherId,
      text,
      ...(replyTo && { replyTo: replyTo._id }),
      ...(attachments.length > 0 && { attachmentIds: attachments.map(({ _id }) => _id) }),
      ...(descriptions.length > 0 && { descriptions }),
      idempotencyKey: key,
    });
  }

  /** Sends one message. Returns whether the server has answered. */
  function attempt(otherId: string, outgoing: Outgoing): Promise<boolean> {
    const { key } = outgoing;
    const hasWritten = store
      .get()
      .threads.get(otherId)
      ?.messages?.some(({ senderId }) => senderId._id === memberId);
    store.update(otherId, (thread) => send(thread, outgoing));
    return new Promise((resolve) => {
      let isSettled = false;
      function settle(isAnswered: boolean): void {
        isSettled = true;
        clearTimeout(timer);
        pressed.delete(key);
        resolve(isAnswered);
      }
      function giveUp(error: unknown): void {
        if (isSettled) return;
        logger.failure('Error sending a message', error);
        const isRejected = error !== timeout && !isUnanswered(error);
        if (isRejected) store.update(otherId, (thread) => fail(thread, key));
        // Without a network the notice and the message say that it waits.
        if (isRejected || (pressed.has(key) && isOnline())) toastFailure(otherId, key);
        settle(isRejected);
      }
      const timeout = new Error('no answer in time');
      const timer = setTimeout(() => giveUp(timeout), timeoutMs);
      give(otherId, outgoing).then((message) => {
        store.update(otherId, (thread) => answer(thread, key, message));
        onStored(message);
        if (hasWritten === false) hearsByEmail();
        settle(true);
      }, giveUp);
    });
  }

  /** Sends all unsent messages until one gets no answer. Each one is sent by one tab. */
  async function sendWaiting(): Promise<void> {
    store.sync();
    if (unsentMessagesOf(store.get()).length === 0) return;
    await runAlone(outboxKey(memberId), async () => {
      for (;;) {
        store.sync();
        const [next] = unsentMessagesOf(store.get());
        if (next === undefined) return;
        if (await attempt(next.otherId, next.item)) continue;
        for (const otherId of store.get().threads.keys()) store.update(otherId, postpone);
        return;
      }
    });
  }

  function enqueue(otherId: string, outgoing: Omit<Outgoing, 'state'>): Promise<void> {
    store.update(otherId, (thread) => send(thread, outgoing));
    return sendWaiting();
  }

  return {
    sendWaiting,
    /** Sends a message again. `quietly` if it is already stored and only the response is missing. */
    sendAgain(otherId: string, outgoing: Outgoing, quietly = false): Promise<void> {
      if (!quietly) pressed.add(outgoing.key);
      return enqueue(otherId, outgoing);
    },
    /** Sends a new message. */
    sendNew(otherId: string, written: Pick<Outgoing, 'text' | 'after' | 'replyTo' | 'attachments'>): Promise<void> {
      const key = newKey();
      pressed.add(key);
      return enqueue(otherId, { ...written, key, writtenAt: new Date(Date.now()).toISOString() });
    },
  };
}
