import type { SkillLevel, SkillPair } from '@skill-exchange/api-client/types';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Folded, Instant, OptionalInstant, Sequence } from './columns.ts';

export interface SkillTable {
  id: Generated<string>;
  seq: Sequence;
  name: string;
  name_key: string;
  name_folded: Folded;
  description: Generated<string>;
  image_hash: string | null;
  /** Part of the demo community, or approved by a moderator. */
  is_approved: Generated<boolean>;
  /** At least two members have it, or had it at the last count; set by a trigger. */
  is_shared: Generated<boolean>;
  /** Number of members who have it, as of the last count. */
  holders: Generated<number>;
  /** The skill that this is another name for; never one that has this itself. */
  canonical_id: Generated<string | null>;
  /** The kind of skill; null for skills that members have added. Not the `kind` of `member_skills`. */
  category: Generated<string | null>;
  /** A wider skill. */
  parent_id: Generated<string | null>;
  /** It came with the server, and no member has named it yet. */
  is_dormant: Generated<boolean>;
  /** Moderators took this name out of the catalog: whoever writes it gets `canonical_id`; without one, it is hidden. */
  is_merged: Generated<boolean>;
  /** Its name has been compared with all others. */
  is_compared: Generated<boolean>;
  created_by: string | null;
  created_at: CreatedAt;
}

/** Two names that look alike. */
export interface SkillPairTable {
  one: string;
  two: string;
  seq: Sequence;
  why: SkillPair['why'];
  /** In percent. */
  likeness: number;
  /** When a moderator said that they are two skills. */
  kept_at: OptionalInstant;
  kept_by: Generated<string | null>;
}

/** A merge of a skill into itself hides it. */
export interface SkillMergeTable {
  id: Generated<string>;
  seq: Sequence;
  from_id: string;
  into_id: string;
  /** The `canonical_id` of `from_id` before. */
  canonical_before: string | null;
  merged_by: string;
  merged_at: Instant;
  reason: string;
  members: Generated<number>;
  events: Generated<number>;
  sessions: Generated<number>;
  undone_by: Generated<string | null>;
  undone_at: OptionalInstant;
}

/** A row of a member who had both skills on a list and keeps one, or who has a hidden one. */
export interface SkillMergeDoubleTable {
  merge_id: string;
  member_id: string;
  kind: 'offered' | 'requested';
  position: number;
  level: SkillLevel | null;
  merges: string[];
  /** A hidden name of `from_id`; null for a merge of two skills. */
  skill_id: Generated<string | null>;
}

/** What else a merge changed. */
export interface SkillMergeRowTable {
  merge_id: string;
  place: 'event' | 'session one' | 'session two' | 'review' | 'ring' | 'name';
  row_id: string;
  /** Of a ring's seat; of an event that had both skills, the place of the one it lost. */
  position: Generated<number>;
  was_double: Generated<boolean>;
  /** The hidden name that an event had. */
  skill_id: Generated<string | null>;
}

export interface SkillAliasTable {
  /** See `aliasKey`. */
  alias_key: string;
  name: string;
  skill_id: string;
  /** The locale of a shipped name, `und` for all; empty for a merged one. */
  locale: string;
  /** Where the name is from; `merge` for one that a moderator merged. */
  source: string;
}

export interface SkillCatalogTable {
  version: string;
  seeded_at: Instant;
}

export interface MemberSkillTable {
  member_id: string;
  kind: 'offered' | 'requested';
  skill_id: string;
  position: number;
  /** Null until the member has said it. */
  level: ColumnType<SkillLevel | null, SkillLevel | null | undefined, SkillLevel | null>;
  /** The merges that brought the row to its skill, or found it there beside one of the merged skill. */
  merges: Generated<string[]>;
}
