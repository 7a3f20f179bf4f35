import { t } from '@lingui/core/macro';
import { cva, cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import X from 'lucide-react/icons/x';
import { toast as raise, resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { IconButton } from '../icon-button/icon-button.tsx';

/** Exit time in ms; `animate-fade-out` is shorter. */
const removeDelay = 300;

/** How long a toast with a button stays in ms. */
const actionTime = 10_000;

/** The button of a toast. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

const errors = new Set<string>();

/** Buttons by toast. */
const actions = new Map<string, ToastAction>();

/**
 * Shows a toast with react-hot-toast's defaults: 2 s for a success, 4 s otherwise, at most 20 at once.
 * A success dismisses remaining errors: "Login Failed!" is outdated next to "Login successful". One with a button stays
 * for ten seconds.
 */
export const toast = Object.assign((text: string) => raise(text, { removeDelay }), {
  success: (text: string, action?: ToastAction) => {
    for (const id of errors) raise.dismiss(id);
    errors.clear();
    if (action === undefined) return raise.success(text, { removeDelay });
    const id = raise.success(text, { removeDelay, duration: actionTime });
    actions.set(id, action);
    return id;
  },
  error: (text: string) => {
    const id = raise.error(text, { removeDelay });
    errors.add(id);
    return id;
  },
  dismiss: raise.dismiss,
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

/** Renders the toasts in one live region. Timers pause on hover and focus. Render one per page. */
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
        // Over the navbar rather than the page; on phones the side with menu and Close buttons stays free.
        'pointer-events-none fixed start-2 end-18 top-1 z-toast flex max-h-[80dvh] max-w-[420px] flex-col items-start',
        'gap-2 sm:inset-x-4 sm:top-2 sm:mx-auto sm:items-center',
      ].join(' ')}
    >
      {toasts.map((message) => (
        <ToastItem
          key={message.id}
          message={message}
          onDismiss={() => {
            raise.dismiss(message.id);
            // No blur or leave event fires for a removed element, so the timers would stay paused.
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
  const action = actions.get(message.id);
  return (
    <div data-slot="toast" data-state={message.visible ? 'open' : 'closed'} className={toastVariants({ kind })}>
      {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0" /> : null}
      {/* A button beside a long text would squeeze it on a phone. */}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <p className={cx('min-w-0 py-2', action && 'flex-1 basis-40')}>{resolveValue(message.message, message)}</p>
        {action === undefined ? null : (
          <button
            type="button"
            className="min-h-11 shrink-0 px-2 font-semibold underline underline-offset-4 max-sm:-ms-2"
            onClick={() => {
              actions.delete(message.id);
              action.onPress();
              onDismiss();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label={t`Dismiss`} variant="inherit" onClick={onDismiss}>
        <X />
      </IconButton>
    </div>
  );
}
