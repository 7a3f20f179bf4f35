import type { AnnouncementTable, DismissedBannerTable } from './tables/announcements.ts';
import type {
  AuthSessionTable,
  EmailRequestTable,
  EmailTokenTable,
  PasskeyTable,
  RecoveryCodeTable,
  TotpTable,
  WebauthnChallengeTable,
} from './tables/auth.ts';
import type { AvailabilityTable, BusyTable, CalendarFeedTable } from './tables/availability.ts';
import type {
  ConversationReadTable,
  ConversationTable,
  MessageAttachmentTable,
  MessageReactionTable,
  MessageTable,
} from './tables/chat.ts';
import type {
  EventDraftTable,
  EventHostTable,
  EventRegistrationTable,
  EventReviewTable,
  EventSkillTable,
  EventTable,
  EventUpdateTable,
  EventWaitlistTable,
  SeriesTable,
} from './tables/events.ts';
import type { ExportPartTable, ExportTable } from './tables/exports.ts';
import type { IdempotencyKeyTable } from './tables/idempotency.ts';
import type { ImageTable } from './tables/images.ts';
import type { InvitationTable, InvitedAddressTable, JoiningTable, JoinRequestTable } from './tables/joining.ts';
import type {
  MatchAlertTable,
  MatchAlertTimeTable,
  MatchStateTable,
  NewSwapPairTable,
  SkillEdgeTable,
  SwapPairTable,
} from './tables/matches.ts';
import type { BlockTable, MemberSearchPastTable, MemberSearchTable, MemberTable } from './tables/members.ts';
import type {
  ActionTable,
  AppealTable,
  AuditTable,
  CaseTable,
  LimitHitTable,
  ReportTable,
} from './tables/moderation.ts';
import type {
  NotificationChoiceTable,
  NotificationSettingsTable,
  NotificationTable,
  PushDeviceTable,
  ReminderTable,
} from './tables/notifications.ts';
import type { RingDeclineTable, RingSeatTable, RingTable } from './tables/rings.ts';
import type { FollowedSkillTable, SavedSearchFoundTable, SavedSearchTable } from './tables/searches.ts';
import type {
  AttendanceTable,
  ReviewTable,
  SessionNotesTable,
  SessionOfferTable,
  SessionTable,
} from './tables/sessions.ts';
import type { CommunityPictureTable, SettingChangeTable, SettingTable, SetupLinkTable } from './tables/settings.ts';
import type {
  MemberSkillTable,
  SkillAliasTable,
  SkillCatalogTable,
  SkillMergeDoubleTable,
  SkillMergeRowTable,
  SkillMergeTable,
  SkillPairTable,
  SkillTable,
} from './tables/skills.ts';
import type { TextAcceptanceTable, TextTable, TextTranslationTable } from './tables/texts.ts';
import type { WeekTable } from './tables/weeks.ts';

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
  followed_skills: FollowedSkillTable;
  saved_searches: SavedSearchTable;
  member_search_past: MemberSearchPastTable;
  saved_search_found: SavedSearchFoundTable;
  event_drafts: EventDraftTable;
  settings: SettingTable;
  setting_changes: SettingChangeTable;
  community_pictures: CommunityPictureTable;
  setup_links: SetupLinkTable;
  texts: TextTable;
  text_translations: TextTranslationTable;
  text_acceptances: TextAcceptanceTable;
  weeks: WeekTable;
  invitations: InvitationTable;
  invited_addresses: InvitedAddressTable;
  joinings: JoiningTable;
  join_requests: JoinRequestTable;
  announcements: AnnouncementTable;
  dismissed_banners: DismissedBannerTable;
}
