import type { Kind } from './kind.ts';

export const sessionSuggested: Kind = {
  label: 'Other times suggested for your sessions',
  email: 'now',
  repeats: true,
  timeIs: 'suggested',
  title: ({ people }) => `${people} suggests another time for your session`,
  path: () => '/userDashboard/session',
  action: 'See the times',
};
