import type { Limiter, MakeLimiter } from '../limits/limiter.ts';

/** Open sockets of one member at once: a dozen tabs and devices. */
export const socketsPerMember = 20;
/** Rooms per socket: the chat widget joins its latest conversations. */
export const roomsPerSocket = 100;
/** Frames larger than this close the socket, in bytes. */
export const frameBytes = 64 * 1024;

const handshakesPerMinute = 120;

/** Limits per member over all their sockets; the flood guard counts frames and events. */
export interface MemberLimits {
  handshakes: Limiter;
}

/** Creates limits per member, so that a second window does not double them. */
export function createMemberLimits(limiter: MakeLimiter): MemberLimits {
  const message = 'Too much at once.';
  return {
    handshakes: limiter('handshakes', { attempts: handshakesPerMinute, windowSeconds: 60, message }),
  };
}
