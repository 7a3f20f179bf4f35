/** Chromatic's modes: both themes, phone and desktop. `npm run visual` uses the same. */
export const modes = {
  'light phone': { theme: 'light', viewport: 'phone' },
  'light desk': { theme: 'light', viewport: 'desktop' },
  'dark phone': { theme: 'dark', viewport: 'phone' },
  'dark desk': { theme: 'dark', viewport: 'desktop' },
} as const;
