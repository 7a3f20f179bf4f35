import type {
  ActionKind,
  CaseKind,
  Digest,
  EventChange,
  NotificationKind,
  SearchFilters,
} from '@skill-exchange/api-client/types';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, OptionalInstant, Sequence } from './columns.ts';

export interface NotificationTable {
  id: Sequence;
  member_id: string;
  kind: NotificationKind;
  subject: string;
  /** Latest first. */
  actors: string[];
  count: Generated<number>;
  details: ColumnType<NotificationDetails, string, string>;
  first_at: Instant;
  last_at: Instant;
  read_at: OptionalInstant;
  emailed_count: Generated<number>;
}

/** Changes of an event that participants are notified of; skills and the code of the language as they are now. */
export type EventChanges = { time?: boolean; skills?: string[]; language?: string } & {
  [Name in Exclude<keyof EventChange, 'skills' | 'language'>]?: boolean;
};

/** Changes of a session that the other member is notified of. */
export type SessionChanges = Partial<Record<'time' | 'length' | 'link' | 'lessons', boolean>>;

/** Data of a notification's sentence and links. */
export interface NotificationDetails {
  eventId?: string;
  /** The event's title. */
  title?: string;
  /** When the event or session starts, in ISO 8601. */
  startsAt?: string;
  /** The start before it was moved, in ISO 8601. */
  movedFrom?: string;
  /** The number of suggested times; unknown in older notifications. */
  times?: number;
  /** When an offer expires, in ISO 8601. */
  until?: string;
  /** The number of dates of a series, if several changed. */
  dates?: number;
  /** Ids of these dates, with those of earlier changes that no email has announced. */
  eventIds?: string[];
  /** Those of them that it is no longer about, since they changed again. */
  goneIds?: string[];
  /** The changes as text, or what a message of hosts is about. */
  change?: string;
  /** A moderator's decision about the member; older notifications have it as text. */
  decision?: { kind: ActionKind; about: CaseKind; until?: string };
  /** What an event was called before a change. */
  titleWas?: string;
  /** The other changes of an event, and the changes of a session. */
  changes?: EventChanges & SessionChanges;
  /** What the actor wrote: a moderator's or host's reason, or a host's message to all guests. */
  reason?: string;
  /** The member has never agreed to the session. */
  isUnagreed?: boolean;
  /** New matches, best first. */
  keys?: string[];
  /** The skills of the match with the actor: what the actor teaches, and what the member does. */
  swap?: { key: string; gets: string; gives: string; isRing?: boolean };
  /** Members whom a saved search has found; `title` is its name if its member typed one, else `filters` name it. */
  memberIds?: string[];
  filters?: SearchFilters;
  /** The followed skill that an event teaches. */
  skill?: string;
  /** Where the saved search leads. */
  path?: string;
  /** The Markdown of an announcement, only while it is sent: it is stored once for all members. */
  content?: string;
  /** The same in other languages, by language. */
  contents?: Readonly<Record<string, string>>;
  /** An operator has sent it to themselves. */
  isTest?: boolean;
}

export interface ReminderTable {
  about: string;
  starts_at: Instant;
  hours: number;
}

export interface NotificationSettingsTable {
  member_id: string;
  quiet_from: string | null;
  quiet_to: string | null;
  /** Null until the member has chosen one. */
  time_zone: string | null;
  digest: Digest;
}

export interface NotificationChoiceTable {
  member_id: string;
  kind: NotificationKind;
  /** Null until the member has decided. */
  email: boolean | null;
  push: boolean | null;
  /** Only for kinds that can be turned off wholly. */
  inbox: ColumnType<boolean | null, boolean | null | undefined>;
}

export interface PushDeviceTable {
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  server_key: string;
  failures: Generated<number>;
}
