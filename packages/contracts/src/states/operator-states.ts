import type { StateDescriptions } from '../state-types.ts';
import { me } from './example-values.ts';

/** States of those who run the community. */
export const operatorStates = {
  'an operator': {
    means: 'I am an operator of the community, and no moderator. Nobody has changed its settings yet.',
    parameters: {},
    values: me,
  },
  'counted weeks': {
    means: 'I am an operator of the community, whose last full week was counted.',
    parameters: {},
    values: me,
  },
} as const satisfies StateDescriptions;
