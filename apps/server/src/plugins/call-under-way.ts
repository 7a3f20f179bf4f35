import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const callsBySocket = new WeakMap<Socket, Set<CallUnderWay>>();

/** The calls of a connection whose answers have not been handed over. They end with the connection. */
export function callsOf(socket: Socket): Set<CallUnderWay> {
  const known = callsBySocket.get(socket);
  if (known !== undefined) return known;
  const calls = new Set<CallUnderWay>();
  callsBySocket.set(socket, calls);
  // An answer that waits behind another one does not hear of its connection's end by itself.
  socket.once('close', () => {
    for (const call of calls) call.end();
  });
  return calls;
}

/** A call until its answer has been handed over or its connection is gone, and what it holds until then. */
export class CallUnderWay {
  readonly #calls: Set<CallUnderWay>;
  readonly #held = new Set<() => void>();
  #hasEnded = false;

  constructor(response: ServerResponse, calls: Set<CallUnderWay>) {
    this.#calls = calls.add(this);
    response.once('finish', () => this.end());
  }

  /** Calls `release` when the call ends, at once if it has; the function that comes back does so before. */
  hold(release: () => void): () => void {
    this.#held.add(release);
    if (this.#hasEnded) this.#release(release);
    return () => this.#release(release);
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  end(): void {
    this.#hasEnded = true;
    this.#calls.delete(this);
    for (const release of this.#held) this.#release(release);
  }

  #release(release: () => void): void {
    if (this.#held.delete(release)) release();
  }
}
