/** The path whose document works for every page: the service worker's response without a network. */
export const shellAddress = '/offline';
