import { isOff, startsAsTold } from '../../delivery/situation.ts';
import { type Kind, pathOfSession } from './kind.ts';

export const sessionStarting: Kind = {
  label: 'Session reminders',
  email: 'now',
  holds: (situation) => !isOff(situation) && startsAsTold(situation, situation.session?.date),
  withLink: true,
  title: ({ people }) => `Coming up: your session with ${people}`,
  path: pathOfSession,
  action: 'See the session',
};
