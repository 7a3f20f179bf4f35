import type { ColumnType } from 'kysely';
import type { Instant } from './columns.ts';

/** The agreed times of members' sessions; maintained by a trigger. */
export interface BusyTable {
  session_id: string;
  member_id: string;
  during: string;
}

export interface WeeklyHours {
  /** 1 for Monday to 7 for Sunday. */
  weekday: number;
  /** Wall time such as 18:00; `to` may be 24:00. */
  from: string;
  to: string;
}

export interface AvailabilityTable {
  member_id: string;
  time_zone: string;
  weekly: ColumnType<WeeklyHours[], string, string>;
  days_off: ColumnType<string[], string, string>;
  buffer_minutes: number;
  notice_hours: number;
  max_per_week: number | null;
}

export interface CalendarFeedTable {
  member_id: string;
  token_hash: string;
  with_links: boolean;
  created_at: Instant;
}
