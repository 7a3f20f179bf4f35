/** Matches modules by a part of their path. */
const paths = (...parts: string[]) => new RegExp(parts.join('|'));
/** Matches components of the kit by their folders. */
const kit = (...folders: string[]) => `/ui/src/(?:${folders.join('|')})/`;

/**
 * Which modules travel in one file, by what pages have in common: a page fetches a handful of files, and little in them
 * that it does not need. A group takes along what its modules import, so what is for more pages comes first.
 */
export const chunks = [
  { name: 'start', tags: ['$initial' as const] },
  // Whatever reads from the server, and what it shows until it has.
  {
    name: 'reading',
    test: paths(
      '@tanstack/query-core/build/modern/(?!mutationObserver)',
      '@tanstack/react-query/build/modern/(?!useMutation)',
      '/app/queries',
      '/shared/(?:query-view|load-more|stored\\.|use-(?:is|navigate)-here|long-list/(?:long-list|kept-windows))',
      '/illustration/illustration',
      kit('card', 'empty-state', 'load-more', 'loading-status', 'page-header'),
      'icons/arrow-(?:left|right)',
    ),
  },
  { name: 'pattern', test: paths(kit('event-pattern', 'date-time')) },
  { name: 'link', test: paths(kit('link')) },
  { name: 'entry', test: paths('/pages/(?:entry|login)-page') },
  // Members, events and every call to the server.
  {
    name: 'lists',
    test: paths(
      '/api-client/src/(?:paging|read-whole|media|send|read-error|endpoints/auth)',
      'openapi-fetch',
      '/shared/(?:lazy-dialog|use-shown|use-photo-url)',
      '/chip/chip',
      '/when-idle/use-later',
      'icons/(?:calendar-days|circle-exclamation-point)\\.mjs',
    ),
  },
  { name: 'people', test: paths('/endpoints/users', kit('field', 'input', 'rating')) },
  {
    name: 'members',
    test: paths(
      '/pages/users-page',
      '/features/users/(?:member-directory|member-search|user-cards|user-list)',
      '/shared/use-debounced',
      kit('user-card'),
    ),
  },
  {
    name: 'events',
    test: paths(
      '/pages/events-page',
      '/features/events/(?:event-cards|upcoming-events|use-event-(?:details|photos))',
      '/endpoints/events',
      kit('event-card', 'event-when'),
    ),
  },
  // Members' pages.
  {
    name: 'own',
    test: paths(
      '/layouts/dashboard-layout',
      '/shared/(?:drafts|stored-skills|tab-storage)',
      kit('dashboard-sidebar'),
      'icons/(?:house|log-out|pencil|star|user|video)\\.mjs',
    ),
  },
  { name: 'icons', test: paths('lucide-react'), minShareCount: 2 },
  { name: 'banner', test: paths(kit('banner'), '/form-parts/form-parts') },
  { name: 'headings', test: paths(kit('badge', 'lane-marker', 'section-heading')) },
  { name: 'tabs', test: paths(kit('tabs')) },
  {
    name: 'acting',
    test: paths(
      '@tanstack/.*/(?:useMutation|mutationObserver|mutationOptions)',
      '/endpoints/skills',
      '/api-client/src/plain-text',
      '/shared/use-single-flight',
    ),
  },
  {
    name: 'writing',
    test: paths(
      kit('textarea'),
      '/form-parts/use-tell-dirty',
      '/shared/(?:guard-history|leave-guard|use-closing)',
    ),
  },
  { name: 'overlays', test: paths(kit('alert-dialog', 'dialog'), '/shared/discard-dialog') },
  { name: 'forms', test: paths('react-hook-form') },
  {
    name: 'pickers',
    test: paths(
      kit('combobox', 'date-input', 'meeting-fields', 'number-input', 'skill-picker', 'time-input'),
      '/form-parts/use-kept-draft',
      '/shared/use-search-skills',
    ),
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));
