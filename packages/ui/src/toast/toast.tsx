import { cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { Toast as ToastPrimitive } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createToastStore, type ToastMessage, toastDuration } from './toast-store.ts';

const store = createToastStore();

/**
 * Raises a toast and gives its id: `toast('...')` for news (4 s), `toast.success('...')` (2 s), `toast.error('...')`
 * (4 s). It shows where the page has its one `Toaster`, and waits while it is pointed at or focused.
 */
export const toast = Object.assign((text: string) => store.add('blank', text), {
  success: (text: string) => store.add('success', text),
  error: (text: string) => store.add('error', text),
  dismiss: store.dismiss,
  /** Removes all of them at once: between two tests, say. */
  clear: store.clear,
});

const toastVariants = cva(
  [
    'pointer-events-auto flex w-fit max-w-full items-center gap-3 rounded-card py-1.5 ps-4 pe-1.5 shadow-pop',
    'text-small font-medium break-words',
    'data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out',
    'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=move]:transition-none',
  ],
  {
    variants: {
      kind: {
        success: 'bg-ink text-canvas',
        blank: 'bg-ink text-canvas',
        error: 'bg-danger text-on-danger',
      },
    },
  },
);

/** Shows the toasts, announces them, and lets F8 reach them. One for each page. */
export function Toaster() {
  const messages = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  return (
    <ToastPrimitive.Provider label="Notification" swipeDirection="right">
      {messages.map((message) => (
        <ToastItem key={message.id} message={message} />
      ))}
      <ToastPrimitive.Viewport
        data-slot="toaster"
        label="Notifications ({hotkey})"
        className={[
          'pointer-events-none fixed inset-x-4 top-20 z-toast mx-auto flex max-h-[80dvh] max-w-[420px] flex-col',
          'items-center gap-2 outline-none',
        ].join(' ')}
      />
    </ToastPrimitive.Provider>
  );
}

const icons = { success: Check, error: CircleAlert, blank: null };

function ToastItem({ message }: { message: ToastMessage }) {
  const Icon = icons[message.kind];
  return (
    <ToastPrimitive.Root
      data-slot="toast"
      // 'foreground' is announced at once, 'background' at the next pause.
      type={message.kind === 'error' ? 'foreground' : 'background'}
      duration={toastDuration[message.kind]}
      open={message.open}
      onOpenChange={(open) => {
        if (!open) store.dismiss(message.id);
      }}
      className={toastVariants({ kind: message.kind })}
    >
      {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0" /> : null}
      <ToastPrimitive.Title className="min-w-0 py-2">{message.text}</ToastPrimitive.Title>
      <ToastPrimitive.Close
        aria-label="Dismiss"
        className="grid size-11 shrink-0 place-items-center rounded-ctl opacity-80 hover:opacity-100"
      >
        <X aria-hidden="true" className="size-4" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}
