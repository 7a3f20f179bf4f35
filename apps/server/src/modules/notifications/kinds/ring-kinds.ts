import { msg } from '@lingui/core/runtime-macro';
import type { NotificationKind } from '@skill-exchange/api-client/types';
import { say } from '../../../texts/texts.ts';
import type { Kind } from './kind.ts';
import type { Situation } from './situation.ts';

/** The ring still waits for the member's answer. */
async function isWaitingForMember({ db, subject, memberId, now }: Situation): Promise<boolean> {
  const seat = await db
    .selectFrom('ring_seats')
    .innerJoin('rings', 'rings.id', 'ring_id')
    .select('position')
    .where('ring_id', '=', subject)
    .where('member_id', '=', memberId)
    .where('answer', '=', 'waiting')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return seat !== undefined;
}

/** The change as it is stored, which follows the member's name or is a whole sentence. */
const changes: Record<string, (people: string) => string> = {
  'left your ring. Ask somebody else to take the seat': (people) =>
    say(msg`${{ people }} left your ring. Ask somebody else to take the seat`),
  'left your ring, and it has ended': (people) => say(msg`${{ people }} left your ring, and it has ended`),
  'declined your ring. Ask somebody else to take the seat': (people) =>
    say(msg`${{ people }} declined your ring. Ask somebody else to take the seat`),
  'declined your ring, and it has ended': (people) => say(msg`${{ people }} declined your ring, and it has ended`),
  'Your ring expired before everybody accepted it': () => say(msg`Your ring expired before everybody accepted it`),
  'Your ring has ended': () => say(msg`Your ring has ended`),
};

/** Kinds about a ring. */
export const ringKinds = {
  ringAsked: {
    label: msg`Rings proposed to you`,
    email: 'now',
    isStillTrue: isWaitingForMember,
    title: ({ people, details: { change = '' } }) => {
      const [, size] = /^a ring of (\d+)$/.exec(change) ?? [];
      return size === undefined
        ? say(msg`${{ people }} asks you to join ${{ ring: change }}`)
        : say(msg`${{ people }} asks you to join a ring of ${{ size }}`);
    },
    lines: ({ details }) => [
      ...(details.reason === undefined ? [] : [say(msg`They wrote: ${{ reason: details.reason }}`)]),
      say(msg`In a ring, each member teaches the next one. It starts once everybody has accepted, within 72 hours.`),
    ],
    path: () => '/matches',
    action: msg`Answer the ring`,
  },
  ringAgreed: {
    label: msg`Rings that everybody has accepted`,
    email: 'now',
    replaces: ['ringAsked', 'ringChanged'],
    title: () => say(msg`Everybody has accepted your ring. Plan your sessions`),
    path: () => '/matches',
    action: msg`Plan your sessions`,
  },
  ringChanged: {
    label: msg`Changes to your rings`,
    email: 'now',
    replaces: ['ringAgreed'],
    title: ({ people, actorId, details: { change = '' } }) =>
      changes[change]?.(people) ?? (actorId === null ? change : `${people} ${change}`),
    path: () => '/matches',
    action: msg`See the ring`,
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
