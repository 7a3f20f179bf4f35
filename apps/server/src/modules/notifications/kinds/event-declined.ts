import type { Kind } from './kind.ts';

export const eventDeclined: Kind = {
  label: 'Declined requests',
  email: 'now',
  timeIs: 'unsaid',
  title: ({ details }) => `Your request to join ${details.title} was declined`,
  lines: ({ details }) => (details.reason === undefined ? [] : [`The host wrote: ${details.reason}`]),
  path: ({ details }) => `/userDashboard/events/${details.eventId}`,
  action: 'See the event',
};
