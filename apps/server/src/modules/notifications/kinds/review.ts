import type { Kind } from './kind.ts';

export const review: Kind = {
  label: 'Reviews of you',
  email: 'digest',
  title: ({ people }) => `${people} reviewed you`,
  path: ({ memberId }) => `/users/${memberId}`,
  action: 'Read the review',
};
