import { useUser } from '@skill-exchange/api-client/users';
import { whenIdle } from '@skill-exchange/ui/when-idle';
import { lazy, Suspense, useEffect, useState } from 'react';

const MemberChat = lazy(async () => ({ default: (await import('./member-chat.tsx')).MemberChat }));

type ProfileChatProps = {
  userId: string;
  /** How often the profile's own button has asked for a conversation. */
  wishes: number;
};

/** The chat on a member's profile, once there is such a member: after the profile, or when it is asked for. */
export function ProfileChat({ userId, wishes }: ProfileChatProps) {
  const { data: user } = useUser(userId);
  const [isTime, setTime] = useState(false);
  useEffect(() => whenIdle(() => setTime(true)), []);
  if (user === undefined || !(isTime || wishes > 0)) return null;
  return (
    <Suspense>
      <MemberChat other={user} wishes={wishes} />
    </Suspense>
  );
}
