import { useCallback, useRef, useState } from 'react';

/** A dialog that can be opened repeatedly. */
type Opening = {
  /** Counts openings; used as a key, it gives each one a new form. */
  readonly opening: number;
  readonly isOpen: boolean;
  readonly open: () => void;
  /**
   * Closes the dialog and returns whether it did. A dialog that was opened again since stays open, so a
   * delayed response does not close a later form.
   */
  readonly close: () => boolean;
};

/** Opens and closes a dialog. */
export function useOpening(isOpenAtFirst = false): Opening {
  const [{ opening, isOpen }, set] = useState({ opening: 0, isOpen: isOpenAtFirst });
  const latest = useRef(0);
  const open = useCallback(() => {
    latest.current += 1;
    set({ opening: latest.current, isOpen: true });
  }, []);
  function close(): boolean {
    if (latest.current !== opening) return false;
    set({ opening, isOpen: false });
    return true;
  }
  return { opening, isOpen, open, close };
}

/** A dialog with a subject, which is kept while it closes so that its content does not disappear. */
export type Shown<Thing> = Omit<Opening, 'open'> & {
  readonly thing: Thing | null;
  readonly show: (thing: Thing) => void;
};

/** Opens one dialog for one thing at a time. */
export function useDialogSubject<Thing>(): Shown<Thing> {
  const { open, ...rest } = useOpening();
  const [thing, setThing] = useState<Thing | null>(null);
  const show = useCallback(
    (next: Thing) => {
      setThing(next);
      open();
    },
    [open],
  );
  return { ...rest, thing, show };
}
