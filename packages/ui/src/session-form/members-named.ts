import type { MemberRef } from '@skill-exchange/api-client/types';

/** The members whose name holds a text, without case; blank text finds all. */
export function membersNamed<Member extends MemberRef>(members: readonly Member[], text: string): Member[] {
  const part = text.trim().toLowerCase();
  return members.filter(({ name }) => name.toLowerCase().includes(part));
}
