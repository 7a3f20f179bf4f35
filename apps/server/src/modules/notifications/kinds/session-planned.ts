import type { Kind } from './kind.ts';

export const sessionPlanned: Kind = {
  label: 'Sessions planned with you',
  email: 'now',
  repeats: true,
  title: ({ people }) => `${people} planned a session with you`,
  path: () => '/userDashboard/session',
  action: 'See the session',
};
