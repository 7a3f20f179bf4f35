import type { StateDescriptions } from '../state-types.ts';
import { me, other } from './example-values.ts';

/** States of calendars. */
export const calendarStates = {
  'a month of mine': {
    means:
      'I have an `entry` that starts from `from` on and before `to`: a Scheduled `session` with the other member, to which ' +
      'both have agreed, or an Upcoming `event` in which I take part. Both have a meeting link.',
    parameters: { entry: 'session' },
    values: { ...me, ...other, from: '2026-12-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' },
  },
  'a calendar with an address': {
    means: 'My calendar has an address, without meeting links in it.',
    parameters: {},
    values: me,
  },
  'hours of two members': {
    means:
      'I have time from 09:00 to 12:00 UTC every day, and the other member at the same hours if `common`, else from ' +
      '13:00 to 16:00. Neither has agreed to anything or keeps time free beside it.',
    parameters: { common: true },
    values: { ...me, ...other },
  },
} as const satisfies StateDescriptions;
