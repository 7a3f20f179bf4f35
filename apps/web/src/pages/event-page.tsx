import { useParams } from 'react-router-dom';
import { EventOverview } from '../features/events/event-overview.tsx';

/** `/userDashboard/events/:eventId`: an event, for its host to manage and for other members to read. */
export function EventPage() {
  const { eventId = '' } = useParams();
  return <EventOverview key={eventId} eventId={eventId} />;
}
