import type { ReactNode } from 'react';
import { Dialog, DialogContent } from './dialog.tsx';

interface FormDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'md' | 'lg' | 'xl';
  /** The form. */
  children: ReactNode;
}

/** A dialog with a form: a click outside does not close it, as it would discard the input. */
export function FormDialog({ open, onOpenChange, title, description, size = 'md', children }: FormDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={description}
        size={size}
        onInteractOutside={(event) => event.preventDefault()}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
