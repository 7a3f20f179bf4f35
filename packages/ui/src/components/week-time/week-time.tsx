import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type CSSProperties, useId, useState } from 'react';
import { i18n } from '../../lib/texts/i18n.ts';
import { dayInWords } from '../../lib/time/calendar-days.ts';
import { cityOf } from '../../lib/time/date-time.ts';
import { localTime } from '../../lib/time/local-time.ts';
import { instantAt } from '../../lib/time/wall-time.ts';
import {
  hoursOf,
  type Span,
  spansOf,
  type WeekItem,
  type WeekLook,
  weekdayOf,
  weekFrom,
} from '../../lib/time/week-spans.ts';
import { useLink } from '../../primitives/link-context/link-context.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

interface WeekTimeProps extends ComponentProps<'div'> {
  /** 'YYYY-MM-DD'. */
  monday: string;
  today: string;
  items: readonly WeekItem[];
  /** IANA name. */
  timeZone: string;
}

const hourHeight = 44;

const looks: Record<WeekLook, string> = {
  free: 'rounded-lane-teach-panel bg-teach-tint text-teach-ink',
  session: 'z-raised rounded-lane-teach-sm border-e-8 border-learn bg-teach text-on-teach',
  asked: 'z-raised rounded-lane-teach-sm border border-dashed border-ink bg-surface',
  joined: 'z-raised rounded-chip border-s-4 border-learn bg-learn-tint text-learn-ink',
  hosted: 'z-raised rounded-lane-teach-sm border-s-4 border-teach bg-teach-tint text-teach-ink ring-1 ring-teach',
};

const names: readonly [look: WeekLook, name: MessageDescriptor][] = [
  ['free', msg`free for swaps`],
  ['session', msg`agreed session`],
  ['asked', msg`waits for an answer`],
  ['joined', msg`event you joined`],
  ['hosted', msg`event you host`],
];

/**
 * A week of free hours, sessions and events between two clocks: the member's own at the start, UTC at the end. On
 * small screens one day at a time, below a strip of the seven.
 */
