import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { serviceWorker } from './plugins/service-worker.ts';

/** The server for `npm run dev`: the local one, or the backend in `--api`. */
const api = process.env.API_URL ?? 'http://localhost:3000';

// A remote backend must see requests as from its own pages: cookies for this host, and a known Origin.
const elsewhere = {
  target: api,
  changeOrigin: true,
  cookieDomainRewrite: '',
  headers: { origin: new URL(api).origin },
};
const target = process.env.API_URL === undefined ? { target: api } : elsewhere;

// Chunks, by paths of their modules. A group includes the modules that it imports.
const groups = {
  react: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
  /** Shared by cards and pages of sessions. */
  sessions:
    /session-card\/consent|session-view\/(?:quiet-action|session-parts|session-state)|dovetail|time-picks\/time-days|lib\/clock-times/,
  times:
    /lib\/(?:session-length|length-in-words|local-time|weekdays|calendar-days|time-zones)|hours-in-words|endpoints\/availability/,
  everyPage: /src\/(?:entry-client|lib\/page-meta|endpoints\/reports)|illustration\/lane|session-sides/,
  forms:
    /react-hook-form|form-parts|meeting-fields|meeting-rules|combobox|textarea|skill-(?:picker|field)|removable-chip|-input\.|leave-guard|plain-text|use-cover|event-covers|icons\/eye/,
  reports: /report-form|use-report\.|use-sending-report/,
  eventCards: /components\/event-card\/|events\/event-cards|use-event-details/,
  userCards: /components\/user-card\/|users\/(?:user-cards|recommended-users)/,
  answers: /session-offers|own-plans|session-answer\.|use-answers|answer-actions|time-choice|decline-button/,
  members:
    /dashboard-layout|use-page-awake|use-size|primitives\/tabs|masthead|\/registration|status-banner|(?<!endpoints\/event-)drafts\.|reviews-of|primitives\/(?:checkbox|select)|icons\/copy|push-offer-when-idle|use-reporting|lib\/to-calendar|calendar-button|endpoints\/calendar|icons\/flag|settings-frame|back-link|icons\/chevron-right/,
};
/** Parts of the shared code that pages load when they need them. */
const loadedWhenNeeded = [
  /dialog(?!-subject)/,
  /dropdown-menu/,
  /session-(?:view|rows)/,
  /chat-(?:thread|composer|widget|inline)/,
  /features\/chat\//,
  /lib\/attachments/,
  /event-card/,
  /file-drop/,
  /image-up/,
  /notifications/,
  /features\/account/,
  /auth\/checks/,
  /lib\/push/,
  /register-worker/,
  /choice-row/,
  /words-form/,
  /primitives\/select/,
  /icons\/(?:calendar-plus|chevron-down|copy|party-popper|hand-heart|face-grinning|smile-plus|thumbs-up|trash|message-square-x|user-minus|paperclip|file-text|image|repeat|calendar-check)/,
  /features\/settings/,
  /settings-rows/,
  /features\/matches/,
  /match-card/,
  /swap-loop/,
  /ring-card/,
  /(?:member|event)-filters/,
  /filter-parts/,
  /features\/(?:users|events)\/(?:found-|\w+-search-filters|search-filters|skill-chips)/,
  /event-month/,
  /event-day-strip/,
  /event-update/,
  /attendance-list|check-in|event-attendance/,
  /draft-(?:rows|content)|save-draft|event-draft-list|continued-event|time-ago|new-uuid|endpoints\/event-drafts/,
  /cohost-(?:form|invitation)|event-cohosts|endpoints\/cohosts/,
  /lib\/(?:corrected|history-lines|use-session-lines|use-both-going)/,
  /blocked-note/,
  /radio-group|scope-field|endpoints\/series/,
  /saved-search/,
  /save-search/,
  /search-saving/,
  /endpoints\/(?:articles|matches|rings|search|session-histories|shared-events|threads)/,
  /open-cases/,
  /waiting-cases/,
  /not-found/,
  /features\/events\/(?:event-(?:fallback|people|person|to-calendar)|share-event|waitlist)/,
  /waitlist-box/,
  /endpoints\/waitlist/,
  /participant-(?:row|tabs)/,
  /request-decisions/,
  /event-page\//,
  /share-link/,
  /follow-(?:calendar|events)/,
  /no-such-event/,
  /endpoints\/(?:blocks|rooms)/,
  /filter-chips/,
  /common-languages|language-(?:field|names)/,
  /use-make-room/,
  /review-(?:card|list|form)|(?:guest|event|host)-reviews/,
];

/**
 * Shared by all kinds of pages: our own code and icons. Excludes dialogs (those of a session share
 * some), uploads, menus and the chat, which load when opened, cards of events and members, and notifications, which
 * load with a member's bell.
 */
const isShared = (id: string) =>
  /\/(?:apps\/web|packages\/[\w-]+)\/src\/|lucide-react/.test(id) &&
  ![
    groups.answers,
    /length-field|use-closing|api-client\/src\/fold-text/,
    groups.forms,
    groups.reports,
    groups.members,
    groups.sessions,
    groups.times,
    groups.userCards,
    ...loadedWhenNeeded,
  ].some((other) => other.test(id));

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    serviceWorker(),
    // The server's own bundle is never sent.
    compression({ threshold: 1024, exclude: /entry-server/ }),
  ],
  build: {
    target: 'baseline-widely-available',
    // The first browsers with light-dark(): transpiled for older ones, a dark part of a light page would become light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: groups.react, priority: 4 },
            { name: 'app', test: groups.everyPage, priority: 3 },
            { name: 'shared', test: isShared, minShareCount: 3, priority: 2 },
            { name: 'forms', test: groups.forms, minShareCount: 2, priority: 1 },
            { name: 'event-cards', test: groups.eventCards, minShareCount: 2 },
            { name: 'user-cards', test: groups.userCards, minShareCount: 2 },
            { name: 'members', test: groups.members },
            // Separate, or the home and the list of sessions would also load the answers.
            { name: 'sessions', test: groups.sessions, priority: 1 },
            { name: 'times', test: groups.times, priority: 1 },
            { name: 'answers', test: groups.answers },
            // Together with the page that has all of them; the inbox also answers some.
            {
              name: 'hosted-event',
              test: /features\/events\/(?:hosted-event|event-people|event-person|full-event-note)|participant-row/,
            },
            { name: 'push', test: /lib\/push\/(?:use-push|push-device)/ },
            // After the members' group, which contains the checkbox of the report form, so that this does not move it.
            { name: 'reports', test: groups.reports, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // `vite build` builds both: the app, and the server's renderer in one file.
  builder: {},
  environments: {
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        emptyOutDir: true,
        rolldownOptions: {
          input: 'src/entry-server.tsx',
          output: { entryFileNames: 'entry-server.js', codeSplitting: false },
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': target,
      '/auth': target,
      '/articles': target,
      '/socket.io': { ...target, ws: true },
    },
  },
});
