import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EventUpdate } from '@skill-exchange/api-client/types';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { displayName } from '../../lib/texts/display-name.ts';
import { formatShortDay } from '../../lib/time/date-time.ts';
import { useShownZone } from '../../lib/time/use-local-time-zone.ts';
import { LinkedText } from '../../primitives/linked-text/linked-text.tsx';

interface EventUpdatesProps extends ComponentProps<'section'> {
  /** Opens the form of a new update, for the host. */
  action?: ReactNode;
}

/** The section of an event's page with what its host wrote to all guests. */
export function EventUpdates({ action, children, ...rest }: EventUpdatesProps) {
  const id = useId();
  return (
    <section data-slot="event-updates" aria-labelledby={id} className="grid min-w-0 gap-4" {...rest}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="type-h3">
          {t`Updates from the host`}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface UpdateListProps {
  updates: readonly EventUpdate[];
  /** IANA time zone; the browser's by default. */
  timeZone?: string | undefined;
}

/** Updates, newest first. */
export function UpdateList({ updates, timeZone }: UpdateListProps) {
  const { zone } = useShownZone(timeZone);
  return (
    <ul className="grid min-w-0 gap-4">
      {updates.map(({ _id, text, createdAt, cohost }) => (
        <li key={_id} className="grid min-w-0 gap-1 border-s-2 border-line ps-4">
          <time dateTime={createdAt} className="text-small text-ink-2">
            <UpdateLine day={formatShortDay(createdAt, zone)} by={cohost?.name} />
          </time>
          <p dir="auto" className="max-w-[44em] as-written">
            <LinkedText>{text}</LinkedText>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The day of an update, with the co-host who wrote it. */
function UpdateLine({ day, by }: { day: string; by: string | undefined }) {
  if (by === undefined) return day;
  const name = displayName(by);
  return (
    <Trans>
      {day}, by <bdi>{name}</bdi>
    </Trans>
  );
}
