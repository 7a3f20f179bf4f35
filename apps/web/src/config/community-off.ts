import type { Feature } from '@skill-exchange/api-client/types';

/** Features that are turned off for visitors alone. */
const ofVisitors: readonly string[] = ['public-profiles', 'public-events'] satisfies Feature[];

/** Parses the names that the server writes into the page: 'events rings'. */
export const readOff = (names: string): readonly string[] => names.split(' ').filter((name) => name !== '');

/** Returns the first of the needed features that is turned off for this reader. */
export const firstOff = (off: readonly string[], needs: readonly Feature[], { isVisitor }: { isVisitor: boolean }) =>
  needs.find((feature) => off.includes(feature) && (isVisitor || !ofVisitors.includes(feature)));
