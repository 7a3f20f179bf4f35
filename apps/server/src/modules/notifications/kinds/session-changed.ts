import { type Kind, pathOfSession } from './kind.ts';

export const sessionChanged: Kind = {
  label: 'Changes to your sessions',
  email: 'now',
  withLink: true,
  replaces: ['sessionStarting'],
  title: ({ people, details }) => `${people} gave your session ${details.change}`,
  path: pathOfSession,
  action: 'See the session',
};
