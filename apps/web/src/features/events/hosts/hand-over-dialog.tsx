import { t } from '@lingui/core/macro';
import type { Event, EventScope } from '@skill-exchange/api-client/types';
import { ScopeField } from '@skill-exchange/ui/components/scope-field';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { useState } from 'react';
import { hostScopesOf } from '../series/scopes-of.ts';

type HandOverDialogProps = {
  event: Event;
  /** The co-host's name. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: (choice: { scope?: EventScope }) => void;
};

/** Asks before a co-host is asked to host an event, and for the dates of a series. */
export function HandOverDialog({ event, name, open, onOpenChange, onConfirm }: HandOverDialogProps) {
  const scopes = hostScopesOf(event);
  const [scope, setScope] = useState<EventScope>('this');
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="teach"
      title={t`Hand this event over to ${name}?`}
      description={t`Once ${name} accepts, they are its host, you are a co-host, and everybody in it hears of it.`}
      confirmLabel={t`Ask ${name}`}
      cancelLabel={t`Stay host`}
      onConfirm={() => {
        onOpenChange(false);
        onConfirm(event.series === undefined ? {} : { scope });
      }}
    >
      {scopes.length > 1 ? (
        <ScopeField label={t`Dates`} scopes={scopes} value={scope} onValueChange={setScope} className="mt-5" />
      ) : null}
    </AlertDialog>
  );
}
