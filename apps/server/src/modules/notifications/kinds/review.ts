import type { Kind } from './kind.ts';

export const review: Kind = {
  label: 'New reviews about you',
  email: 'digest',
  title: ({ people }) => `${people} reviewed you`,
  path: () => '/userDashboard/review',
  action: 'Read the review',
};
