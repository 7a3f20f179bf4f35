import type { Kind } from './kind.ts';

export const eventStarting: Kind = {
  label: 'Event reminders',
  email: 'now',
  withLink: true,
  title: ({ details }) => `Coming up: ${details.title}`,
  path: ({ details }) => `/userDashboard/events/${details.eventId}`,
  action: 'See the event',
};
