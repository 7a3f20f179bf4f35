import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { Kind } from './kind.ts';

const some = (count: number, thing: string) => `${count} new ${thing}${count === 1 ? '' : 's'}`;

/** Kinds about what has become possible. */
export const alertKinds = {
  swapsFound: {
    label: 'New swaps for you',
    email: 'later',
    currentDetails: async ({ details, domain }) => ({
      ...details,
      keys: await domain.findPossibleKeys(details.keys ?? []),
    }),
    isStillTrue: ({ details: { keys = [] } }) => keys.length > 0,
    title: ({ details: { keys = [] } }) => `${some(keys.length, 'swap')} for you`,
    lines: () => ['You and other members can teach each other something new.'],
    path: () => '/matches',
    action: 'See your swaps',
  },
  membersFound: {
    label: 'New members in your saved searches',
    email: 'later',
    currentDetails: async ({ details, domain }) => ({
      ...details,
      memberIds: await domain.findStillFitting(details.memberIds ?? []),
    }),
    isStillTrue: ({ details: { memberIds = [] } }) => memberIds.length > 0,
    title: ({ details: { memberIds = [], title } }) => `${some(memberIds.length, 'member')} in your search “${title}”`,
    path: ({ details }) => details.path ?? '/users',
    action: 'See who it is',
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
