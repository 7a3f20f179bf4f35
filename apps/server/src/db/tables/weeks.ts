import type { ColumnType } from 'kysely';
import type { Day, Instant } from './columns.ts';

/** Counts of one week, small ones included: they leave the server only as `present-week.ts` shows them. */
export interface WeekNumbers {
  /** Confirmed members at the end of the week. */
  members: number;
  /** Members who were here; missing for weeks before counting began. */
  came?: number;
  joined: number;
  /** Members who were here after 30 days or more without a visit. */
  back: number;
  left: number;
  /** Members with their first agreed session with somebody. */
  partners: number;
  agreed: number;
  /** Agreed sessions that were to take place that week, and those of them that did. */
  agreedFor: number;
  held: number;
  /** Sessions held that week that were reviewed within 7 days. */
  reviewedSoon: number;
  /** Sessions with their first review. */
  reviewed: number;
  /** First messages between two people, and their senders. */
  firstMessages: number;
  writers: number;
  answeredInHour: number;
  answeredInSixHours: number;
  answeredInDay: number;
  answeredLater: number;
  /** Without an answer for less than 14 days. */
  notYet: number;
  /** Median time until the answer; null without answers. */
  medianMinutes: number | null;
  events: number;
  places: number;
  taken: number;
  /** Participants who came to an event, and those who did not. */
  guestsCame: number;
  guestsMissed: number;
  /** Skills that members want and nobody active teaches; missing for weeks before counting began. */
  wanted?: WantedSkill[];
  /** The number of such skills that fewer than five members want. */
  wantedByFew?: number;
}

export interface WantedSkill {
  id: string;
  name: string;
  members: number;
  /** The Monday of the first week in which it was wanted by five members or more. */
  since: string;
}

export interface WeekTable {
  /** A Monday. */
  starts_on: Day;
  counted_at: Instant;
  numbers: ColumnType<WeekNumbers, string, string>;
}