export function WeekTime({ monday, today, items, timeZone, className, ...rest }: WeekTimeProps) {
  const id = useId();
  const days = weekFrom(monday);
  const [chosen, setChosen] = useState<string>();
  const picked = chosen !== undefined && days.includes(chosen) ? chosen : days.includes(today) ? today : monday;
  const spans = new Map(days.map((day) => [day, spansOf(items, day, timeZone)]));
  const { first, last } = hoursOf([...spans.values()].flat());
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <div
      data-slot="week-time"
      className={cx('@container grid grid-cols-[minmax(0,1fr)] gap-4', className)}
      style={{ '--height': `${hours.length * hourHeight}px` } as CSSProperties}
      {...rest}
    >
      <Strip id={id} days={days} picked={picked} spans={spans} onPick={setChosen} />
      <div className="@3xl:grid @3xl:grid-cols-[64px_minmax(0,1fr)_64px] @3xl:overflow-clip @3xl:rounded-card @3xl:border @3xl:border-line @3xl:bg-surface">
        <Axis
          title={cityOf(timeZone)}
          hours={hours}
          labelOf={(hour) => clockLabel(monday, hour, timeZone, timeZone)}
          isFirst
        />
        <ul className="@3xl:grid @3xl:grid-cols-7">
          {days.map((day) => (
            <li
              key={day}
              id={`${id}-${day}`}
              className={cx('@3xl:border-s @3xl:border-line', day === picked ? undefined : '@max-3xl:hidden')}
            >
              <h3 className="type-h3 mb-4 @3xl:sr-only">{dayInWords(day)}</h3>
              <p aria-hidden="true" className="hidden h-16 border-b border-line p-2 text-small text-ink-2 @3xl:block">
                {weekdayOf(day)}
                <span className={cx('type-h4 block', day === today && 'underline underline-offset-4')}>
                  {Number(day.slice(8))}
                </span>
              </p>
              <Day spans={spans.get(day) ?? []} first={first} timeZone={timeZone} />
            </li>
          ))}
        </ul>
        <Axis title={t`UTC`} hours={hours} labelOf={(hour) => clockLabel(monday, hour, timeZone, 'UTC')} />
      </div>
      <ul aria-label={t`What the colors mean`} className="flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
        {names.map(([look, name]) => (
          <li key={look} className="flex items-center gap-2">
            <span aria-hidden="true" className={cx('h-3.5 w-5', looks[look])} />
            {i18n._(name)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The week on its way. */
export function WeekTimeSkeleton() {
  return <Skeleton shape="block" className="h-150" />;
}

/** "6 PM" of an hour of a day in one zone, read on the clock of another one. */
function clockLabel(day: string, hour: number, from: string, to: string): string {
  const instant = instantAt(day, `${`${hour}`.padStart(2, '0')}:00`, from);
  return instant === undefined ? '' : localTime(instant, to).replace(':00', '');
}

type AxisProps = { title: string; hours: readonly number[]; labelOf: (hour: number) => string; isFirst?: boolean };

function Axis({ title, hours, labelOf, isFirst = false }: AxisProps) {
  return (
    <div
      aria-hidden="true"
      className={cx('hidden text-cap text-ink-2 @3xl:block', isFirst ? 'text-end' : 'border-s border-line')}
    >
      <p className="h-16 truncate border-b border-line px-2 pt-2">{title}</p>
      {hours.map((hour) => (
        <p key={hour} className="px-2 pt-1" style={{ height: hourHeight }}>
          {labelOf(hour)}
        </p>
      ))}
    </div>
  );
}

type DayProps = { spans: readonly Span[]; first: number; timeZone: string };

function Day({ spans, first, timeZone }: DayProps) {
  return (
    <ul
      className="grid gap-4 @3xl:relative @3xl:block @3xl:h-(--height) @3xl:bg-(image:--lines)"
      style={{ '--lines': lines, backgroundSize: `100% ${hourHeight}px` } as CSSProperties}
    >
      {spans.length === 0 ? <li className="text-ink-2 @3xl:sr-only">{t`Nothing planned`}</li> : null}
      {spans.map(({ item, from, to, depth }) => (
        <li
          key={item.id}
          className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 @3xl:absolute @3xl:block @3xl:h-(--height)"
          // A small screen's list is not positioned, and ignores where it would be.
          style={
            {
              top: ((from - first * 60) / 60) * hourHeight,
              insetInlineStart: `${Math.min(depth, 2) * 33}%`,
              insetInlineEnd: 4,
              '--height': `${((to - from) / 60) * hourHeight}px`,
            } as CSSProperties
          }
        >
          <p className="text-small @3xl:sr-only">
            <strong className="block">{localTime(item.startsAt, timeZone)}</strong>
            <span className="text-cap text-ink-2">{t`${{ time: localTime(item.startsAt, 'UTC') }} UTC`}</span>
          </p>
          <Block item={item} timeZone={timeZone} lines={Math.floor((((to - from) / 60) * hourHeight - 14) / 16)} />
        </li>
      ))}
    </ul>
  );
}

/** A line at each hour. */
const lines = 'linear-gradient(var(--color-line) 1px, transparent 1px)';

type BlockProps = {
  item: WeekItem;
  timeZone: string;
  /** Lines that fit beside the axes. */
  lines: number;
};

function Block({ item: { look, title, note, href, startsAt, endsAt }, timeZone, lines }: BlockProps) {
  const Link = useLink();
  const start = localTime(startsAt, timeZone);
  const times = `${start} – ${localTime(endsAt, timeZone)}`;
  const text = (
    <>
      {/* The last line is for the note or the start. */}
      <span
        dir="auto"
        className="block leading-tight font-semibold wrap-anywhere @3xl:line-clamp-(--lines)"
        style={{ '--lines': Math.max(1, lines - 1) } as CSSProperties}
      >
        {title}
      </span>
      {note ? <span className="block wrap-anywhere @3xl:leading-tight">{note}</span> : null}
      <span className={note ? 'sr-only' : 'block wrap-anywhere @3xl:sr-only'}>{times}</span>
      {/* Two lines of an hour have no room for the end, which the axis shows. */}
      {note || look === 'free' ? null : (
        <span aria-hidden="true" className="hidden leading-tight @3xl:block">
          {start}
        </span>
      )}
    </>
  );
  const box = cx(
    'block h-full min-h-11 overflow-hidden p-3 text-small @3xl:min-h-0 @3xl:p-1.5 @3xl:text-cap',
    looks[look],
  );
  return href === undefined ? (
    <div className={box}>{text}</div>
  ) : (
    <Link href={href} className={cx(box, 'relative no-underline')}>
      {text}
    </Link>
  );
}

type StripProps = {
  id: string;
  days: readonly string[];
  picked: string;
  spans: ReadonlyMap<string, readonly Span[]>;
  onPick: (day: string) => void;
};

/** The seven days with marks of what is on them. */
function Strip({ id, days, picked, spans, onPick }: StripProps) {
  return (
    <ul aria-label={t`Days`} className="grid grid-cols-7 @3xl:hidden">
      {days.map((day) => (
        <li key={day}>
          <button
            type="button"
            aria-pressed={day === picked}
            aria-controls={`${id}-${day}`}
            onClick={() => onPick(day)}
            className={cx(
              'grid min-h-16 w-full justify-items-center gap-1 rounded-ctl py-1 text-small',
              day === picked && 'bg-ink text-canvas',
            )}
          >
            <span className="sr-only">{dayInWords(day)}</span>
            <span aria-hidden="true">{weekdayOf(day, 'narrow')}</span>
            <span aria-hidden="true" className="font-semibold">
              {Number(day.slice(8))}
            </span>
            <span className="flex gap-1">
              {(spans.get(day) ?? []).slice(0, 3).map(({ item }) => (
                <span
                  key={item.id}
                  className={cx(
                    'h-1.5 w-2.5',
                    item.look === 'joined' || item.look === 'asked'
                      ? 'rounded-s-[3px] rounded-e-[1px] bg-learn'
                      : 'rounded-s-[1px] rounded-e-[3px] bg-teach',
                  )}
                />
              ))}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
