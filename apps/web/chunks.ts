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
      '/shared/query-view',
      kit('card', 'empty-state', 'loading-status', 'page-header', 'date-time'),
      'icons/arrow-(?:left|right)',
    ),
  },
  { name: 'pattern', test: paths(kit('event-pattern')) },
  { name: 'entry', test: paths(kit('link'), '/pages/(?:entry|login)-page') },
  // Members, events and every call to the server.
  {
    name: 'lists',
    test: paths(
      '/api-client/src/(?:paging|media|send)',
      'openapi-fetch',
      '/shared/(?:load-more|use-photo-url|long-list/(?:long-list|kept-windows))',
      kit('chip', 'load-more'),
      'icons/x\\.mjs',
    ),
  },
  {
    name: 'members',
    test: paths(
      '/pages/users-page',
      '/features/users/(?:member-directory|member-search|user-cards|user-list)',
      '/endpoints/users',
      '/shared/use-debounced',
      kit('field', 'input', 'rating', 'user-card'),
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
  // Members' pages: what changes something, what lies over the page, forms.
  {
    name: 'acting',
    test: paths(
      '@tanstack/.*/(?:useMutation|mutationObserver)',
      '/endpoints/(?:auth|skills)',
      '/api-client/src/form-data',
      kit('banner'),
    ),
  },
  {
    name: 'writing',
    test: paths(
      kit('textarea'),
      '/form-parts/form-parts',
      '/shared/(?:drafts|guard-history|leave-guard|use-closing)',
    ),
  },
  { name: 'overlays', test: paths(kit('alert-dialog', 'dialog'), '/shared/discard-dialog') },
  { name: 'forms', test: paths('react-hook-form') },
  {
    name: 'pickers',
    test: paths(
      kit('combobox', 'meeting-fields', 'skill-picker'),
      '/form-parts/use-kept-draft',
      '/shared/use-search-skills',
    ),
  },
  {
    name: 'parts',
    test: paths(kit('illustration', 'lane-marker', 'section-heading'), 'lucide-react'),
    minShareCount: 2,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));
