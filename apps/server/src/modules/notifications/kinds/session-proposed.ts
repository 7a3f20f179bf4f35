import { type Kind, pathOfSession } from './kind.ts';

export const sessionProposed: Kind = {
  label: 'Sessions proposed to you',
  email: 'now',
  timeIs: 'suggested',
  title: ({ people }) => `${people} proposes a session with you`,
  path: pathOfSession,
  action: 'Answer the proposal',
};
