import type { Kind } from './kind.ts';

export const sessionAnswered: Kind = {
  label: 'Answers to your proposals',
  email: 'now',
  repeats: true,
  title: ({ people, details }) => `${people} ${details.change}`,
  path: () => '/userDashboard/session',
  action: 'See the session',
};
