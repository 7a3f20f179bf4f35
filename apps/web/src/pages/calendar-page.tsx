import { ButtonLink } from '@skill-exchange/ui/primitives/button';
import { PageHeader } from '@skill-exchange/ui/primitives/page-header';
import Clock from 'lucide-react/icons/clock';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { CalendarFeed } from '../features/calendar/calendar-feed.tsx';
import { MyCalendar } from '../features/calendar/my-calendar.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** `/userDashboard/calendar`: the member's events and sessions. `?month=2026-12` is the month shown. */
export function CalendarPage() {
  const [params, setParams] = useSearchParams();
  const month = params.get('month') ?? '';
  return (
    <>
      <PageMeta title="Your calendar" description="Your events and sessions, month by month." />
      <PageHeader
        title="Your calendar"
        className="mb-10 max-sm:mb-8"
        actions={
          <ButtonLink href={paths.availability} variant="secondary">
            <Clock aria-hidden="true" />
            Your hours
          </ButtonLink>
        }
      />
      <div className="grid gap-14">
        <div className="min-w-0">
          <MyCalendar
            month={/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined}
            // Back leads to where the member came from, not through the months.
            onMonthChange={(next) => setParams({ month: next }, { replace: true })}
          />
        </div>
        <CalendarFeed />
      </div>
    </>
  );
}
