import type { Event, EventScope, MemberRef } from '@skill-exchange/api-client/types';
import { ScopeField } from '@skill-exchange/ui/components/scope-field';
import { displayName } from '@skill-exchange/ui/lib/display-name';
import { AlertDialog } from '@skill-exchange/ui/primitives/alert-dialog';
import { useState } from 'react';

type RemoveCohostDialogProps = {
  event: Event;
  member: MemberRef;
  /** The member steps down. */
  isMe: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: (choice: { scope?: EventScope }) => void;
};

/** Asks before a co-host is removed or steps down, and for the dates of a series. */
export function RemoveCohostDialog({ event, member, isMe, open, onOpenChange, onConfirm }: RemoveCohostDialogProps) {
  const [scope, setScope] = useState<EventScope>('this');
  const name = displayName(member.name);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={isMe ? 'Step down as a co-host?' : `Remove ${name}?`}
      description={
        isMe
          ? 'You no longer answer requests or change this event. The host can invite you again.'
          : `${name} can no longer answer requests or change this event. You can invite them again.`
      }
      confirmLabel={isMe ? 'Step down' : 'Remove co-host'}
      cancelLabel={isMe ? 'Stay' : 'Keep co-host'}
      onConfirm={() => {
        onOpenChange(false);
        onConfirm(event.series ? { scope } : {});
      }}
    >
      {event.series ? <ScopeField label="Dates" value={scope} onValueChange={setScope} className="mt-5" /> : null}
    </AlertDialog>
  );
}
