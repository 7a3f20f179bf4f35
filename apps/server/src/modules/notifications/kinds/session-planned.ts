import type { Kind } from './kind.ts';

export const sessionPlanned: Kind = {
  label: 'Sessions planned with you',
  email: 'now',
  repeats: true,
  title: ({ people }) => `${people} planned a session with you`,
  lines: () => [
    'If you did not agree to it, you can decline it until 7 days after its time: it is undone then, and its reviews no longer count.',
  ],
  path: () => '/userDashboard/session',
  action: 'See the session',
};
