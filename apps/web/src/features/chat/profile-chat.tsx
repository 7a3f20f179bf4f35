import { useUser } from '@skill-exchange/api-client/users';
import { ChatButton } from '@skill-exchange/ui/components/chat-button';
import { startTransition, useEffect, useRef, useState } from 'react';
import { lazyWithPreload, loadOrNotify, usePreload } from '../../lib/lazy-with-preload.ts';
import { useUnread } from '../../lib/unread.ts';

const MemberChat = lazyWithPreload(async () => (await import('./member-chat.tsx')).MemberChat);

type ProfileChatProps = {
  userId: string;
  /** How often the profile's own button has asked for a conversation. */
  wishes: number;
};

/** The chat on a member's profile, once there is such a member: its button at once, what it opens after the profile. */
export function ProfileChat({ userId, wishes }: ProfileChatProps) {
  const { data: user } = useUser(userId);
  const isThere = user !== undefined;
  const isPreloaded = usePreload(MemberChat, isThere);
  const [isRequested, setRequested] = useState(false);
  const isLoaded = isPreloaded || isRequested;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useUnread();
  useEffect(() => {
    if (wishes > 0) void loadOrNotify(MemberChat).then(setRequested);
  }, [wishes]);

  function toggle(open: boolean): void {
    // The press is answered before all that is in a chat is rendered.
    startTransition(() => setOpen(open));
    if (!open) return;
    void loadOrNotify(MemberChat).then((isThere) => {
      setRequested(isThere);
      if (!isThere) setOpen(false);
    });
  }
  return user === undefined ? null : (
    <>
      <ChatButton ref={button} open={isOpen && isLoaded} unread={unread} onClick={() => toggle(true)} />
      {isLoaded ? <MemberChat other={user} wishes={wishes} isOpen={isOpen} onToggle={toggle} button={button} /> : null}
    </>
  );
}
