import type { InFlightLimits } from './in-flight-limits.ts';

/**
 * Reads what requests and connections hold in this process, by name. Each owner adds its own; all are 0 when nobody
 * calls, so a number that only grows is a leak. `/metrics` shows them.
 */
export type InFlightGauges = Map<string, () => number>;

export function createInFlightGauges(limits: InFlightLimits): InFlightGauges {
  return new Map([
    ['form_bytes', () => limits.formBytesInFlight.total],
    ['password_hashes', () => limits.passwordsInFlight.total],
    ['pictures', () => limits.picturesInFlight.total],
  ]);
}
