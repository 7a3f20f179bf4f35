import type { Message } from '@skill-exchange/api-client/types';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import { findMessages } from '../modules/chat/message-repository.ts';
import { presentMessage } from '../modules/chat/present-chat.ts';
import { findNewestSeqs } from '../modules/chat/repository.ts';
import { batchRows } from '../paging.ts';
import { Turns } from '../turns.ts';

/**
 * Sends each stored message to this instance's sockets, once and in the order of the history.
 *
 * Announcements of other instances may be delayed, repeated or lost. A missing number is read from the database.
 */
export class Deliveries {
  readonly #db: AppContext['db'];
  readonly #log: FastifyBaseLogger;
  readonly #tell: (message: Message) => void;
  /** By conversation that has sockets here: the number of the last message sent to them. */
  readonly #told = new Map<string, number>();
  readonly #turns = new Turns();

  constructor(db: AppContext['db'], log: FastifyBaseLogger, tell: (message: Message) => void) {
    this.#db = db;
    this.#log = log;
    this.#tell = tell;
  }

  /** A socket listens to the conversation now; what stands in the history up to `seq` it knows from there. */
  begin(conversationId: string, seq: number): void {
    if (!this.#told.has(conversationId)) this.#told.set(conversationId, seq);
  }

  /** No socket listens any more. */
  end(conversationId: string): void {
    this.#told.delete(conversationId);
  }

  /** Sends a stored message with this number. Never rejects: a message that fails is sent with the next one. */
  async deliver(message: Message, seq: number): Promise<void> {
    const { conversationId } = message;
    if (!this.#told.has(conversationId)) return;
    await this.#turns.take(conversationId, async () => {
      const told = this.#told.get(conversationId);
      if (told === undefined || seq <= told) return;
      if (seq > told + 1) return await this.#catchUp(conversationId, told);
      this.#told.set(conversationId, seq);
      this.#tell(message);
    });
  }

  /** Tells what was stored and of which no news came here. Never rejects. */
  async catchUp(conversationIds = [...this.#told.keys()]): Promise<void> {
    try {
      for (const { id, last_seq } of await findNewestSeqs(this.#db, conversationIds)) {
        await this.#turns.take(id, async () => {
          const told = this.#told.get(id);
          if (told !== undefined && told < last_seq) await this.#catchUp(id, told);
        });
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'conversations of sockets not checked');
    }
  }

  async #catchUp(conversationId: string, told: number): Promise<void> {
    try {
      for (let after = told; ; ) {
        const rows = await findMessages(this.#db, conversationId, { rows: batchRows, after });
        for (const row of rows) {
          after = row.seq;
          // Meanwhile the last socket may have gone, and another come that knows more of the history.
          const known = this.#told.get(conversationId);
          if (known === undefined || row.seq <= known) continue;
          this.#told.set(conversationId, row.seq);
          this.#tell(presentMessage(row));
        }
        if (rows.length < batchRows) return;
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'messages not told yet');
    }
  }
}
