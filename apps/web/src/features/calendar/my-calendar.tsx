import { t } from '@lingui/core/macro';
import { useCalendar } from '@skill-exchange/api-client/calendar';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { MonthCalendar, MonthCalendarSkeleton } from '@skill-exchange/ui/components/month-calendar';
import { MonthHeading } from '@skill-exchange/ui/components/month-heading';
import { NothingPlanned } from '@skill-exchange/ui/components/nothing-planned';
import { sessionStanding } from '@skill-exchange/ui/lib/sessions/session-state';
import {
  calendarSpan,
  daysOf,
  isExtended,
  monthInWords,
  rangeOf,
  weeksFrom,
} from '@skill-exchange/ui/lib/time/calendar-days';
import { cityOf, dayIn } from '@skill-exchange/ui/lib/time/date-time';
import { useLocalTimeZone } from '@skill-exchange/ui/lib/time/use-local-time-zone';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { usePhotoUrl } from '../../lib/use-photo-url.ts';

type MyCalendarProps = {
  /** 'YYYY-MM'; default: the current month. */
  month: string | undefined;
  /** Undefined: the current month. */
  onMonthChange: (month: string | undefined) => void;
};

/** The member's events and sessions of a month, and near the current one's end of the next two weeks, in their own time zone. */
export function MyCalendar({ month: wanted, onMonthChange }: MyCalendarProps) {
  const timeZone = useLocalTimeZone() ?? 'UTC';
  const now = useNow();
  const today = dayIn(now, timeZone);
  const thisMonth = today.slice(0, 7);
  const month = wanted ?? thisMonth;
  const span = calendarSpan(month, today);
  const query = useCalendar(rangeOf(span));
  // Without them an entry only says that it is pending.
  const { data: sessions } = useSessions();
  const member = useMember();
  const photoUrl = usePhotoUrl();
  const withPhoto = (entry: CalendarEntry) =>
    entry.with ? { ...entry, with: { ...entry.with, photo: photoUrl(entry.with.photo) } } : entry;
  const standingOf = ({ _id }: CalendarEntry) => {
    const session = sessions?.find((each) => each._id === _id);
    return session && sessionStanding(session, member?.userId ?? '', { now, timeZone });
  };
  const isEmpty = (entries: readonly CalendarEntry[]) =>
    !entries
      .filter(hasPage)
      .some((entry) => daysOf(entry, span, timeZone).some((day) => day >= span.first && day <= span.last));
  return (
    <>
      <MonthHeading
        month={month}
        today={today}
        onMonthChange={(next) => onMonthChange(next === thisMonth ? undefined : next)}
        className="mb-1"
      />
      <p className="mb-4 text-small text-ink-2">{t`Times are in your time zone (${{ city: cityOf(timeZone) }}).`}</p>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading your calendar...`} labelHidden>
            <MonthCalendarSkeleton weeks={weeksFrom(today, span).length} />
          </LoadingStatus>
        }
        failure={t`We couldn’t load your calendar`}
        isEmpty={isEmpty}
        empty={
          <NothingPlanned
            month={isExtended(span) ? undefined : monthInWords(month)}
            partnersHref={paths.recommendedUsers}
            eventsHref={paths.events}
          />
        }
      >
        {(entries) => (
          <MonthCalendar
            month={month}
            today={today}
            entries={entries.filter(hasPage).map(withPhoto)}
            timeZone={timeZone}
            hrefOf={hrefOf}
            standingOf={standingOf}
          />
        )}
      </QueryView>
    </>
  );
}

/** Whether an entry is of a kind that this app has a page for; a newer server may have others. */
const hasPage = ({ kind }: CalendarEntry) => kind === 'event' || kind === 'session';

function hrefOf({ kind, _id }: CalendarEntry): string {
  return kind === 'event' ? paths.dashboard.event.to(_id) : paths.dashboard.oneSession.to(_id);
}
