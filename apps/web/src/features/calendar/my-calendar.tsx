import { useCalendar } from '@skill-exchange/api-client/calendar';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { MonthCalendar, MonthCalendarSkeleton } from '@skill-exchange/ui/components/month-calendar';
import { MonthHeading } from '@skill-exchange/ui/components/month-heading';
import { NothingPlanned } from '@skill-exchange/ui/components/nothing-planned';
import { daysOf, monthInWords, rangeOf } from '@skill-exchange/ui/lib/calendar-days';
import { cityOf, dayIn } from '@skill-exchange/ui/lib/date-time';
import { useLocalTimeZone } from '@skill-exchange/ui/lib/use-local-time-zone';
import { useNow } from '@skill-exchange/ui/lib/use-now';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { paths } from '../../config/paths.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

type MyCalendarProps = {
  /** 'YYYY-MM'; default: the current month. */
  month: string | undefined;
  onMonthChange: (month: string) => void;
};

/** The member's events and sessions of a month, in their own time zone. */
export function MyCalendar({ month: wanted, onMonthChange }: MyCalendarProps) {
  const timeZone = useLocalTimeZone() ?? 'UTC';
  const today = dayIn(useNow(), timeZone);
  const thisMonth = today.slice(0, 7);
  const month = wanted ?? thisMonth;
  const query = useCalendar(rangeOf(month));
  // Only sessions contain who has to answer; without them an entry only says that it is pending.
  const { data: sessions } = useSessions();
  const photoUrl = usePhotoUrl();
  const withPhoto = (entry: CalendarEntry) =>
    entry.with ? { ...entry, with: { ...entry.with, photo: photoUrl(entry.with.photo) } } : entry;
  const askedOf = (entry: CalendarEntry) => {
    const asked = sessions?.find(({ _id }) => _id === entry._id)?.waitingFor;
    if (asked === undefined) return undefined;
    return asked === entry.with?._id ? 'them' : 'me';
  };
  const isEmpty = (entries: readonly CalendarEntry[]) =>
    !entries.some((entry) => daysOf(entry, month, timeZone).some((day) => day.startsWith(month)));
  return (
    <>
      <MonthHeading month={month} thisMonth={thisMonth} onMonthChange={onMonthChange} className="mb-1" />
      <p className="mb-4 text-small text-ink-2">Times are in your time zone ({cityOf(timeZone)}).</p>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label="Loading your calendar..." labelHidden>
            <MonthCalendarSkeleton />
          </LoadingStatus>
        }
        failure="We couldn’t load your calendar"
        isEmpty={isEmpty}
        empty={
          <NothingPlanned month={monthInWords(month)} partnersHref={paths.recommendedUsers} eventsHref={paths.events} />
        }
      >
        {(entries) => (
          <MonthCalendar
            month={month}
            today={today}
            entries={entries.map(withPhoto)}
            timeZone={timeZone}
            hrefOf={hrefOf}
            askedOf={askedOf}
          />
        )}
      </QueryView>
    </>
  );
}

function hrefOf({ kind, _id }: CalendarEntry): string {
  return kind === 'event' ? paths.dashboard.event.to(_id) : paths.dashboard.oneSession.to(_id);
}
