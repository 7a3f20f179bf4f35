import { t } from '@lingui/core/macro';
import { cva, cx, type VariantProps } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { keepFocus } from '../form-parts/keep-focus.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { leaveEscapeToIme } from '../input/is-composing.ts';
import { useReturnFocus } from './use-return-focus.ts';

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

const dialogVariants = cva(
  [
    'flex max-h-[calc(100dvh-48px)] w-full flex-col overflow-y-auto overscroll-contain bg-raised text-ink',
    '*:shrink-0 shadow-pop',
    // Keeps the focused element clear of the header and the footer.
    'scroll-pt-20 scroll-pb-44 short:scroll-py-0',
    'rounded-t-pop data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out',
    'sm:max-h-[calc(100dvh-64px)] sm:rounded-pop sm:data-[state=open]:animate-pop-in',
    'sm:data-[state=closed]:animate-fade-out focus-visible:outline-none',
  ],
  {
    variants: {
      size: { sm: 'sm:max-w-[420px]', md: 'sm:max-w-[560px]', lg: 'sm:max-w-[720px]', xl: 'sm:max-w-[960px]' },
    },
    defaultVariants: { size: 'md' },
  },
);

type DialogContentProps = Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'> &
  VariantProps<typeof dialogVariants> & {
    title: ReactNode;
    description?: ReactNode;
    /** A full-width picture above the title. */
    media?: ReactNode;
    /** Actions that stay in view while the content scrolls. */
    footer?: ReactNode;
  };

/**
 * A centered dialog, or a bottom sheet on phones. It returns focus on close. To confirm closing,
 * prevent `onInteractOutside` and `onEscapeKeyDown`.
 */
export function DialogContent(props: DialogContentProps) {
  const { title, description, media, footer, size, className, onInteractOutside, onEscapeKeyDown, children, ...rest } =
    props;
  const focus = useReturnFocus();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="dialog-overlay" className={overlayClass}>
        <DialogPrimitive.Content
          data-slot="dialog"
          className={dialogVariants({ size, className })}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...focus}
          {...rest}
          onEscapeKeyDown={(event) => {
            leaveEscapeToIme(event);
            onEscapeKeyDown?.(event);
          }}
          onInteractOutside={(event) => {
            if (isOnToast(event.target)) event.preventDefault();
            else onInteractOutside?.(event);
          }}
        >
          {media ? <div data-slot="dialog-media">{media}</div> : null}
          <div data-slot="dialog-header" className={headerClass}>
            <DialogPrimitive.Title dir="auto" className="type-h3 wrap-anywhere">
              {title}
            </DialogPrimitive.Title>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-5 pb-6 sm:px-7">
            {description ? (
              <DialogPrimitive.Description className="wrap-anywhere text-ink-2">
                {description}
              </DialogPrimitive.Description>
            ) : null}
            {children}
          </div>
          {footer ? (
            <div data-slot="dialog-footer" className={footerClass}>
              {footer}
            </div>
          ) : null}
          {/* Last in the tab order, so that initial focus is in the content; rendered first by `order`. */}
          <div className="sticky top-2.5 z-raised -order-1 flex h-0 justify-end px-2.5">
            <DialogPrimitive.Close asChild>
              <IconButton label={t`Close`} variant="surface" onMouseDown={keepFocus}>
                <X aria-hidden="true" />
              </IconButton>
            </DialogPrimitive.Close>
          </div>
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  );
}

/** Whether a click is on a toast, which must not close the dialog. */
function isOnToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-slot=toaster]') !== null;
}

/** Stays in view while the content scrolls, if there is room for both. */
const headerClass = cx(
  'sticky top-0 z-1 flex min-h-16 items-center border-b border-line bg-raised py-3.5 ps-5 pe-16 sm:ps-7',
  'short:static',
);

const footerClass = cx(
  'sticky bottom-0 mt-auto flex flex-col gap-3 border-t border-line bg-raised p-5 sm:flex-row sm:flex-wrap sm:px-7',
  'pb-[max(20px,env(safe-area-inset-bottom))]',
);

/** Classes of a dialog's overlay, which contains the content and scrolls. */
export const overlayClass = cx(
  'fixed inset-0 z-dialog grid items-end justify-items-center bg-scrim pt-12 sm:place-items-center sm:p-8',
  'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
);
