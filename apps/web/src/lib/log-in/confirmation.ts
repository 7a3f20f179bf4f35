import { lazyDialog } from '../dialogs/lazy-dialog.tsx';

/** Asks for confirmation before something that cannot be undone. */
export const ConfirmDialog = lazyDialog(
  async () => (await import('@skill-exchange/ui/primitives/alert-dialog')).AlertDialog,
  ({ onOpenChange }) => onOpenChange(false),
);
