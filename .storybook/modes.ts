/** How Chromatic renders each story: in both themes, on a phone and on a desk. `npm run visual` compares the same. */
export const modes = {
  'light phone': { theme: 'light', viewport: 'phone' },
  'light desk': { theme: 'light', viewport: 'desktop' },
  'dark phone': { theme: 'dark', viewport: 'phone' },
  'dark desk': { theme: 'dark', viewport: 'desktop' },
} as const;
