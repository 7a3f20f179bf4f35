import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRestoreEvent } from '@skill-exchange/api-client/events';
import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { dayAndTime, formatDate, formatTimes, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { useNow } from '@skill-exchange/ui/lib/time/use-now';
import { Button } from '@skill-exchange/ui/primitives/button';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';

const RestoreSeriesDialog = lazyDialog(
  async () => (await import('./restore-series-dialog.tsx')).RestoreSeriesDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** Brings back a canceled event while its host can; of a series, asks which dates. */
export function RestoreEvent({ event }: { event: Event }) {
  const { _id: eventId, restoreEndsAt, series } = event;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRestoreEvent();
  const now = useNow();
  if (restoreEndsAt === undefined || Date.parse(restoreEndsAt) <= now) return null;

  function restore(scope?: EventScope): void {
    mutate(
      { eventId, ...(scope && { scope }) },
      {
        onSuccess: (dates) =>
          notify.success(
            dates === 1
              ? t`Your event is back.`
              : plural(dates, { one: '# date is back.', other: '# dates are back.' }),
          ),
        onError: (error) => toastError(t`We couldn’t bring this event back.`, error),
      },
    );
  }

  const until = dayAndTime(formatDate(restoreEndsAt, localTimeZone()), formatTimes(restoreEndsAt));
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-small text-ink-2">
        <Trans>
          You can bring it back until <time dateTime={restoreEndsAt}>{until}</time>. Guests, requests and the waitlist
          come back with it.
        </Trans>
      </p>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        pendingLabel={t`Bringing back...`}
        onClick={() => (series === undefined ? restore() : setAsking(true))}
      >
        <Undo aria-hidden="true" />
        {t`Bring back`}
      </Button>
      <RestoreSeriesDialog event={event} open={isAsking} onOpenChange={setAsking} onConfirm={restore} />
    </div>
  );
}
