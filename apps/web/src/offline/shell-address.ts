/** Whose document does for every page: what the service worker answers without a network. */
export const shellAddress = '/offline';
