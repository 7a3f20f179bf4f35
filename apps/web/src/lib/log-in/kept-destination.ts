import { createPath, type Path, parsePath } from 'react-router-dom';
import type { TextStorage } from '../storage/safe-storage.ts';
import type { LogInState } from './log-in-state.ts';

const storageKey = 'log-in-destination';

/** How long the link of a new password works, in ms. */
const keptFor = 30 * 60_000;

/** Returns the page that required the log-in, while a new password is being set: the email's link opens another page. */
export function keptDestination(storage: TextStorage): Partial<Path> | undefined {
  const [at = '', ...path] = storage.getItem(storageKey)?.split(' ') ?? [];
  const isRecent = Date.now() - Number(at) < keptFor && path.length > 0;
  return isRecent ? parsePath(path.join(' ')) : undefined;
}

/** Keeps a page on this device; undefined forgets it. */
export function keepDestination(storage: TextStorage, to: LogInState['from']): void {
  if (to === undefined) storage.removeItem(storageKey);
  else storage.setItem(storageKey, `${Date.now()} ${typeof to === 'string' ? to : createPath(to)}`);
}
