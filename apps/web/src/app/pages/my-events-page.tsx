import { Button } from '@skill-exchange/ui/button';
import { useLink } from '@skill-exchange/ui/link-context';
import { PageHeader } from '@skill-exchange/ui/page-header';
import Plus from 'lucide-react/icons/plus';
import { paths } from '../../config/paths.ts';
import { MyEvents } from '../../features/events/my-events.tsx';
import { PageMeta } from '../../shared/page-meta.tsx';

/** `/userDashboard/events`: what the member hosts and takes part in. */
export function MyEventsPage() {
  const Link = useLink();
  return (
    <>
      <PageMeta title="My Events" description="Events that you host and events that you take part in." />
      <PageHeader
        title="My Events"
        className="mb-12 max-sm:mb-8"
        actions={
          <Button asChild>
            <Link href={paths.dashboard.createEvent}>
              <Plus aria-hidden="true" />
              Create Event
            </Link>
          </Button>
        }
      />
      <MyEvents />
    </>
  );
}
