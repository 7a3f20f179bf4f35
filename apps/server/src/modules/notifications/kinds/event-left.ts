import type { Kind } from './kind.ts';

export const eventLeft: Kind = {
  label: 'Participants who leave your events',
  email: 'now',
  title: ({ people, isOnePerson, details }) => `${people} ${isOnePerson ? 'is' : 'are'} no longer in ${details.title}`,
  path: ({ details }) => `/userDashboard/events/${details.eventId}`,
  action: 'See the event',
};
