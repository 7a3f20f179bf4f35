import { type ReactNode, useState } from 'react';
import { DiscardDialog, LeaveGuard } from './leave-guard.tsx';

/** How a dialog with a form closes: give the handlers to it, and render the question beside it. */
type Closing = {
  onDirtyChange: (isDirty: boolean) => void;
  onOpenChange: () => void;
  onCancel: () => void;
  question: ReactNode;
};

/**
 * Closes a dialog whose form is untouched, and asks first where something would be lost, its page left included. Who
 * presses Cancel has answered already.
 *
 * @param isTyped whether the form's changes are the member's own, where it may begin with others
 */
export function useClosing(isOpen: boolean, onClose: () => void, isTyped = true): Closing {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const hasSomethingToLose = isOpen && isDirty && isTyped;
  return {
    onDirtyChange: setDirty,
    onOpenChange: () => (hasSomethingToLose ? setAsking(true) : onClose()),
    onCancel: onClose,
    question: (
      <>
        <DiscardDialog
          open={isAsking}
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            onClose();
          }}
        />
        <LeaveGuard when={hasSomethingToLose} onDiscard={onClose} />
      </>
    ),
  };
}
