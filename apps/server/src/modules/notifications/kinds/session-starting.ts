import { type Kind, pathOfSession } from './kind.ts';

export const sessionStarting: Kind = {
  label: 'Session reminders',
  email: 'now',
  withLink: true,
  title: ({ people }) => `Coming up: your session with ${people}`,
  path: pathOfSession,
  action: 'See the session',
};
