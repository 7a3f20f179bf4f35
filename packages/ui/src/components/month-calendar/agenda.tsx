import { Trans } from '@lingui/react/macro';
import type { CalendarEntry } from '@skill-exchange/api-client/types';
import { cx } from 'class-variance-authority';
import { eventStateWords } from '../../lib/events/event-standing.ts';
import { dayInWords } from '../../lib/time/calendar-days.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { EventPattern } from '../event-pattern/event-pattern.tsx';
import { Dotted } from '../event-when/dotted.tsx';
import { answerOf, type EntryKind, kindOf, localTimes, type StandingOf, utcTimes } from './entry-look.ts';

interface AgendaProps {
  /** Days with their entries, soonest first. */
  days: readonly (readonly [day: string, entries: CalendarEntry[]])[];
  today: string;
  timeZone: string;
  hrefOf: (entry: CalendarEntry) => string;
  standingOf: StandingOf;
  /** Returns the id of a day's heading. */
  idOf: (day: string) => string;
}

/** Entries by day. */
export function Agenda({ days, today, timeZone, hrefOf, standingOf, idOf }: AgendaProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {days.map(([day, entries]) => (
        <section key={day} aria-labelledby={idOf(day)}>
          <h3 id={idOf(day)} tabIndex={-1} className="type-h4 mb-2.5">
            <DayHeading day={day} isToday={day === today} />
          </h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {entries.map((entry) => (
              <li key={entry._id}>
                <AgendaEntry entry={entry} day={day} timeZone={timeZone} href={hrefOf(entry)} standingOf={standingOf} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DayHeading({ day, isToday }: { day: string; isToday: boolean }) {
  const words = dayInWords(day);
  if (!isToday) return <time dateTime={day}>{words}</time>;
  return (
    <Trans>
      <time dateTime={day}>{words}</time>
      <span className="font-text text-small text-ink-2"> Today</span>
    </Trans>
  );
}

/** Border at the start of an entry, by kind. */
const bars: Record<EntryKind, string | null> = {
  waiting: null,
  agreed: 'bg-ink',
  host: 'bg-teach',
  joined: 'bg-learn',
};

interface AgendaEntryProps extends Pick<AgendaProps, 'timeZone' | 'standingOf'> {
  entry: CalendarEntry;
  day: string;
  href: string;
}

function AgendaEntry({ entry, day, timeZone, href, standingOf }: AgendaEntryProps) {
  const Link = useLink();
  const kind = kindOf(entry);
  const utc = utcTimes(entry, timeZone);
  const answer = answerOf(entry, standingOf);
  return (
    <Link
      href={href}
      data-slot="calendar-entry"
      data-kind={kind}
      className={cx(
        'relative flex min-h-16 items-center gap-3 overflow-hidden py-3 ps-5 pe-4 transition-colors',
        kind === 'waiting'
          ? 'rounded-card border-[1.5px] border-dashed border-line-strong hover:bg-sunken'
          : 'rounded-card border border-line bg-surface hover:bg-sunken',
      )}
    >
      {bars[kind] ? (
        <span aria-hidden="true" className={cx('absolute inset-y-0 start-0 w-2.5 rounded-e-full', bars[kind])} />
      ) : null}
      {entry.kind === 'event' ? (
        <span className="h-10 w-12 flex-none overflow-hidden rounded-chip">
          <EventPattern title={entry.title} className="h-full" />
        </span>
      ) : null}
      {entry.with === undefined ? null : (
        <Avatar
          id={entry.with._id}
          name={entry.with.name}
          src={entry.with.photo}
          size="sm"
          decorative
          className="mx-1"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere" dir="auto">
          {entry.title}
        </span>{' '}
        <span className="block text-small">
          <Dotted>
            <span className="font-medium tabular sm:whitespace-nowrap">{localTimes(entry, day, timeZone)}</span>
            {utc === '' ? null : <span className="text-ink-2 sm:whitespace-nowrap">{utc}</span>}
          </Dotted>
        </span>{' '}
        {answer === null ? null : (
          <Badge tone={answer.isMine ? 'learn' : 'neutral'} className="mt-1.5 whitespace-normal!">
            {answer.words}
          </Badge>
        )}
        {kind === 'host' ? (
          <Badge tone="teach" className="mt-1.5">
            {eventStateWords.host}
          </Badge>
        ) : null}
        {kind === 'joined' ? (
          <Badge tone="learn" className="mt-1.5">
            {eventStateWords.registered}
          </Badge>
        ) : null}
      </span>
    </Link>
  );
}
