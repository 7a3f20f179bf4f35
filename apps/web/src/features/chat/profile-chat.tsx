import { useUser } from '@skill-exchange/api-client/users';
import { useCode } from '@skill-exchange/ui/use-code';
import { whenIdle } from '@skill-exchange/ui/when-idle';
import { useEffect } from 'react';

const loadChat = () => import('./member-chat.tsx');

type ProfileChatProps = {
  userId: string;
  /** How often the profile's own button has asked for a conversation. */
  wishes: number;
};

/** The chat on a member's profile, once there is such a member: after the profile, or when it is asked for. */
export function ProfileChat({ userId, wishes }: ProfileChatProps) {
  const { data: user } = useUser(userId);
  const [chat, fetchChat] = useCode(loadChat);
  const isThere = user !== undefined;
  useEffect(() => {
    if (isThere) whenIdle(() => void fetchChat());
  }, [isThere, fetchChat]);
  useEffect(() => {
    if (wishes > 0) void fetchChat();
  }, [wishes, fetchChat]);
  return user === undefined || chat === undefined ? null : <chat.MemberChat other={user} wishes={wishes} />;
}
