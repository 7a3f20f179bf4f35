import { t } from '@lingui/core/macro';
import { useAvailability } from '@skill-exchange/api-client/availability';
import { useCalendar } from '@skill-exchange/api-client/calendar';
import { useSessions } from '@skill-exchange/api-client/sessions';
import type { Availability, CalendarEntry } from '@skill-exchange/api-client/types';
import { WeekTime, WeekTimeSkeleton } from '@skill-exchange/ui/components/week-time';
import { sessionStanding } from '@skill-exchange/ui/lib/sessions/session-state';
import { firstName } from '@skill-exchange/ui/lib/texts/display-name';
import { addDays, rangeOf, weekStartOf } from '@skill-exchange/ui/lib/time/calendar-days';
import { dayIn, formatterByZone } from '@skill-exchange/ui/lib/time/date-time';
import { useLocalTimeZone } from '@skill-exchange/ui/lib/time/use-local-time-zone';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { instantAt } from '@skill-exchange/ui/lib/time/wall-time';
import type { WeekItem } from '@skill-exchange/ui/lib/time/week-spans';
import { Button } from '@skill-exchange/ui/primitives/button';
import { IconButton } from '@skill-exchange/ui/primitives/icon-button';
import { LoadingStatus } from '@skill-exchange/ui/primitives/loading-status';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { paths } from '../../config/paths.ts';
import { useMember } from '../../lib/auth-session/auth-session-context.ts';
import { QueryView } from '../../lib/query-view.tsx';

type MyWeekProps = {
  /** A day of the week; default: today. */
  day: string | undefined;
  /** Undefined: this week. */
  onDayChange: (day: string | undefined) => void;
};

/** The member's free hours, sessions and events of a week. */
export function MyWeek({ day, onDayChange }: MyWeekProps) {
  const timeZone = useLocalTimeZone() ?? 'UTC';
  const now = useNow();
  const today = dayIn(now, timeZone);
  const monday = weekStartOf(day ?? today);
  const sunday = addDays(monday, 6);
  const query = useCalendar(rangeOf({ first: monday, last: sunday }));
  const { data: availability } = useAvailability();
  const { data: sessions = [] } = useSessions();
  const member = useMember();
  const isMine = ({ _id }: CalendarEntry) => {
    const session = sessions.find((each) => each._id === _id);
    return session !== undefined && sessionStanding(session, member?.userId ?? '', { now }).tone === 'needsYou';
  };
  const show = (next: string) => onDayChange(weekStartOf(today) === next ? undefined : next);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="type-h3" aria-live="polite">
          {`${shortDay(monday)} – ${shortDay(sunday)}`}
        </h2>
        <div className="-me-2.5 flex items-center gap-1">
          <Button variant="secondary" size="sm" onClick={() => onDayChange(undefined)}>
            {t`Today`}
          </Button>
          <IconButton label={t`Previous week`} onClick={() => show(addDays(monday, -7))}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Next week`} onClick={() => show(addDays(monday, 7))}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <QueryView
        query={query}
        loading={
          <LoadingStatus label={t`Loading your calendar...`} labelHidden>
            <WeekTimeSkeleton />
          </LoadingStatus>
        }
        failure={t`We couldn’t load your calendar`}
      >
        {(entries) => (
          <WeekTime
            monday={monday}
            today={today}
            timeZone={timeZone}
            items={[
              ...freeItems(availability ?? null, monday),
              ...entries.filter(({ kind }) => kind in hrefs).map((entry) => itemOf(entry, isMine(entry))),
            ]}
          />
        )}
      </QueryView>
    </>
  );
}

/** 'Nov 30' of a day. */
const dayInMonth = formatterByZone({ month: 'short', day: 'numeric' });

const shortDay = (day: string) => dayInMonth('UTC').format(new Date(`${day}T12:00:00Z`));

/** The weekly hours of the days from a week's Sunday before to its Monday after: they may be in another zone. */
function freeItems(availability: Availability | null, monday: string): WeekItem[] {
  if (availability === null) return [];
  const { timeZone, weekly, daysOff = [] } = availability;
  return Array.from({ length: 9 }, (_, index) => addDays(monday, index - 1))
    .filter((day) => !daysOff.includes(day))
    .flatMap((day) =>
      weekly
        .filter(({ weekday }) => weekday === (new Date(day).getUTCDay() || 7))
        .flatMap(({ from, to }) => {
          const startsAt = instantAt(day, from, timeZone);
          const endsAt = to === '24:00' ? instantAt(addDays(day, 1), '00:00', timeZone) : instantAt(day, to, timeZone);
          if (startsAt === undefined || endsAt === undefined) return [];
          return [{ id: `${day} ${from}`, look: 'free' as const, title: t`free`, startsAt, endsAt }];
        }),
    );
}

const hrefs = { event: paths.dashboard.event.to, session: paths.dashboard.oneSession.to };

function itemOf(entry: CalendarEntry, isMine: boolean): WeekItem {
  const { kind, _id: id, title, startsAt, endsAt, role, consent } = entry;
  if (kind === 'event') {
    const isHost = role === 'host';
    const note = isHost ? t`host` : undefined;
    return { id, look: isHost ? 'hosted' : 'joined', title, note, href: hrefs.event(id), startsAt, endsAt };
  }
  const name = firstName(entry.with?.name ?? title);
  const note = isMine ? t`needs you` : consent === 'agreed' ? undefined : t`no answer yet`;
  return {
    id,
    look: consent === 'agreed' ? 'session' : 'asked',
    title: name,
    note,
    href: hrefs.session(id),
    startsAt,
    endsAt,
  };
}
