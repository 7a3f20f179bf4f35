/** Returns whether the browser reports a network. */
export const isOnline = (): boolean => navigator.onLine !== false;
