/** Chromatic's modes for every story. Stories of pages add theirs in apps/web/src/test/page-story.ts. */
export const modes = {
  'light desk': { theme: 'light', viewport: 'desktop' },
  'dark phone': { theme: 'dark', viewport: 'phone' },
} as const;
