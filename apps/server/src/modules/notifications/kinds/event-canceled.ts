import type { Kind } from './kind.ts';

export const eventCanceled: Kind = {
  label: 'Canceled events',
  email: 'now',
  timeIs: 'off',
  title: ({ details }) => `${details.title} was canceled`,
  path: () => '/userDashboard/events',
  action: 'See your events',
};
