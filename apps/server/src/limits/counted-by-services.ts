/** Limits that services count, because the request alone does not show whether they apply. */
export const countedByServices: ReadonlySet<string> = new Set([
  'sign-ups',
  'password-reset-requests',
  'log-in-failures',
  'known-device-failures',
  'code-failures',
  'known-device-code-failures',
  'auth-sessions',
  'event-dates',
  'skills',
  'uploads',
  'sessions-with-one-member',
  'messages-to-one-member',
  'first-messages',
  'conversations',
  'updates-of-one-event',
]);
