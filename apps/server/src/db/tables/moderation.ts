import type { ActionKind, AppealOutcome, AuditEntry, CaseKind, LimitHits } from '@skill-exchange/api-client/types';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Day, Instant, OptionalInstant, Sequence } from './columns.ts';

export interface ReportTable {
  id: Generated<string>;
  reporter_id: string;
  /** The member responsible for the reported thing. */
  reported_id: string;
  reason: string;
  case_id: string;
  /** The reported content at the time of the report. */
  content: ColumnType<ReportedContent, string | undefined, never>;
  image_hash: string | null;
  created_at: CreatedAt;
}

/** The text of reported content; its picture is stored next to it. */
export interface ReportedContent {
  title?: string;
  text?: string;
  rating?: number;
}

export interface CaseTable {
  id: Generated<string>;
  kind: CaseKind;
  /** For a photo, its member. */
  target_id: string;
  /** The member responsible for it. */
  member_id: string;
  opened_at: Instant;
  closed_at: OptionalInstant;
  /** The moderator who opened it without a report. */
  opened_by: string | null;
  /** Only moderators read it; null for a case that a report opened. */
  opening_reason: string | null;
  /** The profile at that time. */
  opening_content: ColumnType<ReportedContent | null, string | undefined, string>;
}

export interface ActionTable {
  id: Generated<string>;
  case_id: string;
  member_id: string;
  moderator_id: string | null;
  kind: ActionKind;
  reason: string;
  created_at: Instant;
  until: OptionalInstant;
  /** The removed photo. */
  image_hash: string | null;
  reversed_at: OptionalInstant;
}

export interface AppealTable {
  action_id: string;
  text: string;
  created_at: Instant;
  decided_by: string | null;
  decided_at: OptionalInstant;
  outcome: AppealOutcome | null;
  words: string | null;
}

/** Append-only: the database rejects updates and deletes. */
export interface AuditTable {
  id: Sequence;
  at: Instant;
  /** Null for a command or a setting. */
  actor_id: string | null;
  what: AuditEntry['what'];
  target_id: string;
  details: ColumnType<Record<string, string>, string, never>;
}

export interface LimitHitTable {
  day: Day;
  kind: LimitHits['kind'];
  count: number;
}
