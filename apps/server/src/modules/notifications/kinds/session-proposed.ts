import { asksMember } from '../../delivery/situation.ts';
import { type Kind, pathOfSession } from './kind.ts';

export const sessionProposed: Kind = {
  label: 'Sessions proposed to you',
  email: 'now',
  holds: asksMember,
  timeIs: 'suggested',
  title: ({ people }) => `${people} proposes a session with you`,
  path: pathOfSession,
  action: 'Answer the proposal',
};
