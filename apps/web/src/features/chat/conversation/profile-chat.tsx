import { isApiError } from '@skill-exchange/api-client/errors';
import { useUser } from '@skill-exchange/api-client/users';
import { ChatButton } from '@skill-exchange/ui/components/chat-button';
import { lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { useUnread } from '../../../lib/chat/unread.ts';
import { lazyWithPreload, loadOrNotify, usePreload } from '../../../lib/lazy-with-preload.ts';

const FormerChat = lazy(async () => ({ default: (await import('./former-chat.tsx')).FormerChat }));

const MemberChat = lazyWithPreload(async () => (await import('./member-chat.tsx')).MemberChat);

type ProfileChatProps = {
  userId: string;
  /** Increases with each click on the profile's message button. */
  openRequests: number;
};

/** The chat of a member's profile: its button immediately, its content after the profile has loaded. */
export function ProfileChat({ userId, openRequests }: ProfileChatProps) {
  const { data: user, error } = useUser(userId);
  const isThere = user !== undefined;
  const isPreloaded = usePreload(MemberChat, isThere);
  const [isRequested, setRequested] = useState(false);
  const isLoaded = isPreloaded || isRequested;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const unread = useUnread();
  useEffect(() => {
    if (openRequests > 0) void loadOrNotify(MemberChat).then(setRequested);
  }, [openRequests]);

  function toggle(open: boolean): void {
    // The click takes effect before the chat's whole content is rendered.
    startTransition(() => setOpen(open));
    if (!open) return;
    void loadOrNotify(MemberChat).then((isThere) => {
      setRequested(isThere);
      if (!isThere) setOpen(false);
    });
  }
  if (openRequests > 0 && isApiError(error, 404))
    return (
      <Suspense>
        <FormerChat userId={userId} openRequests={openRequests} />
      </Suspense>
    );
  return user === undefined ? null : (
    <>
      <ChatButton ref={button} open={isOpen && isLoaded} unread={unread} onClick={() => toggle(true)} />
      {isLoaded ? (
        <MemberChat other={user} openRequests={openRequests} isOpen={isOpen} onToggle={toggle} button={button} />
      ) : null}
    </>
  );
}
