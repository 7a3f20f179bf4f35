/** Things of the table of limits that a call alone does not tell: the service counts them once it knows. */
export const countedByServices: ReadonlySet<string> = new Set([
  'sign-ups',
  'password-reset-requests',
  'log-in-failures',
  'known-device-failures',
  'code-failures',
  'auth-sessions',
  'skills',
  'uploads',
  'sessions-with-one-member',
  'messages-to-one-member',
  'first-messages',
  'conversations',
]);
