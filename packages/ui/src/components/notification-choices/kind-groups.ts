import type { NotificationSettings } from '@skill-exchange/api-client/types';

type KindSetting = NotificationSettings['kinds'][number];

const groups: readonly [title: string, isOf: (kind: string) => boolean][] = [
  ['Messages', (kind) => kind === 'message'],
  ['Events', (kind) => kind.startsWith('event')],
  ['Sessions', (kind) => kind.startsWith('session') || kind === 'review'],
  ['Community', (kind) => kind === 'announcement'],
  // Includes kinds of a newer server.
  ['Account', () => true],
];

/** Groups kinds of notifications by subject, in the server's order. */
export function kindGroups(kinds: readonly KindSetting[]): { title: string; kinds: KindSetting[] }[] {
  const titleOf = ({ kind }: KindSetting) => groups.find(([, isOf]) => isOf(kind))?.[0];
  return groups
    .map(([title]) => ({ title, kinds: kinds.filter((kind) => titleOf(kind) === title) }))
    .filter((group) => group.kinds.length > 0);
}
