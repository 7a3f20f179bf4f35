import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Instant, OptionalInstant, Sequence } from './columns.ts';

/** When a member agreed to a plan as it stood, and to which time; in ISO 8601. */
export interface PlanAgreement {
  at: string;
  by: string;
  time: string;
}

export interface SessionTable {
  id: Generated<string>;
  user_one: string;
  user_two: string;
  skill_one: string | null;
  skill_two: string | null;
  date: Instant;
  link: string;
  /** The member who last changed its date; null while user one's plan is unchanged. */
  moved_by: string | null;
  /** 0 for a session that ends when it starts. */
  duration_minutes: Generated<number>;
  /** Increases with each change. */
  version: Generated<number>;
  /** By the database's clock; null while it is unchanged. */
  changed_at: Generated<Date | null>;
  /** Null until both members have agreed. */
  agreed_at: OptionalInstant;
  /** The first agreement, if the session was planned directly. */
  plan_agreed: ColumnType<PlanAgreement | null, string | undefined, string>;
  /** The first time, of a session that has moved since; null for one that moved before this was stored. */
  planned_for: OptionalInstant;
  /** Its moves without an offer, oldest first. */
  plan_moves: ColumnType<PlanAgreement[], string | undefined, string>;
  /** When a proposal expires; null once agreed or scheduled directly. */
  expires_at: OptionalInstant;
  cancelled_at: OptionalInstant;
  cancelled_by: string | null;
  ending: 'canceled' | 'declined' | 'withdrawn' | null;
  end_reason: string | null;
  created_at: CreatedAt;
}

export interface ReviewTable {
  id: Generated<string>;
  seq: Sequence;
  session_id: string;
  author_id: string;
  subject_id: string;
  skill_id: string | null;
  rating: number;
  comment: string;
  /** Counts toward the subject's rating; maintained by a trigger. */
  is_counted: Generated<boolean>;
  /** Set when a moderator has hidden it. */
  hidden_at: OptionalInstant;
  created_at: CreatedAt;
}

/** Times that one member suggests to the other. */
export interface SessionOfferTable {
  id: Generated<string>;
  session_id: string;
  by_member: string;
  kind: 'proposal' | 'counter' | 'move';
  times: ColumnType<Date[], string[], string[]>;
  duration_minutes: number;
  note: Generated<string>;
  created_at: Instant;
  expires_at: Instant;
  closed_at: OptionalInstant;
  outcome: 'accepted' | 'declined' | 'replaced' | 'withdrawn' | 'expired' | 'canceled' | null;
  /** The time that was accepted. */
  agreed_time: OptionalInstant;
}

/** The notes that both members of a session share; no row until one of them writes. */
export interface SessionNotesTable {
  session_id: string;
  text: string;
  version: number;
  updated_at: Instant;
  updated_by: string;
}

export interface AttendanceTable {
  session_id: string;
  by_member: string;
  answer: 'held' | 'theyMissed' | 'iMissed';
  said_at: Instant;
}
