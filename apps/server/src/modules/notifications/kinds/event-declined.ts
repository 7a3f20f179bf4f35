import type { Kind } from './kind.ts';

export const eventDeclined: Kind = {
  label: 'Declined requests',
  email: 'now',
  title: ({ details }) => `Your request to join ${details.title} was declined`,
  path: () => '/events',
  action: 'Find another event',
};
