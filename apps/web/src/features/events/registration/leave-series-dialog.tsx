import { t } from '@lingui/core/macro';
import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { ScopeField } from '@skill-exchange/ui/components/scope-field';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { useState } from 'react';

type LeaveSeriesDialogProps = {
  event: Event;
  /** What leaving means. */
  description: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: (scope: EventScope) => void;
};

/** Asks which dates of a series a member leaves. */
export function LeaveSeriesDialog({ event, description, open, onOpenChange, onConfirm }: LeaveSeriesDialogProps) {
  const [scope, setScope] = useState<EventScope>('this');
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Leave “${event.title}”?`}
      description={description}
      confirmLabel={t`Leave event`}
      cancelLabel={t`Stay`}
      onConfirm={() => {
        onOpenChange(false);
        onConfirm(scope);
      }}
    >
      <ScopeField label={t`Leave`} value={scope} onValueChange={setScope} className="mt-5" />
    </AlertDialog>
  );
}
