import { t } from '@lingui/core/macro';
import { cx } from 'class-variance-authority';
import { AlertDialog as AlertDialogPrimitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { overlayClass } from '../dialog/dialog.tsx';
import { useReturnFocus } from '../dialog/use-return-focus.ts';
import { isComposing } from '../input/is-composing.ts';

export type AlertDialogProps = Omit<ComponentProps<typeof AlertDialogPrimitive.Content>, 'title'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The consequence of confirming. */
  description?: ReactNode;
  /** A verb: 'Delete review'. */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** Disables closing until the caller closes the dialog. */
  pending?: boolean;
  pendingLabel?: ReactNode;
  /** `danger` for irreversible actions. */
  tone?: 'danger' | 'teach';
  /** Close the dialog from here. */
  onConfirm: () => void;
};

/** Confirms an irreversible action. Initial focus is on Cancel; a click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = t`Cancel`, ...others } = props;
  const { pending = false, pendingLabel, tone = 'danger', onConfirm, className, children, ...rest } = others;
  const focus = useReturnFocus();
  return (
    <AlertDialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialogPrimitive.Portal>
        <AlertDialogPrimitive.Overlay data-slot="alert-dialog-overlay" className={overlayClass}>
          <AlertDialogPrimitive.Content
            data-slot="alert-dialog"
            className={cx(
              'max-h-full w-full overflow-y-auto rounded-t-pop bg-raised p-6 text-ink shadow-pop',
              'pb-[max(24px,env(safe-area-inset-bottom))] sm:max-w-[440px] sm:rounded-pop sm:p-7',
              'data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
              'sm:data-[state=open]:animate-pop-in sm:data-[state=closed]:animate-fade-out',
              className,
            )}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onEscapeKeyDown={(event) => (pending || isComposing(event)) && event.preventDefault()}
            {...focus}
            {...rest}
          >
            <AlertDialogPrimitive.Title className="type-h4">{title}</AlertDialogPrimitive.Title>
            {description ? (
              <AlertDialogPrimitive.Description className="mt-2 text-ink-2">
                {description}
              </AlertDialogPrimitive.Description>
            ) : null}
            {children}
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <AlertDialogPrimitive.Cancel asChild>
                <Button variant="quiet" disabled={pending}>
                  {cancelLabel}
                </Button>
              </AlertDialogPrimitive.Cancel>
              <Button variant={tone} pending={pending} pendingLabel={pendingLabel} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialogPrimitive.Content>
        </AlertDialogPrimitive.Overlay>
      </AlertDialogPrimitive.Portal>
    </AlertDialogPrimitive.Root>
  );
}
