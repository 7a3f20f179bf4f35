import { t } from '@lingui/core/macro';
import type { EventScope } from '@skill-exchange/api-client/types';
import { ScopeField } from '@skill-exchange/ui/components/scope-field';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { useState } from 'react';

export interface CohostQuestion {
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel: string;
}

type RemoveCohostDialogProps = {
  words: CohostQuestion;
  /** The event repeats, so its dates are asked for. */
  repeats: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: (choice: { scope?: EventScope }) => void;
};

/** Asks before a co-host is removed or steps down, and for the dates of a series. */
export function RemoveCohostDialog({ words, repeats, open, onOpenChange, onConfirm }: RemoveCohostDialogProps) {
  const [scope, setScope] = useState<EventScope>('this');
  const { title, description, confirmLabel, cancelLabel } = words;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      onConfirm={() => {
        onOpenChange(false);
        onConfirm(repeats ? { scope } : {});
      }}
    >
      {repeats ? <ScopeField label={t`Dates`} value={scope} onValueChange={setScope} className="mt-5" /> : null}
    </AlertDialog>
  );
}
