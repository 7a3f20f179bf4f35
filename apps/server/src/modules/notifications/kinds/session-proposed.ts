import type { Kind } from './kind.ts';

export const sessionProposed: Kind = {
  label: 'Sessions proposed to you',
  email: 'now',
  repeats: true,
  timeIs: 'suggested',
  title: ({ people }) => `${people} proposes a session with you`,
  path: () => '/userDashboard/session',
  action: 'Answer the proposal',
};
