/** Addresses outside the app that its footer names. */
export const site = {
  sourceUrl: 'https://github.com/skill-exchange/skill-exchange',
} as const;
