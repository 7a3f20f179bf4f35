import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { ScopeField } from '@skill-exchange/ui/components/scope-field';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { useState } from 'react';

type RestoreSeriesDialogProps = {
  event: Event;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: (scope: EventScope) => void;
};

/** Asks which canceled dates of a series come back. */
export function RestoreSeriesDialog({ event, open, onOpenChange, onConfirm }: RestoreSeriesDialogProps) {
  const [scope, setScope] = useState<EventScope>('this');
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Bring back “${event.title}”?`}
      description="We notify everybody who had a place, had asked or was waiting."
      confirmLabel="Bring back"
      cancelLabel="Not now"
      tone="teach"
      onConfirm={() => {
        onOpenChange(false);
        onConfirm(scope);
      }}
    >
      <ScopeField
        label="Bring back"
        value={scope}
        onValueChange={setScope}
        hint="Of those canceled within the last 24 hours"
        className="mt-5"
      />
    </AlertDialog>
  );
}
