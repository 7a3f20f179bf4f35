import { useSearchParams } from 'react-router-dom';
import { CalendarFeed } from '../../features/calendar/calendar-feed.tsx';
import { MyCalendar } from '../../features/calendar/my-calendar.tsx';
import { SettingsFrame } from '../../layouts/settings-frame.tsx';

/** `/userDashboard/calendar`: the member's events and sessions. `?month=2026-12` selects the month. */
export function CalendarPage() {
  const [params, setParams] = useSearchParams();
  const month = params.get('month') ?? '';
  return (
    <SettingsFrame title="Your calendar" description="Your events and sessions, month by month.">
      <div className="grid gap-14">
        <div className="min-w-0">
          <MyCalendar
            month={/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined}
            // Replaced, so that Back leads to the previous page, not through the months.
            onMonthChange={(next) => setParams(next === undefined ? {} : { month: next }, { replace: true })}
          />
        </div>
        <CalendarFeed />
      </div>
    </SettingsFrame>
  );
}
