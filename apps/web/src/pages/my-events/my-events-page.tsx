import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import Plus from 'lucide-react/icons/plus';
import { paths } from '../../config/paths.ts';
import { MyEvents } from '../../features/events/lists/my-events.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/userDashboard/events`: events that the member hosts and attends. */
export function MyEventsPage() {
  return (
    <>
      <PageMeta title="My Events" description="Events you host and events you're in." />
      <PageHeader
        title="My Events"
        className="mb-12 max-sm:mb-8"
        actions={
          <ButtonLink href={paths.dashboard.createEvent}>
            <Plus aria-hidden="true" />
            Create Event
          </ButtonLink>
        }
      />
      <MyEvents />
    </>
  );
}
