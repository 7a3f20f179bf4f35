/** Paths below `/moderation`. Separate, so that they load with these pages. */
export const moderationPaths = {
  queue: '/moderation',
  log: '/moderation/log',
  case: { to: (caseId: string) => `/moderation/cases/${encodeURIComponent(caseId)}` },
};

/** Query parameter for the list of cases, of members, or of skills that look alike: `?show=appealed`. */
export const shownCases = 'show';

/** Its value for members. */
export const shownMembers = 'members';

/** Its value for skills that look alike. */
export const shownSkills = 'skills';
