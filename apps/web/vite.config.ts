import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { serviceWorker } from './plugins/service-worker.ts';

/** What `npm run dev` calls: the server beside it, or the backend that `--api` names. */
const api = process.env.API_URL ?? 'http://localhost:3000';

// A backend elsewhere is to see calls of its own pages: cookies for this host, and an Origin that it knows.
const elsewhere = {
  target: api,
  changeOrigin: true,
  cookieDomainRewrite: '',
  headers: { origin: new URL(api).origin },
};
const target = process.env.API_URL === undefined ? { target: api } : elsewhere;

// What travels together, by what its paths hold. A group takes along what its modules import.
const groups = {
  react: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
  /** What cards and pages of sessions have in common. */
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
    /dashboard-layout|use-page-awake|use-size|primitives\/tabs|masthead|\/registration|status-banner|drafts|reviews-of|primitives\/(?:checkbox|select)|icons\/copy|lib\/copy-text|push-offer-when-idle|use-reporting|lib\/to-calendar|calendar-button|endpoints\/calendar|icons\/flag|settings-frame|back-link|icons\/chevron-right/,
};
/**
 * What pages of all kinds share: our own code and icons. Not dialogs (those of a session share some) and uploads, which
 * load when opened, nor menus and the chat, nor cards of events and members, nor notifications, which load with a member's bell.
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
    /dialog(?!-subject)|dropdown-menu|session-(?:view|rows)|chat-(?:thread|composer|widget|inline)|features\/chat\/|event-card|file-drop|image-up|notifications|features\/account|auth\/checks|lib\/push|register-worker|choice-row|words-form|primitives\/select|icons\/(?:calendar-plus|chevron-down|copy)|features\/settings|settings-rows|open-cases|waiting-cases|not-found|endpoints\/blocks/,
  ].some((other) => other.test(id));

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    serviceWorker(),
    // The server's own bundle is not sent to anyone.
    compression({ threshold: 1024, exclude: /entry-server/ }),
  ],
  build: {
    target: 'baseline-widely-available',
    // The first browsers with light-dark(): rewritten for older ones, a dark part of a light page would turn light.
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
            // On their own, or the home and the list of sessions would load the answers with them.
            { name: 'sessions', test: groups.sessions, priority: 1 },
            { name: 'times', test: groups.times, priority: 1 },
            { name: 'answers', test: groups.answers },
            // In one with the page that has all of them; the inbox answers some of them as well.
            {
              name: 'hosted-event',
              test: /features\/events\/(?:hosted-event|event-people|event-person|full-event-note)|participant-row/,
            },
            { name: 'push', test: /lib\/push\/(?:use-push|push-device)/ },
            // After the members' group, whose checkbox the form of a report has: it would take that along.
            { name: 'reports', test: groups.reports, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // `vite build` builds both: the app, and in one file what the server renders its pages with.
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
