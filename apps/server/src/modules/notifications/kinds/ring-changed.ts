import type { Kind } from './kind.ts';

export const ringChanged: Kind = {
  label: 'Changes to your rings',
  email: 'now',
  replaces: ['ringAgreed'],
  title: ({ people, actorId, details }) => (actorId === null ? `${details.change}` : `${people} ${details.change}`),
  path: () => '/matches',
  action: 'See the ring',
};
