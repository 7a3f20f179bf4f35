import { chatUsersQuery } from '@skill-exchange/api-client/chat';
import { useApi } from '@skill-exchange/api-client/provider';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { MemberChat } from './member-chat.tsx';
import { useChatMember } from './use-chat-member.ts';

/** The existing conversation with a member who no longer has a profile. */
export function FormerChat({
  userId,
  openRequests,
}: { userId: string } & Pick<ComponentProps<typeof MemberChat>, 'openRequests'>) {
  const { data: users } = useQuery(chatUsersQuery(useApi(), useChatMember()));
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const former = users?.find(({ _id, isFormer }) => _id === userId && isFormer);
  if (former === undefined) return null;
  const { _id, name, photo = '' } = former;
  const other = { _id, name, photo, about: '', rating: 0, skillsOffered: [], skillsRequested: [] };
  return <MemberChat other={other} openRequests={openRequests} isOpen={isOpen} onToggle={setOpen} button={button} />;
}
