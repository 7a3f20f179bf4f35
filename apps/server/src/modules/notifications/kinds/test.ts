import type { Kind } from './kind.ts';

export const test: Kind = {
  label: 'Tests',
  email: 'now',
  isFixed: true,
  title: () => 'This is a test, and it works',
  path: () => '/notifications/settings',
  action: 'See your settings',
};
