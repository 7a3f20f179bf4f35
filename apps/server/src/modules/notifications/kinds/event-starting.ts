import { startsAsTold, takesPart } from '../../delivery/situation.ts';
import type { Kind } from './kind.ts';

export const eventStarting: Kind = {
  label: 'Event reminders',
  email: 'now',
  holds: (situation) => takesPart(situation) && startsAsTold(situation, situation.event?.start_time),
  withLink: true,
  title: ({ details }) => `Coming up: ${details.title}`,
  path: ({ details }) => `/userDashboard/events/${details.eventId}`,
  action: 'See the event',
};
