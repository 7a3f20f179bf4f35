import type { Kind } from './kind.ts';

export const sessionAnswered: Kind = {
  label: 'Answers to your proposals and calendar invitations',
  email: 'now',
  repeats: true,
  title: ({ people, details }) => `${people} ${details.change}`,
  lines: ({ details }) => (details.reason === undefined ? [] : [`They wrote: ${details.reason}`]),
  path: () => '/userDashboard/session',
  action: 'See the session',
};
