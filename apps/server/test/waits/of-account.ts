import type { View, Waiting } from './view.ts';

/** What belongs to the member's account: decisions about what they reported, and the address. */
export const ofAccount = ({ tables, me }: View): Waiting[] => {
  const decided = tables.notifications.filter(
    ({ member_id, kind, read_at }) => member_id === me && kind === 'reportDecided' && read_at === null,
  );
  const own = tables.members.find(({ id }) => id === me);
  return [
    ...(decided.length > 0 ? [{ kind: 'reportAnswer' as const, _id: me, count: decided.length }] : []),
    ...(own?.email_verified_at === null ? [{ kind: 'confirmAddress' as const, _id: me, count: 1 }] : []),
  ];
};
