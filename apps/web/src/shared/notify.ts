import { insist } from '@skill-exchange/ui/insist';
import { whenIdle } from '@skill-exchange/ui/when-idle';
import { logger } from './logger.ts';
import { observable } from './observable.ts';

/** Toasts and the library below them, loaded when the first one is raised. */
const load = () => import('@skill-exchange/ui/toast');

const isNeeded = observable(false);

/** Loads the toasts, and has their place in the page: a dialog silences a live region that comes after it. */
async function prepare() {
  const module = await load();
  isNeeded.set(true);
  return module;
}

async function raise(kind: 'success' | 'error', text: string): Promise<void> {
  try {
    const { toast } = await insist(prepare);
    toast[kind](text);
  } catch (error) {
    logger.failure(`This could not be shown: ${text}`, error);
  }
}

/**
 * Raises toasts without making every page carry their code. Call `prepare` where one is likely to come: their code then
 * comes when the page has its data.
 */
export const notify = {
  success: (text: string) => void raise('success', text),
  error: (text: string) => void raise('error', text),
  prepare: () => whenIdle(() => void prepare().catch(() => {})),
};

/** For the one place that shows them: whether there is anything to show yet. */
export const toasts = { load, isNeeded };
