import { type Kind, pathOfSession } from './kind.ts';

export const sessionAnswered: Kind = {
  label: 'Answers to your proposals and calendar invitations',
  email: 'now',
  withLink: true,
  title: ({ people, details }) => `${people} ${details.change}`,
  lines: ({ details }) => (details.reason === undefined ? [] : [`They wrote: ${details.reason}`]),
  path: pathOfSession,
  action: 'See the session',
};
