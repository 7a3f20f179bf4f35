import type { Kind } from './kind.ts';

export const sessionStarting: Kind = {
  label: 'Reminders of sessions',
  email: 'now',
  title: ({ people }) => `Coming up: your session with ${people}`,
  path: () => '/userDashboard/session',
  action: 'See the session',
};
