import type { NotificationKind } from '@skill-exchange/api-client/types';
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

/** Kinds about a ring. */
export const ringKinds = {
  ringAsked: {
    label: 'Rings proposed to you',
    email: 'now',
    isStillTrue: isWaitingForMember,
    title: ({ people, details }) => `${people} asks you to join ${details.change}`,
    lines: ({ details }) => [
      ...(details.reason === undefined ? [] : [`They wrote: ${details.reason}`]),
      'In a ring, each member teaches the next one. It starts once everybody has accepted, within 72 hours.',
    ],
    path: () => '/matches',
    action: 'Answer the ring',
  },
  ringAgreed: {
    label: 'Rings that everybody has accepted',
    email: 'now',
    replaces: ['ringAsked', 'ringChanged'],
    title: () => 'Everybody has accepted your ring. Plan your sessions',
    path: () => '/matches',
    action: 'Plan your sessions',
  },
  ringChanged: {
    label: 'Changes to your rings',
    email: 'now',
    replaces: ['ringAgreed'],
    title: ({ people, actorId, details }) => (actorId === null ? `${details.change}` : `${people} ${details.change}`),
    path: () => '/matches',
    action: 'See the ring',
  },
} satisfies Partial<Record<NotificationKind, Kind>>;
