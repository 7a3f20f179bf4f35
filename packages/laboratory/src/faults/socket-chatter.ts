import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClientToServerEvents, ServerToClientEvents } from '@skill-exchange/api-client/socket-events';
import type { ConversationChanges, Thread as LoadedThread, Message } from '@skill-exchange/api-client/types';
import { io, type Socket } from 'socket.io-client';
import type { Writer } from '../../../../apps/server/test/faults/writers.ts';
import { catchUp, emptyThread, load, receive } from '../../../../apps/web/src/features/chat/conversation/thread.ts';
import { answer, send } from '../../../../apps/web/src/features/chat/sending/outbox.ts';
import type { Chatter } from './chatter.ts';

/** Timeout of a call, and the pause before its retry, in milliseconds. */
const timeoutMs = 5_000;
const againMs = 200;

/**
 * Opens a member's chat with the app's own state of a conversation and a socket like the app's. It
 * fetches missed messages after every rejoin.
 */
export async function openSocketChatter(address: string, me: Writer, other: Writer): Promise<Chatter> {
  let thread = emptyThread;
  const headers = { cookie: me.cookie, 'content-type': 'application/json' };
  async function call(path: string, body?: object, more: Record<string, string> = {}): Promise<unknown> {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(timeoutMs);
    const taken = await fetch(address + path, { ...init, headers: { ...headers, ...more }, signal });
    if (!taken.ok) throw new Error(`${path} was answered ${taken.status}`);
    return await taken.json();
  }
  async function untilItWorks<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        return await work();
      } catch {
        await pause(againMs);
      }
    }
  }

  const pair = { userId: me.id, otherUserId: other.id };
  const { _id: id } = (await call('/api/chat/conversation', pair)) as { _id: string };
  async function askForMissed(): Promise<void> {
    if (thread.messages === undefined)
      thread = load(thread, (await call(`/api/chat/conversations/${id}`)) as LoadedThread);
    for (let hasMore = true; hasMore; ) {
      const address = `/api/chat/conversations/${id}/changes?since=${thread.cursor}`;
      const changes = (await call(address)) as ConversationChanges;
      thread = catchUp(thread, changes);
      hasMore = changes.hasMore;
    }
  }
  const socket: Socket<ServerToClientEvents, ClientToServerEvents> = io(address, {
    extraHeaders: { cookie: me.cookie },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 1000,
    forceNew: true,
  });
  let turn = Promise.resolve();
  socket.on('connect', () =>
    socket.emit('join', id, () => {
      turn = turn.then(() => untilItWorks(askForMissed));
    }),
  );
  socket.on('message', (message) => {
    thread = receive(thread, message);
  });

  return {
    say: async (text) => {
      const key = randomUUID();
      const after = thread.messages?.at(-1)?._id ?? null;
      thread = send(thread, { key, text, after, writtenAt: new Date().toISOString() });
      const body = { senderId: me.id, receiverId: other.id, text };
      const attempt = () => call('/api/chat/messages', body, { 'idempotency-key': key });
      const message = (await untilItWorks(attempt)) as Message;
      thread = answer(thread, key, message);
    },
    shown: async () => (thread.messages ?? []).map(({ text }) => text),
    close: async () => void socket.disconnect(),
  };
}
