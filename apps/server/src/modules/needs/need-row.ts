import type { Need } from '@skill-exchange/api-client/types';
import type { RawBuilder } from 'kysely';

/** Something that waits for a member. Each part of the statement selects these columns in this order. */
export interface NeedRow {
  kind: Need['kind'];
  id: string;
  actor_id: string | null;
  actor_name: string | null;
  actor_image: string | null;
  /** The event's title, or what the title says about a session or a ring. */
  detail: string | null;
  count: number;
  /** Dates of a series. */
  dates: number;
  asked_at: Date;
  starts_at: Date | null;
  ends_at: Date | null;
}

/** The member for whom something waits, and when. */
export interface Viewer {
  viewerId: string;
  now: Date;
}

/** A part of the statement: rows of some kinds. */
export type NeedsPart = (viewer: Viewer) => RawBuilder<unknown>[];
