import type { ClientToServerEvents, ServerToClientEvents } from '@skill-exchange/api-client/socket-events';
import { io, type Socket } from 'socket.io-client';

/** A slower delivery counts as lost, in milliseconds. */
const timeoutMs = 10_000;

/** An ordinary member's socket in one conversation; it receives its own messages too. */
export class OrdinarySocket {
  readonly #socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  readonly #sent = new Map<string, number>();
  #delays: number[] = [];
  #failures: string[] = [];
  #isOver = false;
  conversationId = '';

  constructor(address: string, cookie: string) {
    this.#socket = io(address, { extraHeaders: { cookie }, transports: ['websocket'], forceNew: true });
    this.#socket.on('message', ({ text }) => {
      const began = this.#sent.get(text);
      if (began === undefined) return;
      this.#sent.delete(text);
      this.#delays.push(performance.now() - began);
    });
    this.#socket.on('disconnect', (reason) => {
      if (!this.#isOver) this.#failures.push(`an ordinary socket was closed: ${reason}`);
    });
    this.#socket.on('connect', () => {
      if (this.conversationId !== '') this.#socket.emit('join', this.conversationId);
    });
  }

  async join(conversationId: string): Promise<void> {
    this.conversationId = conversationId;
    await this.#socket.timeout(timeoutMs).emitWithAck('join', conversationId);
  }

  /** Expects this text, which is being sent over HTTP. */
  expect(text: string): void {
    this.#sent.set(text, performance.now());
  }

  /** Returns how long messages took to arrive, since the last call. */
  takeDelays(): number[] {
    return this.#delays.splice(0);
  }

  takeFailures(): string[] {
    const now = performance.now();
    for (const [text, began] of this.#sent) {
      if (now - began < timeoutMs) continue;
      this.#sent.delete(text);
      this.#failures.push(`a message was not heard in ${timeoutMs / 1000} s`);
    }
    return this.#failures.splice(0);
  }

  close(): void {
    this.#isOver = true;
    this.#socket.disconnect();
  }
}
