import type {
  ActionKind,
  AppealOutcome,
  AttachmentKind,
  AuditEntry,
  CaseKind,
  Digest,
  EventDraft,
  LimitHits,
  NotificationKind,
  Reaction,
  SearchFilters,
  SkillLevel,
  SkillPair,
} from '@skill-exchange/api-client/types';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as a Date, an ISO text or left to the database; read as a Date. */
type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
type Instant = ColumnType<Date, Date | string, Date | string>;
type OptionalInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A calendar day, `YYYY-MM-DD`, as text so that no time zone can shift it. */
type Day = ColumnType<string, string, string>;
type Sequence = GeneratedAlways<number>;
/** The name without capitals and accents, for searching. */
type Folded = GeneratedAlways<string>;

export interface ImageTable {
  hash: string;
  bytes: Uint8Array;
  created_at: CreatedAt;
}

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
  /** Consecutive rejections of the address by the mail server. */
  mail_rejections: Generated<number>;
  /** When ordinary emails stopped because the mail server kept rejecting the address. */
  mail_stopped_at: OptionalInstant;
  /** BCP 47 codes. */
  languages: Generated<string[]>;
  /** The last day on which the member called; null until then. */
  seen_on: ColumnType<string | null, string | null | undefined, string | null>;
  hides_activity: Generated<boolean>;
  hides_time_zone: Generated<boolean>;
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

export interface AuthSessionTable {
  id: Generated<string>;
  member_id: string;
  created_at: CreatedAt;
  expires_at: Instant;
  /** The browser and system in words; empty when unknown. */
  agent: Generated<string>;
}

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
  /** At least two members have it; maintained by a trigger. */
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
  /** Moderators merged this name into `canonical_id`: whoever writes it gets that skill. */
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

/** A row of a member who had both skills on a list and keeps one. */
export interface SkillMergeDoubleTable {
  merge_id: string;
  member_id: string;
  kind: 'offered' | 'requested';
  position: number;
  level: SkillLevel | null;
  merges: string[];
}

