import { lazyDialog } from '../../lib/lazy-dialog.tsx';

/** Asks before something that cannot be undone. */
export const Question = lazyDialog(
  async () => (await import('@skill-exchange/ui/primitives/alert-dialog')).AlertDialog,
  ({ onOpenChange }) => onOpenChange(false),
);
