import { logger } from './logger.ts';

/** Loads the code of toasts, which a page does not need before it is idle. */
const loadToasts = () => import('@skill-exchange/ui/primitives/toast');

function raise(kind: 'success' | 'error', text: string): void {
  loadToasts().then(
    ({ toast }) => toast[kind](text),
    (error) => logger.failure('Toasts did not load', error),
  );
}

/** Shows toasts. */
export const notify = {
  success: (text: string) => raise('success', text),
  error: (text: string) => raise('error', text),
};
