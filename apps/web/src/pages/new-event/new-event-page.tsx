import { t } from '@lingui/core/macro';
import { BackLink } from '@skill-exchange/ui/components/back-link';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import { paths } from '../../config/paths.ts';
import { EventFromAddress } from '../../features/events/lists/event-from-address.tsx';
import { PageMeta } from '../../lib/page-meta.tsx';

/** `/userDashboard/events/createEvent`: hosts an event. */
export function NewEventPage() {
  return (
    <>
      <PageMeta
        title={t`Create Event`}
        description={t`Host an online event: what people will learn, when, and for how many.`}
      />
      <BackLink href={paths.dashboard.events} className="lg:hidden">
        {t`My Events`}
      </BackLink>
      <PageHeader
        title={t`Create Event`}
        className="mb-10"
        lead={t`Say what people will learn and when. You decide who joins.`}
      />
      <EventFromAddress />
    </>
  );
}
