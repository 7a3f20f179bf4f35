/** Paths below `/moderation`, apart from the others: they load with these pages. */
export const moderationPaths = {
  queue: '/moderation',
  log: '/moderation/log',
  case: { to: (caseId: string) => `/moderation/cases/${encodeURIComponent(caseId)}` },
};

/** What says in an address which list of cases is shown: `?show=appealed`. */
export const shownCases = 'show';
