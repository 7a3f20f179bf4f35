import { type Kind, pathOfSession } from './kind.ts';

export const sessionSuggested: Kind = {
  label: 'Other times suggested for your sessions',
  email: 'now',
  timeIs: 'suggested',
  title: ({ people }) => `${people} suggests another time for your session`,
  path: pathOfSession,
  action: 'See the times',
};
