import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { Facts, Kind } from './kind.ts';

const some = (count: number, thing: string) => `${count} new ${thing}${count === 1 ? '' : 's'}`;

/** Returns the person and the skills of one match, or the persons of several; nothing once that match is gone. */
function withWhom({ people, isOnePerson, actorId, details: { keys = [], swap } }: Facts): string {
  if (actorId === null || swap === undefined || !keys.includes(swap.key)) return '';
  if (keys.length > 1) return isOnePerson ? `, one with ${people}` : `, with ${people}`;
  return isOnePerson ? `: ${people} teaches ${swap.gets}, you teach ${swap.gives}` : '';
}

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
    title: (facts) => {
      const { keys = [], swap } = facts.details;
      const isRing = keys.length === 1 && swap?.isRing === true && swap.key === keys[0];
      return `${some(keys.length, isRing ? 'ring' : 'swap')} for you${withWhom(facts)}`;
    },
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
  newsSinceVisit: {
    label: 'What is new after three weeks without a visit',
    email: 'now',
    isOnlyEmailed: true,
    title: () => 'New since your last visit',
    path: () => '/',
    action: 'See what is new',
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
