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
  #endTurn: (() => void) | null = null;
  #onRead: (() => void) | null = null;
  #hasEnded = false;

  constructor(response: ServerResponse, calls: Set<CallUnderWay>) {
    this.#calls = calls.add(this);
    response.once('finish', () => this.end());
  }

  /** The call has a turn, which ends with its work. */
  turn(endTurn: () => void): void {
    this.#endTurn = endTurn;
    if (this.#hasEnded) this.endTurn();
  }

  endTurn(): void {
    this.#endTurn?.();
    this.#endTurn = null;
  }

  /** Runs `onRead` once the answer has been handed over, or never will be. */
  untilRead(onRead: () => void): void {
    this.#onRead = onRead;
    if (this.#hasEnded) onRead();
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#calls.delete(this);
    this.endTurn();
    this.#onRead?.();
  }
}
