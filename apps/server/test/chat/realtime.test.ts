import { describe, expect, test, vi } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { insertMessage } from '../../src/modules/chat/message-repository.ts';
import { roomsPerSocket, socketsPerMember } from '../../src/realtime/member-limits.ts';
import { enrol, enrolMany } from '../support/enrol.ts';
import { atOnce, say, unknownId } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';
import { ended, join, received, useSockets } from '../support/test-socket.ts';

const server = useServer({ webOrigins: ['https://app.example.org'] });
const sockets = useSockets(() => server.app);

/** Everything emitted to a socket has arrived once the server responds to its next call. */
async function settle(socket: Awaited<ReturnType<typeof sockets.open>>): Promise<void> {
  await join(socket, unknownId);
}

describe('the handshake', () => {
  test('accepts only the session cookie', async () => {
    const [ann] = await enrol(server, 'Ann');
    expect((await sockets.open({ cookie: ann.cookie })).connected).toBe(true);
    for (const headers of [
      {},
      { authorization: `Bearer ${ann.token}` },
      { cookie: `session=${ann.token}` },
      { cookie: `${ann.cookie}x` },
    ]) {
      await expect(sockets.open(headers as Record<string, string>)).rejects.toThrow('Log in to chat.');
    }
  });

  test('is accepted only from our own pages', async () => {
    const [ann] = await enrol(server, 'Ann');
    const from = (origin: string) => sockets.open({ cookie: ann.cookie, origin });
    expect((await from(sockets.address())).connected).toBe(true);
    expect((await from('https://app.example.org')).connected).toBe(true);
    for (const origin of ['https://evil.example', 'null', `${sockets.address()}0`]) {
      await expect(from(origin)).rejects.toThrow();
    }
    const polled = sockets.open({ cookie: ann.cookie, origin: 'https://evil.example' }, { transports: ['polling'] });
    await expect(polled).rejects.toThrow();
  });

  test('works with polling too', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const socket = await sockets.open({ cookie: ann.cookie }, { transports: ['polling'] });
    const { conversationId } = await say(ann, ben, 'before');
    expect(await join(socket, conversationId)).toEqual({ success: true });
    const messages = received(socket);
    const sent = await say(ben, ann, 'hello');
    await vi.waitFor(() => expect(messages).toEqual([sent.message]), 15_000);
  });
});

describe('a rejected handshake', () => {
  test('has the code and the field', async () => {
    const [ann] = await enrol(server, 'Ann');
    const rejected = (headers: Record<string, string>, options = {}) =>
      sockets.open(headers, options).then(
        () => null,
        (error: Error & { data?: unknown }) => error.data,
      );
    expect(await rejected({})).toEqual({ success: false, code: 'not_authenticated', message: 'Log in to chat.' });
    const auth = { contract: '99.0.0' };
    expect(await rejected({ cookie: ann.cookie }, { auth })).toMatchObject({ code: 'unsupported_contract' });
    for (const contract of ['newest', '1.1', 7, null, { major: 1 }, `${'1'.repeat(5000)}.0.0`])
      expect(await rejected({ cookie: ann.cookie }, { auth: { contract } })).toMatchObject({
        code: 'invalid_input',
        field: 'contract',
      });
    await atOnce(socketsPerMember, () => sockets.open({ cookie: ann.cookie }));
    expect(await rejected({ cookie: ann.cookie })).toMatchObject({ code: 'too_many_connections' });
  });

  test('of a page of another site is the contract’s 403, over polling', async () => {
    const url = `${sockets.address()}/socket.io/?EIO=4&transport=polling`;
    const answer = await fetch(url, { headers: { origin: 'https://evil.example' } });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { success: false, code: 'foreign_origin', message: expect.any(String) },
    ]);
  });
});

