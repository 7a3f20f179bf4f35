import type { Kind } from './kind.ts';

export const eventChanged: Kind = {
  label: 'Changes to events you joined',
  email: 'now',
  withLink: true,
  replaces: ['eventStarting'],
  title: ({ details }) => `${details.title} has ${details.change}`,
  path: ({ details }) => `/userDashboard/events/${details.eventId}`,
  action: 'See the event',
};
