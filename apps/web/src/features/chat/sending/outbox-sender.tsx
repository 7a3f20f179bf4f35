import { useEffect, useEffectEvent } from 'react';
import { outboxKey } from '../../../lib/chat/outbox-key.ts';
import { unsentMessages } from '../../../lib/chat/unsent-messages.ts';
import { isDraftKey } from '../../../lib/drafts/draft-key.ts';
import { useServices } from '../../../lib/services.ts';
import { unsentMessagesOf } from '../chat-store.ts';
import { useChatMember } from '../conversation/use-chat-member.ts';
import { useChatStore } from '../use-chat-store.ts';
import { usePageAwake } from '../use-page-awake.ts';
import { useSending } from './use-sending.ts';

/** Sends a member's waiting messages on every page once there is a connection, and counts them. Renders nothing. */
export function OutboxSender() {
  const memberId = useChatMember();
  const { live } = useServices();
  const [store, state] = useChatStore(memberId);
  const { sendWaiting } = useSending({ store, memberId, onStored: (message) => live.announce(message) });
  const { awakenings } = usePageAwake();
  const count = unsentMessagesOf(state).length;

  const sendNow = useEffectEvent(() => void sendWaiting());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is visible or online again tries
  useEffect(() => sendNow(), [awakenings]);
  // A new live connection also reports this.
  useEffect(() => live.listen({ onUnread: () => sendNow() }), [live]);

  useEffect(() => {
    function onStorage({ key }: StorageEvent): void {
      if (key === null || key === outboxKey(memberId) || isDraftKey(key, memberId)) store.sync();
    }
    // A log-out in this tab has removed them.
    store.sync();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [store, memberId]);

  useEffect(() => {
    unsentMessages.set(count);
    return () => unsentMessages.set(0);
  }, [count]);
  return null;
}
