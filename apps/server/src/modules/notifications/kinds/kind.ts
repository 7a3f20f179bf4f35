import type { NotificationDetails } from '../../../db/schema.ts';

/** What the words of a notification are made of. */
export interface Facts {
  /** Who did it, in words: "Jonas Brandt", "Jonas Brandt and 2 others". */
  people: string;
  /** Only one member did it, however often. */
  isOnePerson: boolean;
  /** Who did it last; null where nobody did. */
  actorId: string | null;
  memberId: string;
  count: number;
  details: NotificationDetails;
}

/** A kind of notification: how it reads, where it leads, and when it goes out by email. */
export interface Kind {
  /** The kind in words, for settings: "Requests to join your events". */
  label: string;
  /**
   * `now`; `later`, ten minutes on where it is unread by then; `digest`, in the next one alone. What belongs together is
   * one email until it is read, unless it `repeats`.
   */
  email: 'now' | 'later' | 'digest';
  /** Each time has something new to say, such as another time of an event. */
  repeats?: boolean;
  /** Quiet hours do not hold it back, and it cannot be switched off. */
  isFixed?: boolean;
  /** What an email says of the time of the event or session, which it "starts on" if left out. */
  timeIs?: 'past' | 'suggested' | 'off';
  /** A sentence without a full stop. */
  title: (facts: Facts) => string;
  /** What an email says below it. */
  lines?: (facts: Facts) => string[];
  /** The page of the web app on which it can be dealt with. */
  path: (facts: Facts) => string;
  /** The button in an email. */
  action: string;
}