test('the first event names the version of the contract', async () => {
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const { version } = loadContract().document.info;
  for (const auth of [{}, { contract: version }]) {
    const socket = sockets.start({ cookie: ann.cookie }, { auth });
    const events: unknown[][] = [];
    socket.onAny((...event) => events.push(event));
    await vi.waitFor(() => expect(events).not.toEqual([]), 15_000);
    await say(ben, ann, 'hello');
    await vi.waitFor(() => expect(events.length).toBeGreaterThan(1), 15_000);
    expect(events[0]).toEqual(['contract', { version }]);
  }
});

test('an event that does not exist is rejected in its acknowledgement', async () => {
  const [ann] = await enrol(server, 'Ann');
  const socket = await sockets.open({ cookie: ann.cookie });
  const answer = await socket.timeout(5000).emitWithAck('leave' as 'join', unknownId);
  expect(answer).toMatchObject({ success: false, code: 'invalid_input', field: 'event' });
});

describe('a room', () => {
  test('is open to the two members of its conversation', async () => {
    const [ann, ben, cat] = await enrol(server, 'Ann', 'Ben', 'Cat');
    const { conversationId } = await say(ann, ben, 'secret');
    const eavesdropper = await sockets.open({ cookie: cat.cookie });
    const heard = received(eavesdropper);
    expect(await join(eavesdropper, conversationId)).toEqual({
      success: false,
      code: 'not_conversation_member',
      message: 'Only the two members of this conversation can join it.',
    });
    for (const other of [unknownId, 'malformed', ''])
      expect(await join(eavesdropper, other)).toEqual({
        success: false,
        code: 'conversation_not_found',
        message: 'Conversation not found.',
      });
    for (const other of [null, 7, { $ne: 1 }, [conversationId]])
      expect(await join(eavesdropper, other)).toMatchObject({ success: false, code: 'invalid_input' });
    const member = await sockets.open({ cookie: ben.cookie });
    expect(await join(member, conversationId)).toEqual({ success: true });
    const messages = received(member);
    await say(ann, ben, 'another secret');
    await vi.waitFor(() => expect(messages).toHaveLength(1), 15_000);
    await settle(eavesdropper);
    expect(heard).toEqual([]);
  });

  test('is one of a limited number per connection, which may join it again', async () => {
    const [ann] = await enrol(server, 'Ann');
    const socket = await sockets.open({ cookie: ann.cookie });
    const answers: unknown[] = [];
    const conversations: string[] = [];
    for (const other of await enrolMany(server, roomsPerSocket)) {
      const { conversationId } = await say(other, ann, 'hello');
      conversations.push(conversationId);
      answers.push(await join(socket, conversationId));
    }
    // It is also in its own, its session's and its member's room.
    const joined = roomsPerSocket - 3;
    expect(answers.slice(0, joined)).toEqual(answers.slice(0, joined).map(() => ({ success: true })));
    for (const answer of answers.slice(joined))
      expect(answer).toEqual({
        success: false,
        code: 'too_many_conversations',
        message: 'Too many conversations on one connection. Open another one.',
      });
    expect(await join(socket, conversations[0])).toEqual({ success: true });
  });

  test('receives each stored message once, on every socket, in the order of the history', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'first');
    const open = [ann, ann, ben].map(({ cookie }) => sockets.open({ cookie }));
    const listening = await Promise.all(open);
    const heard = listening.map(received);
    for (const socket of listening) {
      await join(socket, conversationId);
      await join(socket, conversationId);
    }
    for (let index = 0; index < 10; index += 1) await say(index % 2 ? ann : ben, index % 2 ? ben : ann, `${index}`);
    await say(ann, ben, 'once', 'a key');
    await say(ann, ben, 'once', 'a key');
    const history = await ann.chat.ok('listMessages', { path: { conversationId } });
    await Promise.all(listening.map(settle));
    for (const messages of heard) expect(messages).toEqual(history.slice(1));
  });

  test('receives a message whose signal was lost, after the sender’s retry or later', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'first');
    const socket = await sockets.open({ cookie: ben.cookie });
    await join(socket, conversationId);
    const heard = received(socket);
    // Stored, but the connection broke before the message was emitted to any socket.
    const store = (text: string, idempotencyKey: string | null) =>
      insertMessage(server.database.db, {
        senderId: ann.id,
        receiverId: ben.id,
        text,
        idempotencyKey,
        createdAt: server.clock.now(),
      });
    await store('again', 'a key');
    await say(ann, ben, 'again', 'a key');
    await settle(socket);
    expect(heard.map(({ text }) => text)).toEqual(['again']);
    await store('lost', null);
    for (const app of server.apps) await app.realtime.sweep();
    await settle(socket);
    expect(heard.map(({ text }) => text)).toEqual(['again', 'lost']);
  });

  test('receives concurrent messages in the order of the history', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'first');
    const socket = await sockets.open({ cookie: ann.cookie });
    await join(socket, conversationId);
    const heard = received(socket);
    await atOnce(50, (index) => say(index % 2 ? ann : ben, index % 2 ? ben : ann, `${index}`));
    await settle(socket);
    const history = await ann.chat.ok('listMessages', { path: { conversationId } });
    expect(heard).toEqual(history.slice(1));
  });

  test('is closed to sockets that have not joined', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const socket = await sockets.open({ cookie: ben.cookie });
    const heard = received(socket);
    await say(ann, ben, 'hello');
    await settle(socket);
    expect(heard).toEqual([]);
  });
});

