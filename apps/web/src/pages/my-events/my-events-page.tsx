import { t } from '@lingui/core/macro';
import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import Plus from 'lucide-react/icons/plus';
import { paths } from '../../config/paths.ts';
import { MyEvents } from '../../features/events/lists/my-events.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';
import { useOffers } from '../../lib/use-offers.ts';

/** `/userDashboard/events`: events that the member hosts and attends. */
export function MyEventsPage() {
  const hasEvents = useOffers('events');
  return (
    <>
      <PageMeta title={t`My Events`} description={t`Events you host and events you're in.`} />
      <PageHeader
        title={t`My Events`}
        className="mb-12 max-sm:mb-8"
        actions={
          hasEvents ? (
            <ButtonLink href={paths.dashboard.createEvent}>
              <Plus aria-hidden="true" />
              {t`Create Event`}
            </ButtonLink>
          ) : undefined
        }
      />
      <MyEvents />
    </>
  );
}
