import { sharedKey } from '../limits/shared-key.ts';
import type { Redis } from '../redis/open-redis.ts';

/** An entry that no instance has renewed for so long belongs to one that is gone, in milliseconds. */
const entryLifeMs = 60_000;

interface OpenSocket {
  id: string;
  memberId: string;
}

/** How many sockets each member has open on all instances. Without Redis nobody is counted, and every one may enter. */
export interface OpenSockets {
  /** Whether the member had fewer than `most` sockets; the new one counts from now on then. */
  enter(socket: OpenSocket, most: number): Promise<boolean>;
  leave(socket: OpenSocket): void;
  /** Says that these are still open. */
  renew(sockets: OpenSocket[]): Promise<void>;
}

export function countOpenSockets(redis: Redis | null): OpenSockets {
  const keyOf = ({ memberId }: OpenSocket) => sharedKey('sockets', memberId);
  return {
    enter: async (socket, most) =>
      (await redis?.ask((client) => client.enterSet(keyOf(socket), socket.id, most, entryLifeMs))) !== 0,
    leave: (socket) => void redis?.ask((client) => client.zRem(keyOf(socket), socket.id)),
    renew: async (sockets) => {
      const renewal = (socket: OpenSocket) =>
        redis?.ask((client) =>
          client.enterSet(keyOf(socket), socket.id, Number.MAX_SAFE_INTEGER, entryLifeMs),
        );
      await Promise.all(sockets.map(renewal));
    },
  };
}
