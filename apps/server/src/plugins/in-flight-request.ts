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

/**
 * A request until its response is sent or its connection closes, with the resources it holds: the one owner of all that
 * a request takes. A client can disconnect at any point, after which Fastify calls no further hook.
 */
export class InFlightRequest {
  readonly #calls: Set<InFlightRequest>;
  readonly #held = new Set<() => void>();
  /** Held longer if the client disconnects while the handler runs. */
  readonly #heldForWork = new Set<() => void>();
  #hasEnded = false;
  #isWorking = false;

  constructor(response: ServerResponse, calls: Set<InFlightRequest>) {
    this.#calls = calls.add(this);
    response.once('finish', () => this.end());
  }

  /** Calls `release` when the request ends. Returns a function that calls it earlier. */
  hold(release: () => void): () => void {
    return this.#add(this.#held, release, this.#hasEnded);
  }

  /**
   * Calls `release` when the request has ended and its handler, too: a client that disconnects and returns still causes
   * the work. Returns a function that calls it earlier.
   */
  holdForWork(release: () => void): () => void {
    return this.#add(this.#heldForWork, release, this.#hasEnded && !this.#isWorking);
  }

  /** Runs the handler. Without a promise, its work ends with the request. */
  work<Result>(run: () => Result): Result {
    this.#isWorking = true;
    const endWork = () => {
      this.#isWorking = false;
      if (this.#hasEnded) releaseAll(this.#heldForWork);
    };
    let result: Result | undefined;
    try {
      result = run();
      return result;
    } finally {
      if (result instanceof Promise) result.then(endWork, endWork);
      else endWork();
    }
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  end(): void {
    this.#hasEnded = true;
    this.#calls.delete(this);
    releaseAll(this.#held);
    if (!this.#isWorking) releaseAll(this.#heldForWork);
  }

  #add(holding: Set<() => void>, release: () => void, isOver: boolean): () => void {
    holding.add(release);
    if (isOver) releaseAll(holding);
    return () => {
      if (holding.delete(release)) release();
    };
  }
}

function releaseAll(holding: Set<() => void>): void {
  for (const release of holding) {
    holding.delete(release);
    release();
  }
}
