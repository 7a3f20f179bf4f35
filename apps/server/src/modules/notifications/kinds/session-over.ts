import type { Kind } from './kind.ts';

export const sessionOver: Kind = {
  label: 'Whether your sessions took place',
  email: 'now',
  title: ({ people }) => `Did your session with ${people} take place?`,
  path: () => '/userDashboard/session',
  action: 'Say how it went',
};
