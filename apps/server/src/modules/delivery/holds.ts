import type { NotificationKind } from '@skill-exchange/api-client/types';
import { sessionStatus, waitingFor } from '../sessions/status.ts';
import type { Situation } from './situation.ts';

/**
 * Whether a notification of a kind is still true when it is sent, ten minutes or a night later. A
 * missing kind always is.
 */
export const holds: Partial<Record<NotificationKind, (situation: Situation) => boolean>> = {
  message: ({ hasUnreadMessages }) => hasUnreadMessages,
  eventRequest: (situation) =>
    isAhead(situation) && situation.event?.has_requests === true && situation.event.standing === 'host',
  eventJoined: takesPart,
  eventApproved: takesPart,
  eventDeclined: ({ event }) => event?.standing == null,
  eventRemoved: ({ event }) => event?.standing == null,
  eventUpdate: isAhead,
  eventChanged: takesPart,
  eventCanceled: ({ event }) => event === null || !event.is_on,
  eventPlace: (situation) => isAhead(situation) && situation.event?.has_offer === true,
  eventCohostInvited: (situation) => isAhead(situation) && situation.event?.is_invited === true,
  eventReview: ({ event, hasReview }) => event?.is_on === true && event.standing === 'host' && hasReview,
  eventStarting: (situation) => takesPart(situation) && startsAsTold(situation, situation.event?.start_time),
  sessionPlanned: (situation) => !isOff(situation) && situation.session?.agreed_at === null,
  sessionProposed: asksMember,
  sessionSuggested: asksMember,
  sessionAnswered: (situation) => !isOff(situation),
  sessionChanged: (situation) => !isOff(situation),
  sessionCanceled: isOff,
  sessionStarting: (situation) => !isOff(situation) && startsAsTold(situation, situation.session?.date),
  sessionOver: (situation) =>
    !isOff(situation) && (situation.session?.agreed_at === null) === (situation.details.isUnagreed ?? false),
  review: ({ hasReview }) => hasReview,
  swapsFound: ({ details }) => (details.keys ?? []).length > 0,
  membersFound: ({ details }) => (details.memberIds ?? []).length > 0,
  ringAsked: ({ asksForRing }) => asksForRing,
};

/** The event is not canceled and has not ended. */
function isAhead({ event, now }: Pick<Situation, 'event' | 'now'>): boolean {
  return event?.is_on === true && event.end_time > now;
}

/** The member hosts or attends the event, and it has not ended. */
function takesPart(situation: Situation): boolean {
  const standing = situation.event?.standing;
  return isAhead(situation) && (standing === 'host' || standing === 'approved');
}

/** It starts at the notification's time, and has not started. */
function startsAsTold({ details, now }: Situation, start: Date | undefined): boolean {
  return start !== undefined && start > now && start.toISOString() === details.startsAt;
}

/** The session was canceled, has expired, or was ended by a block. */
function isOff({ session, now }: Situation): boolean {
  return session === null || sessionStatus(session, now) === 'Cancelled';
}

/** The session needs the member's answer. */
function asksMember({ session, memberId, now }: Situation): boolean {
  return session !== null && waitingFor(session, now) === memberId;
}
