import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { ReasonDialog } from '@skill-exchange/ui/components/reason-dialog';
import { ScopeField } from '@skill-exchange/ui/components/scope-field';
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
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete “${event.title}”?`}
      description={consequenceOf(event)}
      confirmLabel="Delete event"
      cancelLabel="Keep event"
      hint="Those who take part or asked to will read it."
      reason={reason}
      onReasonChange={setReason}
      onConfirm={() => {
        onOpenChange(false);
        onConfirm({ reason: reason.trim(), ...(event.series && { scope }) });
      }}
    >
      {event.series ? <ScopeField label="Delete" value={scope} onValueChange={setScope} className="mt-5" /> : null}
    </ReasonDialog>
  );
}

function consequenceOf({ requests, current_participants_count }: Event): string {
  const waiting = requests.length === 1 ? '1 person is' : `${requests.length} people are`;
  return [
    requests.length > 0 ? `${waiting} waiting for your answer.` : '',
    current_participants_count > 0 ? 'Participants will see it as canceled.' : '',
    "This can't be undone.",
  ]
    .filter(Boolean)
    .join(' ');
}
