import { t } from '@lingui/core/macro';
import { TimeTabs } from '@skill-exchange/ui/components/time-tabs';
import { Card } from '@skill-exchange/ui/primitives/card';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { CalendarFeed } from '../../features/calendar/calendar-feed.tsx';
import { MyCalendar } from '../../features/calendar/my-calendar.tsx';
import { MyLimits } from '../../features/calendar/my-limits.tsx';
import { MyWeek } from '../../features/calendar/my-week.tsx';
import { SettingsFrame } from '../../layouts/settings-frame.tsx';

/**
 * `/userDashboard/calendar`: the member's events and sessions. `?month=2026-12` selects the month, `?view=week` shows a
 * week with their hours, and `day` selects which one.
 */
export function CalendarPage() {
  const [params, setParams] = useSearchParams();
  const month = params.get('month') ?? '';
  const day = params.get('day') ?? '';
  const isWeek = params.get('view') === 'week';
  if (isWeek)
    return (
      <SettingsFrame
        title={t`Your time`}
        description={t`Your hours, sessions and events of a week.`}
        lead={t`Others see only the times that suit you both.`}
        isWide
      >
        <TimeTabs current="week" hrefs={paths.time} className="mb-6" />
        <MyWeek
          day={Number.isNaN(Date.parse(day)) || !/^20\d\d-\d\d-\d\d$/.test(day) ? undefined : day}
          onDayChange={(next) => setParams({ view: 'week', ...(next && { day: next }) }, { replace: true })}
        />
        <div className="mt-8 grid items-start gap-4 empty:hidden xl:grid-cols-2">
          <MyLimits />
          <Card className="p-6">
            <CalendarFeed />
          </Card>
        </div>
      </SettingsFrame>
    );
  return (
    <SettingsFrame title={t`Your calendar`} description={t`Your events and sessions, month by month.`}>
      <TimeTabs current="month" hrefs={paths.time} className="mb-6" />
      <div className="grid gap-12">
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
