import type { MemberRef, Session, SkillRef } from '@skill-exchange/api-client/types';

/** A session from the view of one of its members. */
interface SessionSides {
  readonly other: MemberRef;
  /** The skill that the member teaches. */
  readonly mine: SkillRef | null;
  /** The skill that the other member teaches. */
  readonly theirs: SkillRef | null;
  /** Whether the member has reviewed the session. */
  readonly isReviewed: boolean;
}

/** Returns a session from a member's view; user one's, unless the id is user two's. */
export function sidesOf(session: Session, memberId: string): SessionSides {
  const { userOne, userTwo, skillTaughtByUserOne: one, skillTaughtByUserTwo: two } = session;
  return userTwo._id === memberId
    ? { other: userOne, mine: two, theirs: one, isReviewed: session.isReviewProvidedByUserTwo }
    : { other: userTwo, mine: one, theirs: two, isReviewed: session.isReviewProvidedByUserOne };
}