/** What else a merge changed. */
export interface SkillMergeRowTable {
  merge_id: string;
  place: 'event' | 'session one' | 'session two' | 'review' | 'ring' | 'name';
  row_id: string;
  /** Of a ring's seat; of an event that had both skills, the place of the one it lost. */
  position: Generated<number>;
  was_double: Generated<boolean>;
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

export interface EventTable {
  id: Generated<string>;
  host_id: string;
  title: string;
  title_folded: Folded;
  description: string;
  day: Day;
  start_time: Instant;
  end_time: Instant;
  link: Generated<string>;
  max_participants: number;
  participants_count: Generated<number>;
  cancelled_at: OptionalInstant;
  /** Set when a moderator has hidden it. */
  hidden_at: OptionalInstant;
  created_at: CreatedAt;
  image_hash: string | null;
  /** Increases with each change that calendars show; maintained by a trigger. */
  version: Generated<number>;
  /** By the database's clock; null while it is unchanged. */
  changed_at: Generated<Date | null>;
  has_waitlist: Generated<boolean>;
  /** What participants enter to check in; null until a host asks for one. */
  check_in_code: Generated<string | null>;
  /** Requests are approved while places are free. */
  auto_approve: Generated<boolean>;
  language: string | null;
  series_id: string | null;
  series_position: number | null;
  differs: Generated<boolean>;
}

export interface SeriesTable {
  id: Generated<string>;
  host_id: string;
  rrule: string;
  time_zone: string;
  dates: number;
  last_day: Day;
  created_at: CreatedAt;
}

export interface EventSkillTable {
  event_id: string;
  skill_id: string;
  position: number;
}

export interface EventRegistrationTable {
  event_id: string;
  member_id: string;
  state: 'pending' | 'approved' | 'declined' | 'removed';
  requested_at: CreatedAt;
  approved_at: OptionalInstant;
  /** What the member wrote to the host. */
  message: Generated<string | null>;
  declined_at: OptionalInstant;
  decline_reason: Generated<string | null>;
  /** When the host removed the member; stays when they ask again. */
  removed_at: OptionalInstant;
  /** Whether the participant took part; null if nobody has said. */
  came: Generated<boolean | null>;
}

/** A co-host, or an invitation to be one. */
export interface EventHostTable {
  event_id: string;
  member_id: string;
  state: 'invited' | 'accepted';
  invited_at: Instant;
  accepted_at: OptionalInstant;
}

export interface EventUpdateTable {
  id: Generated<string>;
  seq: Sequence;
  event_id: string;
  text: string;
  /** Members on the waitlist were notified, too. */
  to_waitlist: boolean;
  created_at: Instant;
  /** The co-host who wrote it; null for the host. */
  member_id: Generated<string | null>;
}

export interface EventWaitlistTable {
  event_id: string;
  member_id: string;
  seq: Generated<number>;
  joined_at: Instant;
  /** When the member was notified of a place; null before. */
  offered_at: OptionalInstant;
  /** Null in the last hour before the start, when no place is held. */
  offer_expires_at: OptionalInstant;
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

export interface EventReviewTable {
  id: Generated<string>;
  seq: Sequence;
  event_id: string;
  author_id: string;
  rating: number;
  comment: string;
  /** Set when a moderator has hidden it. */
  hidden_at: OptionalInstant;
  created_at: CreatedAt;
}

export interface ConversationTable {
  id: Generated<string>;
  member_low: string;
  member_high: string;
  /** The member who opened it; null for conversations from before this column. */
  opened_by: string | null;
  /** The number of its last change: a message's `seq` or `changed_seq`. */
  last_seq: Generated<number>;
  last_message_at: OptionalInstant;
  /** The member who wrote first; null without messages, and for conversations from before this column. */
  asked_by: string | null;
  /** When the other member accepted or answered. */
  accepted_at: OptionalInstant;
  declined_at: OptionalInstant;
  created_at: CreatedAt;
}

export interface MessageTable {
  id: Generated<string>;
  conversation_id: string;
  seq: number;
  sender_id: string;
  text: string;
  idempotency_key: string | null;
  /** Set when a moderator has removed it. */
  removed_at: OptionalInstant;
  /** The number of its last change in the conversation; null until it changes. */
  changed_seq: number | null;
  edited_at: OptionalInstant;
  /** Set when its sender has deleted it; its text is empty then. */
  deleted_at: OptionalInstant;
  reply_to: string | null;
  /** Null without attachments. */
  attachments: ColumnType<StoredAttachment[] | null, string | null | undefined, null>;
  words: GeneratedAlways<string>;
  created_at: CreatedAt;
}

/** An attachment as its message's row names it. */
export interface StoredAttachment {
  id: string;
  kind: AttachmentKind;
  name: string;
  bytes: number;
  /** Of a picture. */
  width?: number;
  height?: number;
}

export interface MessageAttachmentTable {
  id: Generated<string>;
  conversation_id: string;
  member_id: string;
  /** Null until a message is sent with it. */
  message_id: string | null;
  kind: AttachmentKind;
  name: string;
  width: number | null;
  height: number | null;
  content: Uint8Array;
  created_at: Date;
}

export interface MessageReactionTable {
  message_id: string;
  member_id: string;
  reaction: Reaction;
  at: Date;
}

export interface ConversationReadTable {
  conversation_id: string;
  member_id: string;
  read_seq: Generated<number>;
  delivered_seq: Generated<number>;
  muted_until: OptionalInstant;
  archived_at: OptionalInstant;
}

export interface IdempotencyKeyTable {
  member_id: string;
  operation: string;
  key: string;
  fingerprint: string;
  result_id: string | null;
  created_at: CreatedAt;
}

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

/** Changes of an event that participants are notified of; skills and the language as they are now. */
export interface EventChanges {
  time?: boolean;
  link?: boolean;
  description?: boolean;
  skills?: string[];
  language?: string;
}

/** Data of a notification's sentence and links. */
export interface NotificationDetails {
  eventId?: string;
  /** The event's title. */
  title?: string;
  /** When the event or session starts, in ISO 8601. */
  startsAt?: string;
  /** The start before it was moved, in ISO 8601. */
  movedFrom?: string;
  /** When an offer expires, in ISO 8601. */
  until?: string;
  /** The number of dates of a series, if several changed. */
  dates?: number;
  /** The changes, as text. */
  change?: string;
  /** What an event was called before a change. */
  titleWas?: string;
  /** The other changes of an event. */
  changes?: EventChanges;
  /** What the actor wrote: a moderator's or host's reason, or a host's message to all guests. */
  reason?: string;
  /** The member has never agreed to the session. */
  isUnagreed?: boolean;
  /** New matches, best first. */
  keys?: string[];
  /** Members whom a saved search, whose name is `title`, has found. */
  memberIds?: string[];
  /** Where the saved search leads. */
  path?: string;
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
}

export interface PushDeviceTable {
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  server_key: string;
  failures: Generated<number>;
}

/** A link in an email. */
export interface EmailTokenTable {
  /** Hash of the token, which is not stored. */
  hash: string;
  member_id: string;
  purpose: 'verify' | EmailRequestTable['purpose'];
  /** The recipient. */
  email: string;
  email_key: string;
  expires_at: Instant;
  used_at: OptionalInstant;
}

/** A request for an email with a link; the email is sent only while this row exists. */
export interface EmailRequestTable {
  id: Generated<string>;
  /** Null for an address without an account. */
  member_id: string | null;
  purpose: 'reset' | 'change' | 'undo' | 'undoCodes';
  /** The recipient of the link. */
  email: string;
  email_key: string;
  requested_at: Instant;
}

export interface PasskeyTable {
  id: Generated<string>;
  credential_id: string;
  member_id: string;
  user_handle: string;
  public_key: string;
  counter: number;
  transports: string[];
  backed_up: boolean;
  name: string;
  created_at: CreatedAt;
  last_used_at: OptionalInstant;
}

/** The challenge that a passkey signs. */
export interface WebauthnChallengeTable {
  hash: string;
  member_id: string | null;
  user_handle: string | null;
  expires_at: Instant;
}

export interface TotpTable {
  member_id: string;
  secret_sealed: string;
  last_step: Generated<number>;
  confirmed_at: OptionalInstant;
}

export interface RecoveryCodeTable {
  member_id: string;
  hash: string;
  used_at: OptionalInstant;
}

export interface BlockTable {
  blocker_id: string;
  blocked_id: string;
  created_at: CreatedAt;
}

export interface ExportTable {
  member_id: string;
  requested_at: Instant;
  ready_at: OptionalInstant;
  /** Identifies the parts of the copy; null while it is being made and once it has expired. */
  copy_id: string | null;
  /** In bytes. */
  size: ColumnType<string | null, number | null | undefined, number | null>;
}

export interface ExportPartTable {
  member_id: string;
  copy_id: string;
  position: number;
  bytes: Uint8Array;
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
}

/** The notes that both members of a session share; no row until one of them writes. */
export interface SessionNotesTable {
  session_id: string;
  text: string;
  version: number;
  updated_at: Instant;
  updated_by: string;
}

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

export interface AttendanceTable {
  session_id: string;
  by_member: string;
  answer: 'held' | 'theyMissed' | 'iMissed';
  said_at: Instant;
}

export interface CalendarFeedTable {
  member_id: string;
  token_hash: string;
  with_links: boolean;
  created_at: Instant;
}

/** Pairs of a skill that a member gives and one that they want, by `seq`; maintained by triggers. */
export interface SwapPairTable {
  give: number;
  want: number;
  member: number;
}

/** Pairs of skills that at least one member would swap, by `seq`; maintained by triggers, counted once a day. */
export interface SkillEdgeTable {
  give: number;
  want: number;
  members: Generated<number>;
}

export interface MatchStateTable {
  member_id: string;
  /** Names the members and skills of the match. */
  key: string;
  state: 'saved' | 'dismissed';
  at: Instant;
}

export interface RingTable {
  id: Generated<string>;
  seq: Sequence;
  key: string;
  started_by: string;
  created_at: Instant;
  expires_at: Instant;
  /** When all had accepted; null while somebody has not. */
  agreed_at: OptionalInstant;
  ended_at: OptionalInstant;
  /** Its members have been notified that it has expired. */
  told_at: OptionalInstant;
  /** Rises with each change. */
  version: Generated<number>;
}

/** Each member teaches the one at the next position, and the last one the first. */
export interface RingSeatTable {
  ring_id: string;
  position: number;
  member_id: string;
  /** The skill that the member teaches. */
  gives: string;
  answer: 'waiting' | 'accepted' | 'declined' | 'left';
  answered_at: OptionalInstant;
}

/** Somebody declined this ring: a row for each of its members. */
export interface RingDeclineTable {
  member_id: string;
  key: string;
  at: Instant;
}

/** Pairs that a member has gained since they were last looked for, one at each position; written by triggers. */
export interface NewSwapPairTable {
  member: number;
  gives: number[];
  wants: number[];
  at: Generated<Date>;
}

/** A match that a member is notified of once. */
export interface MatchAlertTable {
  member_id: string;
  key: string;
  found_at: Instant;
  /** Null while it waits for the next daily notification. */
  told_at: OptionalInstant;
}

/** When a member is notified of matches that others bring. */
export interface MatchAlertTimeTable {
  member_id: string;
  told_at: OptionalInstant;
  /** Null while no match waits. */
  due_at: OptionalInstant;
}

/** A member's searchable row before a change; written by triggers. */
export interface MemberSearchPastTable extends MemberSearchTable {
  id: Sequence;
  changed_at: Generated<Date>;
  /** They have just joined. */
  is_new: boolean;
}

/** A member's saved search of members. */
export interface SavedSearchTable {
  id: Generated<string>;
  seq: Sequence;
  member_id: string;
  name: string;
  filters: ColumnType<SearchFilters, string, never>;
  created_at: Instant;
  /** When it is looked at next. */
  due_at: Instant;
  /** Changes of members have been looked at up to here, by the database's clock. */
  read_until: Generated<Date>;
}

/** A member whom a saved search has found; each is reported once. */
export interface SavedSearchFoundTable {
  search_id: string;
  member_id: string;
  found_at: Instant;
}

/** A half-filled form of a new event. */
export interface EventDraftTable {
  /** Made by the member's client. */
  id: string;
  member_id: string;
  content: ColumnType<EventDraft, string, string>;
  created_at: Instant;
  changed_at: Instant;
}

/** The tables as the migrations leave them. */
export interface Database {
  images: ImageTable;
  members: MemberTable;
  member_search: MemberSearchTable;
  auth_sessions: AuthSessionTable;
  skills: SkillTable;
  skill_aliases: SkillAliasTable;
  skill_catalog: SkillCatalogTable;
  skill_pairs: SkillPairTable;
  skill_merges: SkillMergeTable;
  skill_merge_doubles: SkillMergeDoubleTable;
  skill_merge_rows: SkillMergeRowTable;
  member_skills: MemberSkillTable;
  reports: ReportTable;
  events: EventTable;
  series: SeriesTable;
  event_skills: EventSkillTable;
  event_registrations: EventRegistrationTable;
  event_waitlist: EventWaitlistTable;
  event_updates: EventUpdateTable;
  event_hosts: EventHostTable;
  event_reviews: EventReviewTable;
  sessions: SessionTable;
  reviews: ReviewTable;
  conversations: ConversationTable;
  messages: MessageTable;
  message_reactions: MessageReactionTable;
  message_attachments: MessageAttachmentTable;
  conversation_reads: ConversationReadTable;
  idempotency_keys: IdempotencyKeyTable;
  notifications: NotificationTable;
  notification_settings: NotificationSettingsTable;
  reminders: ReminderTable;
  notification_choices: NotificationChoiceTable;
  push_devices: PushDeviceTable;
  email_tokens: EmailTokenTable;
  email_requests: EmailRequestTable;
  passkeys: PasskeyTable;
  webauthn_challenges: WebauthnChallengeTable;
  totp: TotpTable;
  recovery_codes: RecoveryCodeTable;
  blocks: BlockTable;
  cases: CaseTable;
  actions: ActionTable;
  appeals: AppealTable;
  audit: AuditTable;
  limit_hits: LimitHitTable;
  exports: ExportTable;
  export_parts: ExportPartTable;
  session_offers: SessionOfferTable;
  session_notes: SessionNotesTable;
  busy: BusyTable;
  availability: AvailabilityTable;
  attendance: AttendanceTable;
  calendar_feeds: CalendarFeedTable;
  swap_pairs: SwapPairTable;
  skill_edges: SkillEdgeTable;
  match_states: MatchStateTable;
  rings: RingTable;
  ring_seats: RingSeatTable;
  ring_declines: RingDeclineTable;
  new_swap_pairs: NewSwapPairTable;
  match_alerts: MatchAlertTable;
  match_alert_times: MatchAlertTimeTable;
  saved_searches: SavedSearchTable;
  member_search_past: MemberSearchPastTable;
  saved_search_found: SavedSearchFoundTable;
  event_drafts: EventDraftTable;
}
