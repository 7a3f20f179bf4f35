import type { Kind } from './kind.ts';

export const ringAsked: Kind = {
  label: 'Rings proposed to you',
  email: 'now',
  title: ({ people, details }) => `${people} asks you to join ${details.change}`,
  lines: () => ['In a ring, each member teaches the next one. It starts once everybody has accepted, within 72 hours.'],
  path: () => '/matches',
  action: 'Answer the ring',
};
