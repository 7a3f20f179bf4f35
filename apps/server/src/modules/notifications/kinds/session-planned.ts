import { type Kind, pathOfSession } from './kind.ts';

export const sessionPlanned: Kind = {
  label: 'Sessions planned with you',
  email: 'now',
  title: ({ people }) => `${people} planned a session with you`,
  lines: () => [
    'If you did not agree to it, you can decline it until 7 days after its time: it is undone then, and its reviews no longer count.',
  ],
  path: pathOfSession,
  action: 'See the session',
};
