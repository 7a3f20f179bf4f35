import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant } from './columns.ts';

/** The words of an announcement in a language; a banner that it does not have is empty. */
export interface AnnouncedIn {
  language: string;
  subject: string;
  /** Markdown. */
  content: string;
  banner: string;
}

/** What operators announce to all members. */
export interface AnnouncementTable {
  id: Generated<string>;
  subject: string;
  /** Markdown. */
  content: string;
  is_message: boolean;
  /** Empty without a banner. */
  banner: string;
  banner_starts_at: OptionalInstant;
  banner_ends_at: OptionalInstant;
  for_visitors: Generated<boolean>;
  /** The language of these words. */
  language: Generated<string>;
  /** The same words in other languages. Written as JSON. */
  translations: ColumnType<AnnouncedIn[], string | undefined, string>;
  /** Null once they are erased. */
  written_by: string | null;
  version: Generated<number>;
  created_at: Instant;
  changed_at: Instant;
  tested_at: OptionalInstant;
  sent_at: OptionalInstant;
  stopped_at: OptionalInstant;
  finished_at: OptionalInstant;
  /** The last member who has the message, in the order of ids. */
  last_told: ColumnType<string | null, string | null | undefined, string | null>;
  told: Generated<number>;
}

export interface DismissedBannerTable {
  member_id: string;
  announcement_id: string;
  dismissed_at: Instant;
}
