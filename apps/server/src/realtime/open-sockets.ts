import { sharedKey } from '../limits/shared-key.ts';
import type { Redis } from '../redis/open-redis.ts';

/** An entry that no instance has renewed for so long belongs to one that is gone, in milliseconds. */
const entryLifeMs = 60_000;

interface OpenSocket {
  id: string;
  memberId: string;
}

/** How many sockets each member has open: on this instance, and with Redis on all of them. */
export interface OpenSockets {
  /** Whether the member had fewer than `most` sockets; the new one counts from now on then. */
  enter(socket: OpenSocket, most: number): Promise<boolean>;
  /** May be said of any socket, and again. */
  leave(socket: OpenSocket): void;
  /** Says that these are still open. */
  renew(sockets: OpenSocket[]): Promise<void>;
}

/** While Redis is away or there is none, a member's limit holds on each instance by itself. */
export function countOpenSockets(redis: Redis | null): OpenSockets {
  const here = new SocketsHere();
  const keyOf = ({ memberId }: OpenSocket) => sharedKey('sockets', memberId);
  return {
    enter: async (socket, most) => {
      if (!here.enter(socket, most)) return false;
      const entered = await redis?.ask((client) => client.enterSet(keyOf(socket), socket.id, most, entryLifeMs));
      if (entered === 0) here.leave(socket);
      return entered !== 0;
    },
    leave: (socket) => {
      if (here.leave(socket)) void redis?.ask((client) => client.zRem(keyOf(socket), socket.id));
    },
    renew: async (sockets) => {
      const renewal = (socket: OpenSocket) =>
        redis?.ask((client) => client.enterSet(keyOf(socket), socket.id, Number.MAX_SAFE_INTEGER, entryLifeMs));
      await Promise.all(sockets.map(renewal));
    },
  };
}

/** Counts in this process, at once: of callers of one turn each finds the ones before it. */
class SocketsHere {
  readonly #ids = new Map<string, Set<string>>();

  enter({ id, memberId }: OpenSocket, most: number): boolean {
    const ids = this.#ids.get(memberId) ?? new Set();
    if (ids.size >= most) return false;
    this.#ids.set(memberId, ids.add(id));
    return true;
  }

  /** Whether it was counted until now. */
  leave({ id, memberId }: OpenSocket): boolean {
    const ids = this.#ids.get(memberId);
    const wasHere = ids?.delete(id) ?? false;
    if (ids?.size === 0) this.#ids.delete(memberId);
    return wasHere;
  }
}
