import type { Kind } from './kind.ts';

export const eventApproved: Kind = {
  label: 'Approved requests',
  email: 'now',
  withLink: true,
  replaces: ['eventDeclined'],
  title: ({ details }) => `You’re in: ${details.title}`,
  path: ({ details }) => `/userDashboard/events/${details.eventId}`,
  action: 'See the event',
};
