import { paths } from '../../../config/paths.ts';

/**
 * Returns the address of an event's check-in with its code. A visitor logs in first. The code is in the fragment, which no server
 * logs.
 */
export function checkInAddress(eventId: string, code: string): string {
  const path = `${paths.dashboard.event.to(eventId)}#check-in=${encodeURIComponent(code)}`;
  return new URL(path, window.location.origin).href;
}

/** Returns the code in the fragment of such an address; undefined for others. */
export function checkInCodeIn(hash: string): string | undefined {
  const [, code] = /^#check-in=([A-Za-z\d]{1,20})$/.exec(hash) ?? [];
  return code;
}
