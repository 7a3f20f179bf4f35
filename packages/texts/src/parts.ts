const kit = (names: string) => names.split(/\s+/).map((name) => `packages/ui/src/components/${name}`);
const features = (names: string) => names.split(/\s+/).map((name) => `apps/web/src/features/${name}`);
const pages = (names: string) => names.split(/\s+/).map((name) => `apps/web/src/pages/${name}`);

/** The folders and modules of each part whose texts no other part shows. */
const own = {
  entry: [...features('auth'), ...pages('landing log-in'), ...kit('feature-cards hero landing-band swap-story')],
  events: [
    ...features('events'),
    ...pages('event events my-events new-event'),
    'packages/ui/src/lib/events/event-fields.ts',
    ...kit(
      `add-dates-dialog attendance-list check-in-code check-in-form cohost-field cohost-form cohost-invitation draft-rows event-day-strip
      event-days event-edit-form event-faces event-filters event-form event-going event-materials event-materials-form
      event-month event-page event-preview event-published event-standing event-tabs event-update-form event-updates
      follow-skill-button guest-sheet language-field more-events my-event-card my-event-grid no-events no-such-event
      no-upcoming-events pattern-field participant-row participant-tabs registration-button repeat-field request-note scope-field
      series-dates sign-ups-field status-banner waitlist-box`,
    ),
  ],
  meetings: [
    ...features('availability calendar home matches sessions users'),
    ...pages('availability calendar matches my-sessions recommended-users users'),
    ...kit(
      `answer-actions attendance-question availability-form availability-start calendar-address chat-inline
      copy-hours-dialog decline-dialog match-menu member-filters member-home month-calendar month-heading needs-you
      next-event next-session no-matches no-members no-recommendations nothing-planned quick-review ring-bar ring-card
      ring-choice save-search-button session-dialog session-form session-menu session-notes session-planner session-row
      session-rows session-view session-view-skeleton since-last-visit suggest-dialog suggest-form swap-row
      swap-sentence time-limits time-picks time-tabs week-time`,
    ),
  ],
  messages: [
    ...features('chat'),
    ...pages('chat-settings messages'),
    ...kit(
      `blocked-note chat-button chat-composer chat-panes chat-sharing chat-thread chat-widget conversation-filters
      conversation-list conversation-rows delete-message-dialog found-messages message-request message-request-rows
      no-conversations thread-head`,
    ),
  ],
  account: [
    ...features('account blocks invitations notifications profile reports reviews settings'),
    ...pages('account my-profile my-reviews notifications settings user'),
    ...kit(
      `blocked-rows followed-skills free-times log-in-rows member-card no-member-to-report no-notifications no-such-member
      notification-choices passkey-rows profile-edit-form profile-panes profile-view push-device recovery-codes
      request-skill-dialog review-summary review-tabs swap-band swap-hours their-clock`,
    ),
  ],
  moderation: [
    ...features('moderation'),
    ...pages('moderation'),
    ...kit(
      `audit-rows case-messages case-rows case-view decision-form merge-dialog moderated-members severity-badge
      skill-merge-rows skill-pair-card`,
    ),
  ],
  // The server's refusals. Pages in English do not load them.
  errors: ['apps/web/src/lib/texts/errors'],
  operator: [
    ...features('operator'),
    ...pages('operator'),
    ...kit(
      `addresses-form alive announcement-form announcement-rows announcement-sending backup-dialog backup-list
      community-form community-health community-members invited-address-list join-request-rows joining-form
      kept-backups-form language-tabs mail-domain offered-form privacy-model sentence-field setting-changes setup-steps
      test-email text-form text-versions translation-form`,
    ),
    ...['backup', 'community', 'health', 'mail-domain'].map((name) => `packages/ui/src/lib/community/${name}-words.ts`),
  ],
};

/** What other parts show, too, in the folders above. */
const shared = [
  'apps/web/src/features/auth/log-out-everywhere.tsx',
  'apps/web/src/features/auth/log-out-question.tsx',
  'apps/web/src/features/events/lists/featured-events.tsx',
  'apps/web/src/features/events/use-event-details.tsx',
  'apps/web/src/features/users/community-counts.tsx',
  'apps/web/src/features/users/recommended-users.tsx',
];

/** What the server composes: emails, pushes, notifications and calendar files. No page loads it. */
const served = ['apps/server/src', 'packages/emails/src'];

/** A part of the app whose texts are in its code. */
type WrittenPart = keyof typeof own | 'site';

/** A part whose catalog a page can load: `skills` has the names of the skills that come with the server. */
export type PagePart = WrittenPart | 'skills';

export type Part = WrittenPart | 'server';

const writtenParts: readonly WrittenPart[] = ['site', ...(Object.keys(own) as (keyof typeof own)[])];

/** The parts of the app. A page loads its parts with its chunk, and every page `site`. */
export const pageParts: readonly PagePart[] = [...writtenParts, 'skills'];

/** The parts of the product whose texts are extracted from its code, into a catalog each. */
export const parts: readonly Part[] = [...writtenParts, 'server'];

/** Returns the part whose catalog has the texts of a file, given its path from the root. */
export function partOf(file: string): Part {
  if (shared.includes(file)) return 'site';
  if (served.some((folder) => file.startsWith(`${folder}/`))) return 'server';
  const holds = (path: string) => file === path || file.startsWith(`${path}/`);
  const found = Object.entries(own).find(([, paths]) => paths.some(holds));
  return (found?.[0] as Part | undefined) ?? 'site';
}

/** Where texts are. */
export const sources = [
  'apps/web/src/**/*.{ts,tsx}',
  'packages/ui/src/**/*.{ts,tsx}',
  ...served.map((folder) => `${folder}/**/*.ts`),
];

/** Modules of the server that compose what members read. Others have sentences in English alone: errors, logs and commands. */
const composing = [
  'apps/server/src/{dates-in-words,series-days}.ts',
  'apps/server/src/texts/search-name.ts',
  'apps/server/src/modules/account/compose-account-email.ts',
  'apps/server/src/modules/calendar/{items,invitations,make-ics}.ts',
  'apps/server/src/modules/exports/privacy-model.ts',
  'apps/server/src/modules/delivery/{compose-*,time-words}.ts',
  'apps/server/src/modules/events/registrations/registration-words.ts',
  'apps/server/src/modules/matches/match-facts.ts',
  'apps/server/src/modules/needs/*.ts',
  'apps/server/src/modules/notifications/{present-notification,unsubscribe-service}.ts',
  'apps/server/src/modules/notifications/kinds/*.ts',
  'packages/emails/src/*.ts',
];

/** Where every sentence is in a catalog. */
export const translatedSources = [...sources.filter((source) => !source.startsWith('apps/server/')), ...composing];

/** Files in there that members do not see. */
export const notSources = [
  ...['**/*.stories.tsx', 'packages/ui/src/docs/**', '**/*.test.ts', '**/*.guide.ts', '**/test/**', '**/*.d.ts'],
  // The picture of links has one language for all readers, and a service worker has no catalog.
  ...['apps/web/src/server/event-card.tsx', 'apps/web/src/service-worker.ts'],
];

/** What looks like a text, and is the same in every language. */
export const notTexts: ReadonlySet<string> = new Set(['https://', '/signup', 'string']);
