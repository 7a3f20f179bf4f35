import { isAhead } from '../../delivery/situation.ts';
import type { Kind } from './kind.ts';

export const eventRequest: Kind = {
  label: 'Requests to join your events',
  email: 'now',
  gathers: true,
  holds: (situation) => isAhead(situation) && situation.event?.has_requests === true,
  title: ({ people, isOnePerson, details }) => `${people} ${isOnePerson ? 'wants' : 'want'} to join ${details.title}`,
  path: ({ details }) => `/userDashboard/events/${details.eventId}`,
  action: 'Answer the request',
};
