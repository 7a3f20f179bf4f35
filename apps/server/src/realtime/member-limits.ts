import type { Clock } from '../context.ts';
import { AttemptLimiter } from '../limits/attempt-limiter.ts';

/** Open sockets of one member at once: a dozen tabs and devices. */
export const socketsPerMember = 20;
/** Rooms that one socket may be in; a widget shows one conversation at a time. */
export const roomsPerSocket = 100;
/** Frames larger than this close the socket, in bytes. */
export const frameBytes = 64 * 1024;

const eventsPerTenSeconds = 100;
const handshakesPerMinute = 120;

/** What one member may do in a while, over all their sockets on this instance. */
export interface MemberLimits {
  handshakes: AttemptLimiter;
  events: AttemptLimiter;
}

export function createMemberLimits(clock: Clock): MemberLimits {
  const message = 'Too much at once. Wait a moment and try again.';
  return {
    handshakes: new AttemptLimiter({ clock, attempts: handshakesPerMinute, windowSeconds: 60, message }),
    events: new AttemptLimiter({ clock, attempts: eventsPerTenSeconds, windowSeconds: 10, message }),
  };
}
