import { sharedKey } from '../limits/shared-key.ts';
import type { Redis } from '../redis/open-redis.ts';

/** An entry expires after this time unless its instance renews it, in milliseconds. */
const entryLifeMs = 60_000;

interface OpenSocket {
  id: string;
  memberId: string;
}

/** Counts the open sockets of each member: on this instance, and with Redis on all of them. */
export interface OpenSockets {
  /** Counts a new socket and returns true, or returns false if the member has `most` already. */
  enter(socket: OpenSocket, most: number): Promise<boolean>;
  /** Stops counting a socket. Idempotent. */
  leave(socket: OpenSocket): void;
  /** Returns whether a member has a socket. */
  has(memberId: string): Promise<boolean>;
  /** Returns the number of sockets on this instance. */
  countHere(): number;
  /** Extends the entries of open sockets. */
  renew(sockets: OpenSocket[]): Promise<void>;
}

/** Without Redis, or while it is unavailable, each instance applies the limit by itself. */
export function countOpenSockets(redis: Redis | null): OpenSockets {
  const here = new SocketsHere();
  const keyOf = ({ memberId }: Pick<OpenSocket, 'memberId'>) => sharedKey('sockets', memberId);
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
    has: async (memberId) => {
      if (here.has(memberId)) return true;
      return ((await redis?.ask((client) => client.zCount(keyOf({ memberId }), Date.now(), '+inf'))) ?? 0) > 0;
    },
    countHere: () => here.size,
    renew: async (sockets) => {
      const renewal = (socket: OpenSocket) =>
        redis?.ask((client) => client.enterSet(keyOf(socket), socket.id, Number.MAX_SAFE_INTEGER, entryLifeMs));
      await Promise.all(sockets.map(renewal));
    },
  };
}

/** Counts in this process, synchronously, so that concurrent callers see each other. */
class SocketsHere {
  readonly #ids = new Map<string, Set<string>>();

  get size(): number {
    return [...this.#ids.values()].reduce((sum, ids) => sum + ids.size, 0);
  }

  enter({ id, memberId }: OpenSocket, most: number): boolean {
    const ids = this.#ids.get(memberId) ?? new Set();
    if (ids.size >= most) return false;
    this.#ids.set(memberId, ids.add(id));
    return true;
  }

  has(memberId: string): boolean {
    return this.#ids.has(memberId);
  }

  /** Returns whether it was counted. */
  leave({ id, memberId }: OpenSocket): boolean {
    const ids = this.#ids.get(memberId);
    const wasHere = ids?.delete(id) ?? false;
    if (ids?.size === 0) this.#ids.delete(memberId);
    return wasHere;
  }
}
