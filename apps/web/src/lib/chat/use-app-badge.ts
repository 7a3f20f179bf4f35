import { useEffect } from 'react';
import { logger } from '../logger.ts';

/** Shows a number on the installed app's icon while mounted, where the browser can; 0 shows none. */
export function useAppBadge(count: number): void {
  useEffect(() => void show(count), [count]);
  useEffect(() => () => void show(0), []);
}

async function show(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.());
  } catch (error) {
    logger.failure('The app’s icon has no number', error);
  }
}
