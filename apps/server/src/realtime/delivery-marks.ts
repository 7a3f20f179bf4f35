import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import { type Delivered, type DeliveredRow, raiseDelivered } from '../modules/chat/delivered-repository.ts';

/** Milliseconds to wait before storing: whoever sees the message marks it as read, which stores this, too. */
const settleMs = 1_000;

/**
 * Stores how far messages have reached members on this instance. One statement per second for all of them, and none
 * for messages that were read within it.
 */
export class DeliveryMarks {
  readonly #db: AppContext['db'];
  readonly #log: FastifyBaseLogger;
  readonly #onRaised: (raised: DeliveredRow) => void;
  readonly #pending = new Map<string, Delivered>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: AppContext['db'], log: FastifyBaseLogger, onRaised: (raised: DeliveredRow) => void) {
    this.#db = db;
    this.#log = log;
    this.#onRaised = onRaised;
  }

  /** Notes that a message was sent to a socket of its receiver. */
  note(delivered: Delivered): void {
    const key = keyOf(delivered);
    const seq = Math.max(delivered.seq, this.#pending.get(key)?.seq ?? 0);
    this.#pending.set(key, { ...delivered, seq });
    this.#timer ??= setTimeout(() => void this.#store(), settleMs);
  }

  /** Forgets messages up to one whose mark is stored already. */
  forget(stored: Delivered): void {
    const key = keyOf(stored);
    if ((this.#pending.get(key)?.seq ?? Number.POSITIVE_INFINITY) <= stored.seq) this.#pending.delete(key);
  }

  /** Drops what is not stored: the next message or reading stores it. */
  close(): void {
    clearTimeout(this.#timer);
    this.#pending.clear();
  }

  async #store(): Promise<void> {
    this.#timer = undefined;
    const delivered = [...this.#pending.values()];
    this.#pending.clear();
    if (delivered.length === 0) return;
    try {
      for (const raised of await raiseDelivered(this.#db, delivered)) this.#onRaised(raised);
    } catch (error) {
      this.#log.warn({ err: error }, 'delivered messages not marked');
    }
  }
}

const keyOf = ({ conversationId, memberId }: Delivered) => `${conversationId} ${memberId}`;
