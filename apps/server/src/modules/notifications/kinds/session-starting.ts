import type { Kind } from './kind.ts';

export const sessionStarting: Kind = {
  label: 'Session reminders',
  email: 'now',
  title: ({ people }) => `Coming up: your session with ${people}`,
  path: () => '/userDashboard/session',
  action: 'See the session',
};
