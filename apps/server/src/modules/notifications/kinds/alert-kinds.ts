import { msg, plural } from '@lingui/core/runtime-macro';
import type { NotificationKind } from '@skill-exchange/api-client/types';
import { searchName } from '../../../texts/search-name.ts';
import { say, skillName } from '../../../texts/texts.ts';
import type { Facts, Kind } from './kind.ts';

/** Returns what was found, with the person and the skills of one match or the persons of several, unless that match is gone. */
function foundWords({ people, isOnePerson, actorId, details: { keys = [], swap } }: Facts): string {
  const count = keys.length;
  const isTold = swap !== undefined && swap.key === keys[0];
  const isRing = count === 1 && isTold && swap.isRing === true;
  const found = isRing
    ? say(msg`1 new ring for you`)
    : say(plural({ count }, { one: '# new swap for you', other: '# new swaps for you' }));
  if (actorId === null || swap === undefined || !keys.includes(swap.key)) return found;
  if (count > 1)
    return isOnePerson ? say(msg`${{ found }}, one with ${{ people }}`) : say(msg`${{ found }}, with ${{ people }}`);
  if (!isOnePerson) return found;
  const [gets, gives] = [skillName(swap.gets), skillName(swap.gives)];
  return say(msg`${{ found }}: ${{ people }} teaches ${{ gets }}, you teach ${{ gives }}`);
}

/** Kinds about what has become possible. */
export const alertKinds = {
  swapsFound: {
    label: msg`New swaps for you`,
    email: 'later',
    currentDetails: async ({ details, domain }) => ({
      ...details,
      keys: await domain.findPossibleKeys(details.keys ?? []),
    }),
    isStillTrue: ({ details: { keys = [] } }) => keys.length > 0,
    title: foundWords,
    lines: () => [say(msg`You and other members can teach each other something new.`)],
    path: () => '/matches',
    action: msg`See your swaps`,
  },
  membersFound: {
    label: msg`New members in your saved searches`,
    email: 'later',
    currentDetails: async ({ details, domain }) => ({
      ...details,
      memberIds: await domain.findStillFitting(details.memberIds ?? []),
    }),
    isStillTrue: ({ details: { memberIds = [] } }) => memberIds.length > 0,
    title: ({ details: { memberIds = [], title, filters = {} } }) =>
      say(
        msg`${plural({ count: memberIds.length }, { one: '# new member', other: '# new members' })} in your search “${{ title: searchName(title, filters) }}”`,
      ),
    path: ({ details }) => details.path ?? '/users',
    action: msg`See who it is`,
  },
  newsSinceVisit: {
    label: msg`What is new after three weeks without a visit`,
    email: 'now',
    isOnlyEmailed: true,
    title: () => say(msg`New since your last visit`),
    path: () => '/',
    action: msg`See what is new`,
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
