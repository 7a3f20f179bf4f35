import { type Kind, pathOfSession } from './kind.ts';

export const sessionCanceled: Kind = {
  label: 'Canceled sessions',
  email: 'now',
  replaces: [
    'sessionPlanned',
    'sessionProposed',
    'sessionSuggested',
    'sessionAnswered',
    'sessionChanged',
    'sessionStarting',
    'sessionOver',
  ],
  timeIs: 'off',
  title: ({ people, details }) => `${people} ${details.change} your session`,
  lines: ({ details }) => (details.reason === undefined ? [] : [`They wrote: ${details.reason}`]),
  path: pathOfSession,
  action: 'See your sessions',
};
