import { useState } from 'react';
import { useOpening } from '../../../lib/dialogs/use-dialog-subject.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';

/** A dialog whose form's draft is kept. A dialog with a draft opens again after a reload. */
export function useDraftDialog<Subject>(form: string, read: (stored: unknown) => Subject | undefined) {
  const { restored = null, keep, drop } = useDraft(form, read);
  const [opened, setOpened] = useState({ subject: restored, isHalfFilled: restored !== null });
  const { opening, isOpen, open, close } = useOpening(restored !== null);
  return {
    /** The dialog's subject, and the form's initial values; null before it opens. */
    ...opened,
    opening,
    isOpen,
    start(subject: Subject, isHalfFilled = false): void {
      setOpened({ subject, isHalfFilled });
      open();
    },
    keep,
    /** Closes the form that was open at this render, not a later one. Returns whether it did. */
    close(): boolean {
      const isClosed = close();
      if (isClosed) drop();
      return isClosed;
    },
  };
}
