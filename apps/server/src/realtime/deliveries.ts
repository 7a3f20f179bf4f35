import type { Message } from '@skill-exchange/api-client/types';
import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../context.ts';
import { KeyedMutex } from '../keyed-mutex.ts';
import { changeSeqOf, findEarlierChanged, findMessages } from '../modules/chat/message-repository.ts';
import { presentMessage } from '../modules/chat/present-chat.ts';
import { findNewestSeqs } from '../modules/chat/repository.ts';
import { batchRows } from '../paging.ts';

/** How a message reaches a socket: as a new one, or as one that has changed. */
export type EmitMessage = (event: 'message' | 'messageChanged', message: Message) => void;

/**
 * Sends each stored message to this instance's sockets, once and in the order of the history, and each change of
 * one.
 *
 * Events of other instances may be delayed, repeated or lost. Missing messages are read from the database.
 */
export class Deliveries {
  readonly #db: AppContext['db'];
  readonly #log: FastifyBaseLogger;
  readonly #emit: EmitMessage;
  /** The number of the last change sent, by conversation with sockets on this instance. */
  readonly #lastSentSeq = new Map<string, number>();
  readonly #mutex = new KeyedMutex();

  constructor(db: AppContext['db'], log: FastifyBaseLogger, emit: EmitMessage) {
    this.#db = db;
    this.#log = log;
    this.#emit = emit;
  }

  /** The number of conversations with sockets on this instance. */
  get size(): number {
    return this.#lastSentSeq.size;
  }

  /** Starts delivery to a conversation whose history the socket has loaded up to `seq`. */
  begin(conversationId: string, seq: number): void {
    if (!this.#lastSentSeq.has(conversationId)) this.#lastSentSeq.set(conversationId, seq);
  }

  /** Stops delivery: no socket is in the conversation anymore. */
  end(conversationId: string): void {
    this.#lastSentSeq.delete(conversationId);
  }

  /** Sends a stored or changed message. Never rejects: a message that fails is sent with the next one. */
  async deliver(message: Message, seq: number): Promise<void> {
    const { conversationId } = message;
    if (!this.#lastSentSeq.has(conversationId)) return;
    await this.#mutex.run(conversationId, async () => {
      const lastSent = this.#lastSentSeq.get(conversationId);
      if (lastSent === undefined || seq <= lastSent) return;
      if (seq > lastSent + 1) return await this.#catchUp(conversationId, lastSent, seq);
      this.#lastSentSeq.set(conversationId, seq);
      this.#emit(message.seq === seq ? 'message' : 'messageChanged', message);
    });
  }

  /** Sends stored messages whose events were lost. Never rejects. */
  async catchUp(conversationIds = [...this.#lastSentSeq.keys()]): Promise<void> {
    try {
      for (const { id, last_seq } of await findNewestSeqs(this.#db, conversationIds)) {
        await this.#mutex.run(id, async () => {
          const lastSent = this.#lastSentSeq.get(id);
          if (lastSent !== undefined && lastSent < last_seq) await this.#catchUp(id, lastSent, last_seq);
        });
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'conversations of sockets not checked');
    }
  }

  /** Sends the changes after `lastSent` up to `until`: first those of messages that were sent before. */
  async #catchUp(conversationId: string, lastSent: number, until: number): Promise<void> {
    try {
      // Repeated if it fails below: a change can be applied twice, a new message is sent once.
      await this.#sendChanges(conversationId, lastSent, until);
      await this.#sendNew(conversationId, lastSent, until);
    } catch (error) {
      this.#log.warn({ err: error }, 'messages not sent yet');
    }
  }

  async #sendChanges(conversationId: string, lastSent: number, until: number): Promise<void> {
    for (let since = lastSent; ; ) {
      const rows = await findEarlierChanged(this.#db, conversationId, { sentUntil: lastSent, since, until }, batchRows);
      for (const row of rows) this.#emit('messageChanged', presentMessage(row));
      const last = rows.at(-1);
      if (last === undefined || rows.length < batchRows) return;
      since = changeSeqOf(last);
    }
  }

  async #sendNew(conversationId: string, lastSent: number, until: number): Promise<void> {
    for (let after = lastSent; ; ) {
      const rows = await findMessages(this.#db, conversationId, { rows: batchRows, after, until });
      for (const row of rows) {
        after = row.seq;
        // The last socket may have left, and another one joined that has loaded more of the history.
        const known = this.#lastSentSeq.get(conversationId);
        if (known === undefined || row.seq <= known) continue;
        this.#lastSentSeq.set(conversationId, row.seq);
        this.#emit('message', presentMessage(row));
      }
      if (rows.length < batchRows) break;
    }
    const known = this.#lastSentSeq.get(conversationId);
    if (known !== undefined && known < until) this.#lastSentSeq.set(conversationId, until);
  }
}
