import { type ComponentType, useState } from 'react';
import type { AlertDialogProps } from '../../primitives/alert-dialog/alert-dialog.tsx';
import { Button } from '../../primitives/button/button.tsx';

/** `AlertDialog`, or a component that loads it. */
export type ConfirmDialogComponent = ComponentType<AlertDialogProps>;

interface ConfirmButtonProps extends Pick<AlertDialogProps, 'title' | 'description' | 'confirmLabel' | 'onConfirm'> {
  label: string;
  pending: boolean;
  pendingLabel: string;
  /** Id of the other member's name, which describes the button. */
  nameId: string;
  ConfirmDialog: ConfirmDialogComponent;
}

/** Button of a session that asks for confirmation first. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, pending, pendingLabel, nameId, ConfirmDialog, onConfirm, ...dialog } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-describedby={nameId}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        pending={pending}
        pendingLabel={pendingLabel}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        {...dialog}
        cancelLabel="Keep session"
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
      />
    </>
  );
}
