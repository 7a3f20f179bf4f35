import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const callsBySocket = new WeakMap<Socket, Set<InFlightRequest>>();

/** Returns the requests of a connection whose responses are not sent yet. They end with the connection. */
export function requestsOf(socket: Socket): Set<InFlightRequest> {
  const known = callsBySocket.get(socket);
  if (known !== undefined) return known;
  const calls = new Set<InFlightRequest>();
  callsBySocket.set(socket, calls);
  // A response that is queued behind another one gets no `close` event of its own.
  socket.once('close', () => {
    for (const call of calls) call.end();
  });
  return calls;
}

/** A request until its response is sent or its connection closes, with the resources it holds. */
export class InFlightRequest {
  readonly #calls: Set<InFlightRequest>;
  readonly #held = new Set<() => void>();
  #hasEnded = false;

  constructor(response: ServerResponse, calls: Set<InFlightRequest>) {
    this.#calls = calls.add(this);
    response.once('finish', () => this.end());
  }

  /** Calls `release` when the request ends. Returns a function that calls it earlier. */
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
