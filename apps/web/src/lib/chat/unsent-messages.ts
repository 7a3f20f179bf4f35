import { observable } from '../observable.ts';

/** How many messages of the member wait for a connection, for the notice that the app is offline. */
export const unsentMessages = observable(0);
