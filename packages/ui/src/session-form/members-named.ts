import { foldText } from '@skill-exchange/api-client/fold-text';
import type { MemberRef } from '@skill-exchange/api-client/types';

/** The members whose name holds a text, without case and accents; blank text finds all. */
export function membersNamed<Member extends MemberRef>(members: readonly Member[], text: string): Member[] {
  const part = foldText(text.trim());
  // Not every backend names everybody.
  return members.filter(({ name }) => foldText(name ?? '').includes(part));
}
