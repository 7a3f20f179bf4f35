import { localTimeZone } from '@skill-exchange/ui/lib/date-time';

/** Returns the browser's IANA time zone; 'UTC' where it gives none that can be used. */
export const browserTimeZone = (): string => localTimeZone();
