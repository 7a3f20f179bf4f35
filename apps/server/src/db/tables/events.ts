import type { EventDraft } from '@skill-exchange/api-client/types';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Day, Folded, Instant, OptionalInstant, Sequence } from './columns.ts';

export interface EventTable {
  id: Generated<string>;
  host_id: string;
  title: string;
  title_folded: Folded;
  description: string;
  day: Day;
  start_time: Instant;
  end_time: Instant;
  link: Generated<string>;
  max_participants: number;
  participants_count: Generated<number>;
  cancelled_at: OptionalInstant;
  /** Set when a moderator has hidden it. */
  hidden_at: OptionalInstant;
  created_at: CreatedAt;
  image_hash: string | null;
  /** Increases with each change that calendars show; maintained by a trigger. */
  version: Generated<number>;
  /** By the database's clock; null while it is unchanged. */
  changed_at: Generated<Date | null>;
  has_waitlist: Generated<boolean>;
  /** Minutes before the start; null for sign-ups until the end. */
  signups_close_minutes: ColumnType<number | null, number | null | undefined, number | null>;
  /** The host has closed sign-ups. */
  signups_closed: Generated<boolean>;
  /** What participants enter to check in; null until a host asks for one. */
  check_in_code: Generated<string | null>;
  /** The code before, which is valid for a minute. */
  earlier_check_in_code: Generated<string | null>;
  check_in_code_replaced_at: OptionalInstant;
  /** Requests are approved while places are free. */
  auto_approve: Generated<boolean>;
  language: string | null;
  pattern: string | null;
  series_id: string | null;
  series_position: number | null;
  /** Days by which changes of several dates have moved this one from the day of its series' rule. */
  days_moved: Generated<number>;
  /** Fields that were changed on this date of a series alone, by their names in the contract. */
  own_fields: Generated<string[]>;
  /** Links that hosts add once it is over; null without. */
  recording: Generated<string | null>;
  slides: Generated<string | null>;
  /** When a host thanked the guests. */
  thanked_at: OptionalInstant;
}

export interface SeriesTable {
  id: Generated<string>;
  host_id: string;
  rrule: string;
  time_zone: string;
  dates: number;
  last_day: Day;
  created_at: CreatedAt;
  /** Some dates were handed to another host. */
  has_several_hosts: Generated<boolean>;
}

export interface EventSkillTable {
  event_id: string;
  skill_id: string;
  position: number;
}

export interface EventRegistrationTable {
  event_id: string;
  member_id: string;
  state: 'pending' | 'approved' | 'declined' | 'removed' | 'left';
  requested_at: CreatedAt;
  approved_at: OptionalInstant;
  /** What the member wrote to the host. */
  message: Generated<string | null>;
  declined_at: OptionalInstant;
  decline_reason: Generated<string | null>;
  /** When the host removed the member; stays when they ask again. */
  removed_at: OptionalInstant;
  /** Whether the participant took part; null if nobody has said. */
  came: Generated<boolean | null>;
  /** Until when a host can take the approval back; null for places that no host approved. */
  undo_until: OptionalInstant;
  /** The row of the waitlist that the approval deleted. */
  waited: ColumnType<Record<keyof EventWaitlistTable, unknown> | null, null | undefined, null>;
}

/** A co-host, or an invitation to be one. */
export interface EventHostTable {
  event_id: string;
  member_id: string;
  state: 'invited' | 'accepted';
  invited_at: Instant;
  accepted_at: OptionalInstant;
  /** When the host asked the co-host to host the event instead. */
  offered_at: OptionalInstant;
}

export interface EventUpdateTable {
  id: Generated<string>;
  seq: Sequence;
  event_id: string;
  text: string;
  /** Members on the waitlist were notified, too. */
  to_waitlist: boolean;
  created_at: Instant;
  /** The co-host who wrote it; null for the host. */
  member_id: Generated<string | null>;
}

export interface EventWaitlistTable {
  event_id: string;
  member_id: string;
  seq: Generated<number>;
  joined_at: Instant;
  /** When the member was notified of a place; null before. */
  offered_at: OptionalInstant;
  /** Null in the last hour before the start, when no place is held. */
  offer_expires_at: OptionalInstant;
}

export interface EventReviewTable {
  id: Generated<string>;
  seq: Sequence;
  event_id: string;
  author_id: string;
  rating: number;
  comment: string;
  /** Set when a moderator has hidden it. */
  hidden_at: OptionalInstant;
  created_at: CreatedAt;
}

/** A half-filled form of a new event. */
export interface EventDraftTable {
  /** Made by the member's client. */
  id: string;
  member_id: string;
  content: ColumnType<EventDraft, string, string>;
  created_at: Instant;
  changed_at: Instant;
}
