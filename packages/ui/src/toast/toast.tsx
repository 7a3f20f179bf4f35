import { cva } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { toast as raise, resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { IconButton } from '../icon-button/icon-button.tsx';

/** How long a toast takes to leave, in ms; `animate-fade-out` is shorter. */
const leaving = 300;

/**
 * Raises a toast and gives its id: `toast('...')` for news (4 s), `toast.success('...')` (2 s), `toast.error('...')`
 * (4 s), the library's own durations. At most 20 show at once, the oldest make room.
 */
export const toast = Object.assign((text: string) => raise(text, { removeDelay: leaving }), {
  success: (text: string) => raise.success(text, { removeDelay: leaving }),
  error: (text: string) => raise.error(text, { removeDelay: leaving }),
  dismiss: raise.dismiss,
  /** Removes all of them at once: between two tests, say. */
  clear: () => raise.removeAll(),
});

const toastVariants = cva(
  [
    'pointer-events-auto flex w-fit max-w-full items-center gap-3 rounded-card py-1.5 ps-4 pe-1.5 shadow-pop',
    'text-small font-medium break-words',
    'data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out',
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

/**
 * Shows the toasts, and says each of them once: the live region holds what is seen, with no second copy for screen
 * readers. They wait while one is pointed at or focused. One for each page, there before the first toast.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    <div
      data-slot="toaster"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className={[
        'pointer-events-none fixed inset-x-4 top-20 z-toast mx-auto flex max-h-[80dvh] max-w-[420px] flex-col',
        'items-center gap-2',
      ].join(' ')}
    >
      {toasts.map((message) => (
        <ToastItem
          key={message.id}
          message={message}
          onDismiss={() => {
            raise.dismiss(message.id);
            // The browser tells no blur or leave of what is taken away, and the others would wait for ever.
            handlers.endPause();
          }}
        />
      ))}
    </div>
  );
}

const icons = { success: Check, error: CircleAlert, blank: null };

function ToastItem({ message, onDismiss }: { message: Toast; onDismiss: () => void }) {
  const kind = message.type === 'success' || message.type === 'error' ? message.type : 'blank';
  const Icon = icons[kind];
  return (
    <div
      data-slot="toast"
      data-state={message.visible ? 'open' : 'closed'}
      className={toastVariants({ kind })}
    >
      {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0" /> : null}
      <p className="min-w-0 py-2">{resolveValue(message.message, message)}</p>
      <IconButton label="Dismiss" variant="inherit" onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  );
}
