import { useUser } from '@skill-exchange/api-client/users';
import { lazy, Suspense } from 'react';

const MemberChat = lazy(async () => ({ default: (await import('./member-chat.tsx')).MemberChat }));

type ProfileChatProps = {
  userId: string;
  /** How often the profile's own button has asked for a conversation. */
  wishes: number;
};

/** The chat on a member's profile, once there is such a member. Its code comes after the profile's. */
export function ProfileChat({ userId, wishes }: ProfileChatProps) {
  const { data: user } = useUser(userId);
  if (user === undefined) return null;
  return (
    <Suspense>
      <MemberChat other={user} wishes={wishes} />
    </Suspense>
  );
}
