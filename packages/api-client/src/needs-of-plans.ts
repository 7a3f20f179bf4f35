import type { Event, MemberRef, Need, Session } from './types.ts';

/** How long after a session its review is asked for, in milliseconds. */
const reviewAskedMs = 14 * 24 * 3_600_000;

/** The length of a session without one, in minutes. */
const usualMinutes = 60;

/** Returns what a member's sessions and own events ask for, as the list of needs has it. `now` is in milliseconds. */
export function needsOfPlans(
  { sessions, events }: { sessions: readonly Session[]; events: readonly Event[] },
  memberId: string,
  now: number,
): Need[] {
  const answers = sessions
    .filter((session) => isWaitingFor(session, memberId) && endOf(session) > now)
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  const reviews = sessions
    .filter((session) => isToReview(session, memberId, now))
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
  return [
    ...answers.map((session) => {
      const { name } = otherOf(session, memberId);
      return needOfSession('sessionAnswer', `${name} proposes a session`, session, memberId);
    }),
    ...events.filter(({ requests }) => requests.length > 0).map(needOfEvent),
    ...reviews.map((session) => {
      const { name } = otherOf(session, memberId);
      return needOfSession('sessionReview', `How was it with ${name}?`, session, memberId);
    }),
  ];
}

const isWaitingFor = ({ status, waitingFor }: Session, memberId: string) =>
  status === 'Scheduled' && waitingFor === memberId;

function isToReview(session: Session, memberId: string, now: number): boolean {
  const { status, attendance, userTwo, isReviewProvidedByUserOne, isReviewProvidedByUserTwo } = session;
  const end = endOf(session);
  const isReviewed = userTwo._id === memberId ? isReviewProvidedByUserTwo : isReviewProvidedByUserOne;
  const wasHeld = (attendance?.answer ?? 'held') === 'held';
  return status === 'Completed' && end <= now && end > now - reviewAskedMs && wasHeld && !isReviewed;
}

function endOf({ date, durationMinutes = usualMinutes }: Session): number {
  return Date.parse(date) + durationMinutes * 60_000;
}

const otherOf = ({ userOne, userTwo }: Session, memberId: string): MemberRef =>
  userTwo._id === memberId ? userOne : userTwo;

function needOfSession(kind: Need['kind'], title: string, session: Session, memberId: string): Need {
  const { _id, date, offer } = session;
  return {
    kind,
    _id,
    title,
    path: `/userDashboard/session/${_id}`,
    count: 1,
    actor: otherOf(session, memberId),
    startsAt: date,
    askedAt: date,
    ...(offer && { endsAt: offer.expiresAt }),
  };
}

function needOfEvent({ _id, title, requests, start_time }: Event): Need {
  const { length: count } = requests;
  const [first] = requests;
  const who = count === 1 && first !== undefined && 'name' in first ? `${first.name} wants` : `${count} want`;
  return {
    kind: 'eventRequests',
    _id,
    title: `${who} to join ${title}`,
    path: `/userDashboard/events/${_id}`,
    count,
    startsAt: start_time,
    askedAt: start_time,
  };
}
