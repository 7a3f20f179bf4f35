import type { MessageDescriptor } from '@lingui/core';
import type { Feature, NotificationKind } from '@skill-exchange/api-client/types';
import type { NotificationDetails } from '../../../db/tables/notifications.ts';
import type { Situation } from './situation.ts';

/** The facts that a notification's texts use. */
export interface Facts {
  /** The actors as text: "Jonas Brandt", "Jonas Brandt and 2 others". */
  people: string;
  /** The latest actor's name. */
  latest: string;
  /** All actions are by the same member. */
  isOnePerson: boolean;
  /** The latest actor; null without one. */
  actorId: string | null;
  /** Nobody can open the latest actor's profile any more. */
  isActorFormer: boolean;
  memberId: string;
  /** Id of its event, session or conversation. */
  subjectId: string;
  count: number;
  details: NotificationDetails;
}

/** A kind of notification: its texts, its link, when it is emailed, and until when it is true. */
export interface Kind {
  /** The kind's name in settings: "Requests to join your events". */
  label: MessageDescriptor;
  /** `now`; `later`: after ten minutes if still unread; `digest`: only in the next digest. */
  email: 'now' | 'later' | 'digest';
  /** Joins an unread notification of the same kind without another email or push. Other kinds notify each time. */
  gathers?: boolean;
  /** Kinds that it makes outdated: their unread notifications about the same event or session are marked as read. */
  replaces?: readonly NotificationKind[];
  /** Its members have a place again: hosts who have not read that they left need not. */
  bringsBack?: boolean;
  /** Whether it is still true when it is sent, ten minutes or a night later; default: always. */
  isStillTrue?: (situation: Situation) => boolean | Promise<boolean>;
  /** Its details when it is sent, without what no longer exists; default: unchanged. */
  currentDetails?: (situation: Situation) => Promise<NotificationDetails>;
  /** It is about something new of this feature, so it is not sent while the community does not offer that. */
  feature?: Feature;
  /** Ignores quiet hours, and cannot be disabled. */
  isFixed?: boolean;
  /** Members can turn it off wholly: then it is not in their inboxes either. */
  canBeOff?: boolean;
  /** It is never in the list of notifications, nor pushed. */
  isOnlyEmailed?: boolean;
  /** How an email words the time of the event or session; default: it "starts on" that time. */
  timeIs?: 'past' | 'suggested' | 'off' | 'unsaid';
  /** The email contains the meeting link. */
  withLink?: boolean;
  /** A sentence without a period. */
  title: (facts: Facts) => string;
  /** What the email says, in Markdown. */
  content?: (facts: Facts) => string;
  /** Further lines of the email. */
  lines?: (facts: Facts) => string[];
  /** The page of the web app that shows its subject. */
  path: (facts: Facts) => string;
  /** The button in an email. */
  action: MessageDescriptor | ((facts: Facts) => MessageDescriptor);
}
