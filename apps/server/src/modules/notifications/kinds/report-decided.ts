import type { Kind } from './kind.ts';

export const reportDecided: Kind = {
  label: 'What came of your reports',
  email: 'now',
  title: ({ details }) => details.change ?? 'Moderators read your report',
  path: () => '/notifications',
  action: 'See your notifications',
};
