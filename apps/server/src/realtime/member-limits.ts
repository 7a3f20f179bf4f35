import type { Limiter, MakeLimiter } from '../limits/limiter.ts';

/** Open sockets of one member at once: a dozen tabs and devices. */
export const socketsPerMember = 20;
/** Rooms that one socket may be in; a widget hears its latest conversations. */
export const roomsPerSocket = 100;
/** Frames larger than this close the socket, in bytes. */
export const frameBytes = 64 * 1024;

const handshakesPerMinute = 120;

/** What one member may do in a while, over all their sockets; what comes over them is counted by the flood guard. */
export interface MemberLimits {
  handshakes: Limiter;
}

/** Counted by member and not by socket, so that a second window does not double them. */
export function createMemberLimits(limiter: MakeLimiter): MemberLimits {
  const message = 'Too much at once.';
  return {
    handshakes: limiter('handshakes', { attempts: handshakesPerMinute, windowSeconds: 60, message }),
  };
}
