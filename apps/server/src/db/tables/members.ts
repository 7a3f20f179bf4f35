import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CreatedAt, Day, Folded, OptionalInstant, Sequence } from './columns.ts';

export interface MemberTable {
  id: Generated<string>;
  seq: Sequence;
  name: string;
  name_folded: Folded;
  username: string;
  email: string;
  email_key: string;
  password_hash: string;
  /** Null until the member has confirmed the email address. */
  email_verified_at: OptionalInstant;
  role: Generated<'member' | 'moderator'>;
  /** Runs the community, whatever the role. */
  is_operator: Generated<boolean>;
  about: Generated<string>;
  image_hash: string | null;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  created_at: CreatedAt;
  /** When the member requested the deletion of the account. */
  leaving_at: OptionalInstant;
  erased_at: OptionalInstant;
  /** Devices from before this moment are forgotten; null if none are. */
  devices_known_since: OptionalInstant;
  /** Time zone of the browser at the last sign-up or log-in; null if unknown. */
  browser_time_zone: string | null;
  /** The code of a language of the site, chosen or that of the sign-up or a log-in; null if unknown. */
  site_language: ColumnType<string | null, string | null | undefined, string | null>;
  /** Consecutive rejections of the address by the mail server. */
  mail_rejections: Generated<number>;
  /** When ordinary emails stopped because the mail server kept rejecting the address. */
  mail_stopped_at: OptionalInstant;
  /** When the mail server refused the address last; null once it accepts it. */
  mail_refused_at: OptionalInstant;
  /** The codes of that refusal, such as '550 5.1.1'; null once it accepts it. */
  mail_refusal: ColumnType<string | null, string | null | undefined, string | null>;
  /** BCP 47 codes. */
  languages: Generated<string[]>;
  /** The last day on which the member called; null until then. */
  seen_on: ColumnType<string | null, string | null | undefined, string | null>;
  /** The last day before `seen_on` on which the member called; null without one. */
  seen_previously: ColumnType<string | null, string | null | undefined, string | null>;
  /** When the member last came back after an absence of weeks; null without one. */
  returned_at: OptionalInstant;
  /** The last day (UTC) on which the member called before they came back. */
  seen_before: ColumnType<string | null, string | null | undefined, string | null>;
  /** The last day (UTC) on which the member got an email about what is new. */
  news_mailed_on: ColumnType<string | null, string | null | undefined, string | null>;
  hides_activity: Generated<boolean>;
  hides_time_zone: Generated<boolean>;
  /** Visitors and search engines do not see the member. */
  members_only: Generated<boolean>;
  /** The last day (UTC) of an absence; null without one. */
  away_until: ColumnType<string | null, string | null | undefined, string | null>;
  shares_receipts: Generated<boolean>;
}

/** Columns that member searches filter and sort by; maintained by triggers. */
export interface MemberSearchTable {
  member_id: string;
  seq: number;
  name_folded: string;
  /** `skills.seq` of both lists. */
  offered: number[];
  requested: number[];
  levels: number[];
  languages: string[];
  /** A bit for each hour of a week in UTC. */
  hours: string;
  free: number[];
  rating_x10: number;
  /** The `ratingSteps` up to the rating. */
  rating_steps: GeneratedAlways<number[]>;
  active_on: Day;
  shows_activity: boolean;
  tier: GeneratedAlways<number>;
}

export interface BlockTable {
  blocker_id: string;
  blocked_id: string;
  created_at: CreatedAt;
}

/** A member's searchable row before a change; written by triggers. */
export interface MemberSearchPastTable extends MemberSearchTable {
  id: Sequence;
  changed_at: Generated<Date>;
  /** They have just joined. */
  is_new: boolean;
}
