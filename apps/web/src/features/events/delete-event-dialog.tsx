import { plural, t } from '@lingui/core/macro';
import { useSeriesDates } from '@skill-exchange/api-client/series';
import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { ReasonDialog } from '@skill-exchange/ui/components/reason-dialog';
import { ScopeField } from '@skill-exchange/ui/components/scope-field';
import { dayAndTime, formatDate, formatTimes, localTimeZone } from '@skill-exchange/ui/lib/time/date-time';
import { useState } from 'react';

type DeleteEventDialogProps = {
  event: Event;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: (removal: { reason: string; scope?: EventScope }) => void;
};

/** Asks before an event is canceled: for a reason, and for the dates of a series. */
export function DeleteEventDialog({ event, open, onOpenChange, onConfirm }: DeleteEventDialogProps) {
  const [reason, setReason] = useState('');
  const [scope, setScope] = useState<EventScope>('this');
  const dates = useDatesInScope(event, scope, open);
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Cancel “${event.title}”?`}
      description={
        <>
          <b className="block font-semibold text-ink">{whatGoes(event, dates)}</b>
          {consequenceOf(event)}
        </>
      }
      confirmLabel={t`Cancel event`}
      cancelLabel={t`Keep event`}
      hint={t`Those who take part or asked to will read it.`}
      reason={reason}
      onReasonChange={setReason}
      onConfirm={() => {
        onOpenChange(false);
        onConfirm({ reason: reason.trim(), ...(event.series && { scope }) });
      }}
    >
      {event.series ? (
        <ScopeField label={t`Dates to cancel`} value={scope} onValueChange={setScope} className="mt-5" />
      ) : null}
    </ReasonDialog>
  );
}

/** Returns the number of upcoming dates that a scope cancels; 0 if they cannot be counted, undefined while they load. */
function useDatesInScope({ series }: Event, scope: EventScope, open: boolean): number | undefined {
  const isSeveral = series !== undefined && scope !== 'this';
  const { data: dates, isPending } = useSeriesDates(series?._id ?? '', { enabled: open && isSeveral });
  if (!isSeveral) return 1;
  if (isPending) return undefined;
  const first = scope === 'all' ? 1 : series.position;
  return (dates ?? []).filter((date) => (date.series?.position ?? 0) >= first).length;
}

function whatGoes({ start_time }: Event, dates: number | undefined): string {
  if (dates === undefined) return t`Counting the dates...`;
  if (dates === 0) return t`Several dates`;
  return dates === 1
    ? dayAndTime(formatDate(start_time, localTimeZone()), formatTimes(start_time))
    : plural(dates, { one: '# date', other: '# dates' });
}

const dayMs = 24 * 60 * 60 * 1000;

function consequenceOf({ requests, current_participants_count, start_time }: Event): string {
  const waiting = plural(requests.length, {
    one: '# person is waiting for your answer.',
    other: '# people are waiting for your answer.',
  });
  const leftMs = Date.parse(start_time) - Date.now();
  const undo =
    leftMs <= 0
      ? t`It has begun, so this can't be undone.`
      : leftMs < dayMs
        ? t`You can bring it back until it starts.`
        : t`You can bring it back within 24 hours.`;
  return [
    requests.length > 0 ? waiting : '',
    current_participants_count > 0 ? t`Participants will see it as canceled.` : '',
    undo,
  ]
    .filter(Boolean)
    .join(' ');
}
