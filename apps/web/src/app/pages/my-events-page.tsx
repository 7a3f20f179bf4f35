import { MyEvents } from '../../features/events/my-events.tsx';
import { PageMeta } from '../../shared/page-meta.tsx';

/** `/userDashboard/events`: what the member hosts and takes part in. */
export function MyEventsPage() {
  return (
    <>
      <PageMeta title="My Events" description="Events that you host and events that you take part in." />
      <h1 className="mb-12 max-sm:mb-8">My Events</h1>
      <MyEvents />
    </>
  );
}