describe('what a client sends', () => {
  test('as sendMessage neither forges nor repeats a message', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId, message } = await say(ann, ben, 'hello');
    const forger = await sockets.open({ cookie: ann.cookie });
    const reader = await sockets.open({ cookie: ben.cookie });
    const heard = received(reader);
    for (const socket of [forger, reader]) await join(socket, conversationId);
    const forged = {
      _id: unknownId,
      senderId: { _id: ben.id },
      text: 'I owe you',
      createdAt: '',
      conversationId,
    };
    forger.emit('sendMessage', forged);
    if (message !== undefined) for (let index = 0; index < 5; index += 1) forger.emit('sendMessage', message);
    forger.emit('message' as 'sendMessage', forged);
    await settle(forger);
    await settle(reader);
    expect(heard).toEqual([]);
    expect(await ben.chat.ok('listMessages', { path: { conversationId } })).toEqual([message]);
  });

  test('in frames over 64 KB closes the socket, and only that one', async () => {
    const [ann] = await enrol(server, 'Ann');
    const [small, large] = [await sockets.open({ cookie: ann.cookie }), await sockets.open({ cookie: ann.cookie })];
    small.emit('join', 'x'.repeat(60 * 1024));
    await settle(small);
    const closing = ended(large);
    large.emit('join', 'x'.repeat(70 * 1024));
    await closing;
    expect(small.connected).toBe(true);
  });

  test('is limited for the member over all sockets', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const [one, two] = [await sockets.open({ cookie: ann.cookie }), await sockets.open({ cookie: ann.cookie })];
    const answers = await atOnce(250, (index) => join(index % 2 ? one : two, unknownId));
    const limited = answers.filter((answer) => (answer as { message: string }).message !== 'Conversation not found.');
    const limitedAnswer = {
      success: false,
      code: 'rate_limited',
      message: 'Too much at once. Wait a moment and try again.',
    };
    expect(limited).toEqual(Array(50).fill({ ...limitedAnswer, retryAfter: expect.any(Number) }));
    for (const { retryAfter } of limited as { retryAfter: number }[]) {
      expect(retryAfter).toBeGreaterThanOrEqual(1);
      expect(retryAfter).toBeLessThanOrEqual(10);
    }
    const other = await sockets.open({ cookie: ben.cookie });
    expect(await join(other, unknownId)).toMatchObject({ message: 'Conversation not found.' });
  });
});
