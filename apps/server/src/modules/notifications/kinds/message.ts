import type { Kind } from './kind.ts';

export const message: Kind = {
  label: 'Messages',
  email: 'later',
  gathers: true,
  title: ({ people, count }) => (count === 1 ? `${people} sent you a message` : `${people} sent you ${count} messages`),
  path: ({ actorId }) => `/users/${actorId}#chat`,
  action: 'Read and answer',
};
