import type { SearchFilters } from '@skill-exchange/api-client/types';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Sequence } from './columns.ts';

/** A member's saved search of members. */
export interface SavedSearchTable {
  id: Generated<string>;
  seq: Sequence;
  member_id: string;
  /** What its member typed; null where its filters name it. */
  name: string | null;
  filters: ColumnType<SearchFilters, string, never>;
  created_at: Instant;
  /** When it is looked at next. */
  due_at: Instant;
  /** Changes of members have been looked at up to here, by the database's clock. */
  read_until: Generated<Date>;
}

/** A skill whose new events a member is notified of. */
export interface FollowedSkillTable {
  member_id: string;
  skill_id: string;
  created_at: Instant;
}

/** A member whom a saved search has found; each is reported once. */
export interface SavedSearchFoundTable {
  search_id: string;
  member_id: string;
  found_at: Instant;
}
