import { useCallback, useState } from 'react';

/** What a dialog is about. It stays while the dialog closes, so that nothing vanishes from it on the way. */
export type Shown<Thing> = {
  readonly thing: Thing | null;
  /** Counts openings: as a key it gives each one a form of its own. */
  readonly opening: number;
  readonly isOpen: boolean;
  readonly show: (thing: Thing) => void;
  readonly close: () => void;
};

/** Opens one dialog for one thing at a time. */
export function useShown<Thing>(): Shown<Thing> {
  const [{ thing, opening }, setShown] = useState<{ thing: Thing | null; opening: number }>({
    thing: null,
    opening: 0,
  });
  const [isOpen, setOpen] = useState(false);
  const show = useCallback((next: Thing) => {
    setShown((before) => ({ thing: next, opening: before.opening + 1 }));
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { thing, opening, isOpen, show, close };
}
