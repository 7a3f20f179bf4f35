import { localTimeZone } from '@skill-exchange/ui/lib/time/date-time';

/** Returns the browser's IANA time zone; 'UTC' if it reports no usable one. */
export const browserTimeZone = (): string => localTimeZone();
