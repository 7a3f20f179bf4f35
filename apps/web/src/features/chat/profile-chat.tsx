import { useUser } from '@skill-exchange/api-client/users';
import { ChatButton } from '@skill-exchange/ui/chat-button';
import { EmptyChatArt } from '@skill-exchange/ui/illustration';
import { useCode } from '@skill-exchange/ui/use-code';
import { whenIdle } from '@skill-exchange/ui/when-idle';
import { startTransition, useEffect, useRef, useState } from 'react';
import { notify } from '../../shared/notify.ts';
import { useUnread } from './use-unread.ts';

/** With what an empty conversation shows: in the opened chat it would be one more change. */
async function loadChat() {
  const [chat] = await Promise.all([import('./member-chat.tsx'), EmptyChatArt.preload()]);
  return chat;
}

type ProfileChatProps = {
  userId: string;
  /** How often the profile's own button has asked for a conversation. */
  wishes: number;
};

/** The chat on a member's profile, once there is such a member: its button at once, what it opens after the profile. */
export function ProfileChat({ userId, wishes }: ProfileChatProps) {
  const { data: user } = useUser(userId);
  const isThere = user !== undefined;
  const [chat, fetchChat] = useCode(loadChat);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useUnread(isThere);
  useEffect(() => {
    if (isThere) whenIdle(() => void fetchChat());
  }, [isThere, fetchChat]);
  useEffect(() => {
    if (wishes > 0) void fetchChat();
  }, [wishes, fetchChat]);

  function toggle(open: boolean): void {
    // The press is answered before all that is in a chat is drawn.
    startTransition(() => setOpen(open));
    if (!open) return;
    // Who was told that it did not come is not waiting any more.
    void fetchChat().then((hasCome) => {
      if (!hasCome) setOpen(false);
    });
    // The code of a toast must be there before the network is gone.
    notify.prepare();
  }
  return user === undefined ? null : (
    <>
      <ChatButton
        ref={button}
        open={isOpen && chat !== undefined}
        unread={unread}
        onClick={() => toggle(true)}
      />
      {chat === undefined ? null : (
        <chat.MemberChat other={user} wishes={wishes} isOpen={isOpen} onToggle={toggle} button={button} />
      )}
    </>
  );
}
