import { type ReactNode, useState } from 'react';
import { DiscardDialog, LeaveGuard } from '../forms/leave-guard.tsx';

/** Closes a dialog with a form: pass it the handlers, and render the confirmation next to it. */
type Closing = {
  onDirtyChange: (isDirty: boolean) => void;
  onOpenChange: () => void;
  onCancel: () => void;
  question: ReactNode;
};

/**
 * Closes a dialog whose form is unchanged, and asks for confirmation if input would be lost, also when
 * the page is left. Cancel closes without confirmation.
 *
 * @param isTyped whether the changes are the member's own, if the form can start with others
 * @param onDiscard drops what was typed, where a draft is kept
 */
export function useClosing(isOpen: boolean, onClose: () => void, isTyped = true, onDiscard?: () => void): Closing {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const hasSomethingToLose = isOpen && isDirty && isTyped;
  const discard = () => {
    onDiscard?.();
    onClose();
  };
  return {
    onDirtyChange: setDirty,
    onOpenChange: () => (hasSomethingToLose ? setAsking(true) : onClose()),
    onCancel: discard,
    question: (
      <>
        <DiscardDialog
          open={isAsking}
          onKeep={() => setAsking(false)}
          onDiscard={() => {
            setAsking(false);
            discard();
          }}
        />
        <LeaveGuard when={hasSomethingToLose} onDiscard={discard} />
      </>
    ),
  };
}
