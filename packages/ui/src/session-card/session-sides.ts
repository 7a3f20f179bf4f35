import type { MemberRef, Session, SkillRef } from '@skill-exchange/api-client/types';

/** A session as one of its two members sees it. */
export interface SessionSides {
  /** The other one. */
  readonly other: MemberRef;
  /** What the member teaches. */
  readonly mine: SkillRef | null;
  /** What the other one teaches. */
  readonly theirs: SkillRef | null;
  /** Whether the member has reviewed it. */
  readonly isReviewed: boolean;
}

/** Looks at a session from the side of one of its members; whoever is not user two is taken for user one. */
export function sidesOf(session: Session, memberId: string): SessionSides {
  const { userOne, userTwo, skillTaughtByUserOne: one, skillTaughtByUserTwo: two } = session;
  return userTwo._id === memberId
    ? { other: userOne, mine: two, theirs: one, isReviewed: session.isReviewProvidedByUserTwo }
    : { other: userTwo, mine: one, theirs: two, isReviewed: session.isReviewProvidedByUserOne };
}
