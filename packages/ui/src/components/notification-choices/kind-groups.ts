import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationSettings } from '@skill-exchange/api-client/types';
import { i18n } from '../../lib/texts/i18n.ts';

type KindSetting = NotificationSettings['kinds'][number];

const groups: readonly [title: MessageDescriptor, isOf: (kind: string) => boolean][] = [
  [msg`Messages`, (kind) => kind === 'message'],
  [msg`Events`, (kind) => kind.startsWith('event')],
  [msg`Sessions`, (kind) => kind.startsWith('session') || kind === 'review'],
  [msg`Community`, (kind) => kind === 'announcement'],
  // Includes kinds of a newer server.
  [msg`Account`, () => true],
];

/** Groups kinds of notifications by subject, in the server's order. */
export function kindGroups(kinds: readonly KindSetting[]): { title: string; kinds: KindSetting[] }[] {
  const titleOf = ({ kind }: KindSetting) => groups.find(([, isOf]) => isOf(kind))?.[0];
  return groups
    .map(([title]) => ({ title: i18n._(title), kinds: kinds.filter((kind) => titleOf(kind) === title) }))
    .filter((group) => group.kinds.length > 0);
}
