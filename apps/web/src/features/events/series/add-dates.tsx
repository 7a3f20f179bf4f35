import { t } from '@lingui/core/macro';
import { useExtendSeries } from '@skill-exchange/api-client/series';
import type { Event } from '@skill-exchange/api-client/types';
import { formatDate, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { Button } from '@skill-exchange/ui/primitives/button';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { lazyDialog } from '../../../lib/dialogs/lazy-dialog.tsx';
import { useIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { notify } from '../../../lib/notify.ts';
import { toastError } from '../../../lib/toast-error.ts';
import { useCohosting } from '../hosts/cohosting.ts';

const AddDatesDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/components/add-dates-dialog')).AddDatesDialog,
  ({ onOpenChange }) => onOpenChange(false),
);

/** The maximum number of dates of a series, and of those that one call adds. */
const most = { dates: 52, added: 50 };

/** Adds dates to a series, for its host. */
export function AddDates({ event }: { event: Event }) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useExtendSeries();
  const keyFor = useIdempotencyKey();
  const isHost = useCohosting(event) !== 'cohost';
  const { series } = event;
  const limit = Math.min(most.added, most.dates - (series?.dates ?? most.dates));
  if (series === undefined || !isHost || limit < 1) return null;

  function add(dates: number): void {
    mutate(
      // The same number again, after the first ones, is on purpose.
      { eventId: event._id, dates, idempotencyKey: keyFor({ dates, after: series?.dates }) },
      {
        onSuccess: ({ start_time }) => {
          setOpen(false);
          notify.success(t`The new dates begin on ${{ day: formatDate(start_time, localTimeZone()) }}.`);
        },
        onError: (error) => toastError(t`We couldn’t add these dates.`, error),
      },
    );
  }

  return (
    <>
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden="true" />
        {t`Add dates`}
      </Button>
      <AddDatesDialog
        open={isOpen}
        onOpenChange={setOpen}
        pattern={series.words}
        limit={limit}
        pending={isPending}
        onConfirm={add}
      />
    </>
  );
}
