import type { NotificationKind } from '@skill-exchange/api-client/types';
import type { NotificationDetails } from '../../../db/schema.ts';
import { sessionPath } from '../session-path.ts';

/** The facts that a notification's texts use. */
export interface Facts {
  /** The actors as text: "Jonas Brandt", "Jonas Brandt and 2 others". */
  people: string;
  /** Only one member did it, however often. */
  isOnePerson: boolean;
  /** Who did it last; null where nobody did. */
  actorId: string | null;
  memberId: string;
  /** Of the event, session or conversation that it is about. */
  subjectId: string;
  count: number;
  details: NotificationDetails;
}

/** A kind of notification: how it reads, where it leads, and when it goes out by email. */
export interface Kind {
  /** The kind in words, for settings: "Requests to join your events". */
  label: string;
  /** `now`; `later`, ten minutes on where it is unread by then; `digest`, in the next one alone. */
  email: 'now' | 'later' | 'digest';
  /** More of the same joins what is unread without another email or push. Any other kind is news each time. */
  gathers?: boolean;
  /** Kinds that it makes untrue: what is unread of them about the same event or session counts as read. */
  replaces?: readonly NotificationKind[];
  /** Quiet hours do not hold it back, and it cannot be switched off. */
  isFixed?: boolean;
  /** What an email says of the time of the event or session, which it "starts on" if left out. */
  timeIs?: 'past' | 'suggested' | 'off' | 'unsaid';
  /** The email says where to join. */
  withLink?: boolean;
  /** A sentence without a full stop. */
  title: (facts: Facts) => string;
  /** What an email says below it. */
  lines?: (facts: Facts) => string[];
  /** The page of the web app on which it can be dealt with. */
  path: (facts: Facts) => string;
  /** The button in an email. */
  action: string;
}

/** The page of the member's sessions, at the one that it is about. */
export const pathOfSession = ({ subjectId }: Facts) => sessionPath(subjectId);
