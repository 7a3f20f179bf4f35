import { inHours } from './things.ts';

/** An announcement to every member. */
export const message = { subject: 'Quiet days', content: 'Dear members', isMessage: true };

/** A banner of the next hour for members. */
export const banner = (more: object = {}) => ({
  ...{ text: 'Quiet until Monday.', startsAt: inHours(0), endsAt: inHours(1) },
  ...{ forVisitors: false, ...more },
});
