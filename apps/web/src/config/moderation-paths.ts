/** Paths below `/moderation`. Separate, so that they load with these pages. */
export const moderationPaths = {
  queue: '/moderation',
  log: '/moderation/log',
  case: { to: (caseId: string) => `/moderation/cases/${encodeURIComponent(caseId)}` },
};

/** Query parameter for the list of cases: `?show=appealed`. */
export const shownCases = 'show';
