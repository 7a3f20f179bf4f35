import type { Kind } from './kind.ts';

export const reportDecided: Kind = {
  label: 'Updates on your reports',
  email: 'now',
  title: ({ details }) => details.change ?? 'Moderators read your report',
  path: () => '/notifications',
  action: 'See your notifications',
};
