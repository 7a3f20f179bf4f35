import type { Kind } from './kind.ts';

export const eventApproved: Kind = {
  label: 'Approved requests',
  email: 'now',
  title: ({ details }) => `You’re in: ${details.title}`,
  path: ({ details }) => `/userDashboard/events/${details.eventId}`,
  action: 'See the event',
};
