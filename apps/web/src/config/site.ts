/** External URLs in the app's footer. */
export const site = {
  sourceUrl: 'https://github.com/skill-exchange/skill-exchange',
} as const;
