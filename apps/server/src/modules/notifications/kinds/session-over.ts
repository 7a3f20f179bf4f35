import { type Kind, pathOfSession } from './kind.ts';

export const sessionOver: Kind = {
  label: 'Asking whether a session took place',
  email: 'now',
  timeIs: 'past',
  title: ({ people, details }) =>
    details.isUnagreed
      ? `${people} planned a session with you that you never agreed to`
      : `Did your session with ${people} take place?`,
  lines: ({ details }) =>
    details.isUnagreed
      ? ['If you did not want to meet, decline it. You can until 7 days after its time; its reviews are undone then.']
      : [],
  path: pathOfSession,
  action: 'See the session',
};
