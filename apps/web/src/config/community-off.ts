import { featuresOfVisitors } from '@skill-exchange/api-client/features';
import type { Feature } from '@skill-exchange/api-client/types';

/** Parses the names that the server writes into the page: 'events rings'. */
export const readOff = (names: string): readonly string[] => names.split(' ').filter((name) => name !== '');

/** Returns the first of the needed features that is turned off for this reader. */
export const firstOff = (off: readonly string[], needs: readonly Feature[], { isVisitor }: { isVisitor: boolean }) =>
  needs.find((feature) => off.includes(feature) && (isVisitor || !featuresOfVisitors.includes(feature)));
