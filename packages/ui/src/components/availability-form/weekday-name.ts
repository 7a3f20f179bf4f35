import { formatterByZone } from '../../lib/time/date-time.ts';

const dayIn = formatterByZone({ weekday: 'long' });

/** Returns the name of a day of the week; 0 is Monday. */
export const weekdayName = (day: number): string => dayIn('UTC').format(Date.UTC(2024, 0, 1 + day));
