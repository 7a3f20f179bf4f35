import { t } from '@lingui/core/macro';
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
      title={t`Bring back “${event.title}”?`}
      description={t`We notify everybody who had a place, had asked or was waiting.`}
      confirmLabel={t`Bring back`}
      cancelLabel={t`Not now`}
      tone="teach"
      onConfirm={() => {
        onOpenChange(false);
        onConfirm(scope);
      }}
    >
      <ScopeField
        label={t`Bring back`}
        value={scope}
        onValueChange={setScope}
        hint={t`Of those canceled within the last 24 hours`}
        className="mt-5"
      />
    </AlertDialog>
  );
}
