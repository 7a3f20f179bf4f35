import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { paths } from '../config/paths.ts';
import { MyHours } from '../features/availability/my-hours.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/userDashboard/availability`: when the member has time for sessions. */
export function AvailabilityPage() {
  return (
    <>
      <PageMeta title="Your hours" description="When you have time for swaps, week by week." />
      <PageHeader
        title="Your hours"
        className="mb-10 max-sm:mb-8"
        actions={
          <ButtonLink href={paths.calendar} variant="secondary">
            <CalendarDays aria-hidden="true" />
            Your calendar
          </ButtonLink>
        }
      />
      <MyHours />
    </>
  );
}
