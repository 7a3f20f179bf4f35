/** Whether the browser has a network, as far as it says. */
export const isOnline = (): boolean => navigator.onLine !== false;
