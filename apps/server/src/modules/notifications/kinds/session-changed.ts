import type { Kind } from './kind.ts';

export const sessionChanged: Kind = {
  label: 'Changes to your sessions',
  email: 'now',
  repeats: true,
  title: ({ people, details }) => `${people} gave your session ${details.change}`,
  path: () => '/userDashboard/session',
  action: 'See the session',
};
