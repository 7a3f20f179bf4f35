import { useCalendarFiles } from '@skill-exchange/api-client/calendar';
import type { Event } from '@skill-exchange/api-client/types';
import { ToCalendar } from '../../lib/forms/to-calendar.tsx';
import { useRegistrationState } from './registration/leave-event.tsx';

/** Adds an event that the member hosts or attends to their own calendar. Renders nothing for other events. */
export function EventToCalendar({ event }: { event: Event }) {
  const state = useRegistrationState(event);
  const files = useCalendarFiles();
  if (event.status !== 'Upcoming' || !['registered', 'host'].includes(state)) return null;
  const { _id, title, start_time: start, end_time: end, link } = event;
  return <ToCalendar title={title} start={start} end={end} place={link} fileHref={files.event(_id)} />;
}
