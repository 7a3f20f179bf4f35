import { t } from '@lingui/core/macro';
import type { MemberRef, Overlap } from '@skill-exchange/api-client/types';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { maxPicks, togglePick } from '../../lib/sessions/pick-rules.ts';
import { firstName } from '../../lib/texts/display-name.ts';
import { cityOf, formatDate, formatTimes, formatUtcTime, localTimeZone } from '../../lib/time/date-time.ts';
import { Button } from '../../primitives/button/button.tsx';
import { FieldError } from '../../primitives/field/field.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { TextLink } from '../../primitives/link/link.tsx';
import { LoadingStatus } from '../../primitives/loading-status/loading-status.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { AnotherTime } from './another-time.tsx';
import { CommonTimes } from './common-times.tsx';
import { NearestTimes } from './nearest-times.tsx';

interface TimePicksProps {
  /** The other member's name. */
  name: string;
  /** Picked starts in ISO 8601, UTC. */
  value: readonly string[];
  onValueChange: (times: string[]) => void;
  /** Hours that suit both; undefined while loading. */
  overlap?: Overlap | undefined;
  /** Error message that replaces common hours. */
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The page of the member's weekly hours. */
  hoursHref: string;
  /** Describes what the member has planned at a time. */
  busyAt?: ((time: string) => string | undefined) | undefined;
  error?: string | undefined;
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
  /** Replaces the usual fields of another time. */
  children?: ReactNode;
  /** Focused if the picks are the first error of a form. */
  ref?: Ref<{ focus: () => void }>;
}

/** Props of a form's picks, for a component that finds common hours. */
export interface TimesField extends Pick<TimePicksProps, 'value' | 'onValueChange' | 'error' | 'ref' | 'children'> {
  /** The other member. */
  member: MemberRef;
  /** Length of the session. */
  minutes: number;
}

export type RenderTimes = (field: TimesField) => ReactNode;

/** Up to three starts of a session, from the hours that suit both or any other. */
export function TimePicks(props: TimePicksProps) {
  const { value, onValueChange, overlap, failure, onRetry, hoursHref, busyAt, error, children, ref } = props;
  const { timeZone = localTimeZone() } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => group.current?.focus() }), []);
  const name = firstName(props.name);
  const isFull = value.length >= maxPicks;
  const toggle = (time: string) => onValueChange(togglePick(value, time));
  const pickable = { name, value, isFull, onToggle: toggle, timeZone };
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      data-slot="time-picks"
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
      className="grid min-w-0 gap-4"
    >
      <legend className="contents">
        <span className="text-small leading-tight font-semibold">
          {t`Times`}{' '}
          <span aria-hidden="true" className="text-danger-ink">
            *
          </span>
        </span>
      </legend>
      <p id={`${id}-hint`} className="-mt-3 text-small text-ink-2">
        <span>
          {isFull ? t`Three at most. Take one away to pick another.` : t`Pick up to three. ${name} accepts one.`}
        </span>
        <span className="block">{t`Times are in your time zone (${{ city: cityOf(timeZone) }}).`}</span>
      </p>
      <Picks {...props} timeZone={timeZone} busyAt={busyAt} onRemove={toggle} />
      <div aria-live="polite" className="empty:hidden">
        {error ? (
          <FieldError id={`${id}-error`} className="mt-0">
            {error}
          </FieldError>
        ) : null}
      </div>
      {overlap ? (
        <>
          <HoursNote overlap={overlap} name={name} hoursHref={hoursHref} />
          {overlap.times.length > 0 ? (
            <CommonTimes overlap={overlap} {...pickable} />
          ) : (
            <NearestTimes overlap={overlap} {...pickable} />
          )}
        </>
      ) : failure ? (
        <div className="flex flex-wrap items-center gap-3 text-small" role="alert">
          <p>{failure}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t`Try again`}
          </Button>
        </div>
      ) : (
        <LoadingStatus label={t`Looking for common hours...`}>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
            {['one', 'two', 'three', 'four', 'five', 'six'].map((each) => (
              <Skeleton key={each} shape="block" className="h-12" />
            ))}
          </div>
        </LoadingStatus>
      )}
      {children ?? <AnotherTime value={value} isFull={isFull} onAdd={toggle} timeZone={timeZone} />}
    </fieldset>
  );
}

/** Names who has not set weekly hours, with a link to set one's own. */
function HoursNote({ overlap, name, hoursHref }: { overlap: Overlap; name: string; hoursHref: string }) {
  const { yours } = overlap;
  if (yours && theyHaveHours(overlap)) return null;
  return (
    <p className="text-small text-ink-2">
      <span>{hoursWords(overlap, name)}</span>
      {yours ? null : (
        <>
          {' '}
          <TextLink href={hoursHref} target="_blank" rel="noopener">
            {t`Set your hours`}
          </TextLink>
        </>
      )}
    </p>
  );
}

/** Backends of earlier versions only say the zone of hours that are set. */
const theyHaveHours = ({ theirs, theyHaveHours: areSet = theirs !== null }: Overlap) => areSet;

function hoursWords(overlap: Overlap, name: string): string {
  if (overlap.yours) return t`${name} hasn't set weekly hours yet, so these are yours.`;
  if (theyHaveHours(overlap)) return t`You haven't set weekly hours yet, so these are ${name}'s.`;
  return t`Neither of you has set weekly hours yet, so any time counts.`;
}

interface PicksProps extends Pick<TimePicksProps, 'value' | 'busyAt'> {
  timeZone: string;
  onRemove: (time: string) => void;
}

/** The picked times, soonest first. */
function Picks({ value, busyAt, timeZone, onRemove }: PicksProps) {
  if (value.length === 0) return null;
  return (
    <ul aria-label={t`Your picks`} className="grid gap-2">
      {value.map((time) => {
        const busy = busyAt?.(time);
        return (
          <li
            key={time}
            className="flex items-start gap-2 rounded-lane-teach bg-teach-tint py-1.5 ps-4 pe-2 text-teach-ink"
          >
            <p className="min-w-0 flex-1 py-1 text-small">
              <span className="block font-semibold">{formatDate(time)}</span>
              <bdi>{formatTimes(time, timeZone)}</bdi>
              {busy ? <span className="block font-semibold">{busy}</span> : null}
            </p>
            <IconButton
              label={t`Remove ${{ day: formatDate(time) }}, ${{ time: formatUtcTime(time) }}`}
              onClick={() => onRemove(time)}
            >
              <X aria-hidden="true" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
