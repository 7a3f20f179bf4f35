import type { Kind } from './kind.ts';

export const sessionCanceled: Kind = {
  label: 'Canceled sessions',
  email: 'now',
  timeIs: 'off',
  title: ({ people, details }) => `${people} ${details.change} your session`,
  lines: ({ details }) => (details.reason === undefined ? [] : [`They wrote: ${details.reason}`]),
  path: () => '/userDashboard/session',
  action: 'See your sessions',
};
