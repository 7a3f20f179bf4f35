import { t } from '@lingui/core/macro';
import type { ToastAction } from '@skill-exchange/ui/primitives/toast';
import { logger } from './logger.ts';

/** Loads the code of toasts, which a page does not need before it is idle. */
const loadToasts = () => import('@skill-exchange/ui/primitives/toast');

function raise(kind: 'success' | 'error', text: string, action?: ToastAction): void {
  loadToasts().then(
    ({ toast }) => toast[kind](text, action),
    (error) => logger.failure('Toasts did not load', error),
  );
}

/** Shows toasts. */
export const notify = {
  /** `onUndo` adds a button that undoes the action. */
  success: (text: string, onUndo?: () => void) => raise('success', text, onUndo && { label: t`Undo`, onPress: onUndo }),
  /** With a button, for ten seconds. */
  withAction: (text: string, label: string, onPress: () => void) => raise('success', text, { label, onPress }),
  error: (text: string) => raise('error', text),
};
