import type { Kind } from './kind.ts';

export const eventRequest: Kind = {
  label: 'Requests to join your events',
  email: 'now',
  gathers: true,
  title: ({ people, isOnePerson, details }) => `${people} ${isOnePerson ? 'wants' : 'want'} to join ${details.title}`,
  path: ({ details }) => `/userDashboard/events/${details.eventId}`,
  action: 'Answer the request',
};
