import type { StateDescriptions } from '../state-types.ts';
import { me } from './example-values.ts';

/** States of those who run the community. */
export const operatorStates = {
  'an operator': {
    means: 'I am an operator of the community, and no moderator. Nobody has changed its settings yet.',
    parameters: {},
    values: me,
  },
} as const satisfies StateDescriptions;
