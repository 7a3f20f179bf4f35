import type { Kind } from './kind.ts';

export const eventCanceled: Kind = {
  label: 'Canceled events',
  email: 'now',
  replaces: ['eventRequest', 'eventApproved', 'eventChanged', 'eventStarting'],
  timeIs: 'off',
  title: ({ details }) => `${details.title} was canceled`,
  lines: ({ details }) => (details.reason === undefined ? [] : [`The host wrote: ${details.reason}`]),
  // An event removed by a moderator has no page anymore.
  path: ({ actorId, details }) =>
    actorId === null ? '/userDashboard/events' : `/userDashboard/events/${details.eventId}`,
  action: 'See the event',
};
