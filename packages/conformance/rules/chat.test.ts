import type { ClientToServerEvents, ServerToClientEvents } from '@skill-exchange/api-client/socket-events';
import type { Message } from '@skill-exchange/api-client/types';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Caller, visitor } from '../src/backend.ts';
import { type Member, newMember, uniqueWord } from '../src/members.ts';
import { until } from '../src/things.ts';

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

let ann: Member;
let ben: Member;
let cay: Member;
const sockets: ChatSocket[] = [];
beforeAll(async () => {
  [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
});
afterAll(() => {
  for (const socket of sockets) socket.disconnect();
});

async function open(one: Member, two: Member): Promise<string> {
  const answer = await one.chat.ok('openConversation', { body: { userId: one.id, otherUserId: two.id } });
  const conversation = 'conversation' in answer ? answer.conversation : answer;
  return (conversation as { _id: string })._id;
}

const send = (from: Member, to: Member, text: string, headers: Record<string, string> = {}) =>
  from.chat.status('sendMessage', { body: { senderId: from.id, receiverId: to.id, text }, headers });

const read = (caller: Caller, conversationId: string) =>
  caller.ok('listMessages', { path: { conversationId } });

const textsOf = (messages: readonly Message[]) => messages.map(({ text }) => text);

/** A socket with a member's cookie, its messages, and the response to joining the conversation. */
async function listen(member: Pick<Member, 'cookie'>, conversationId: string) {
  const socket: ChatSocket = io(inject('backendUrl'), {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie: member.cookie },
  });
  sockets.push(socket);
  const heard: Message[] = [];
  socket.on('message', (message) => heard.push(message));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const joined = await socket.timeout(5000).emitWithAck('join', conversationId);
  return { heard, joined, socket };
}

describe('openConversation', () => {
  test('has one conversation per pair, for either caller', async () => {
    const id = await open(ann, ben);
    expect(await open(ben, ann)).toBe(id);
    expect(await open(ann, cay)).not.toBe(id);
  });

  test('goes by the cookie, and for its member alone', async () => {
    const body = { userId: ann.id, otherUserId: ben.id };
    expect(await visitor.status('openConversation', { body })).toBe(401);
    expect(await cay.chat.status('openConversation', { body })).toBe(403);
  });
});

describe('sendMessage', () => {
  test('stores a message once and in order, for both members alone', async () => {
    const id = await open(ann, ben);
    const texts = [uniqueWord(), uniqueWord(), uniqueWord()];
    expect(await send(ann, ben, texts[0] ?? '')).toBe(201);
    expect(await send(ben, ann, texts[1] ?? '')).toBe(201);
    expect(await send(ann, ben, texts[2] ?? '')).toBe(201);
    for (const member of [ann, ben]) {
      const own = (await read(member.chat, id)).filter(({ text }) => texts.includes(text));
      expect(textsOf(own)).toEqual(texts);
      expect(own.map(({ senderId }) => senderId._id)).toEqual([ann.id, ben.id, ann.id]);
    }
    expect(await cay.chat.status('listMessages', { path: { conversationId: id } })).toBe(403);
  });

  test('takes no other sender than the cookie’s member', async () => {
    const id = await open(ann, ben);
    const text = uniqueWord();
    const body = { senderId: ann.id, receiverId: ben.id, text };
    expect(await cay.chat.status('sendMessage', { body })).toBe(403);
    expect(await visitor.status('sendMessage', { body })).toBe(401);
    expect(textsOf(await read(ann.chat, id))).not.toContain(text);
  });

  test('stores a message with the same Idempotency-Key once', async () => {
    const id = await open(ann, ben);
    const text = uniqueWord();
    const key = { 'idempotency-key': crypto.randomUUID() };
    await send(ann, ben, text, key);
    await send(ann, ben, text, key);
    expect(textsOf(await read(ann.chat, id)).filter((one) => one === text)).toHaveLength(1);
  });
});

describe('listChatUsers', () => {
  test('lists the members of the caller’s chats, for the caller alone', async () => {
    await open(ann, ben);
    await send(ann, ben, uniqueWord());
    const path = { currentUserId: ben.id };
    const users = await ben.chat.ok('listChatUsers', { path });
    expect(users.find(({ _id }) => _id === ann.id)).toMatchObject({ name: ann.name });
    expect(users.map(({ _id }) => _id)).not.toContain(ben.id);
    expect(JSON.stringify(users)).not.toContain(ann.email);
    expect(await cay.chat.status('listChatUsers', { path })).toBe(403);
  });
});

describe('the socket', () => {
  test('delivers a stored message to each member of the conversation once, and to no other socket', async () => {
    const id = await open(ann, ben);
    const [own, others, strangers] = [await listen(ann, id), await listen(ben, id), await listen(cay, id)];
    expect(strangers.joined).toMatchObject({ success: false });
    const text = uniqueWord();
    await send(ann, ben, text);
    await until('both members hear the message', async () => own.heard.length > 0 && others.heard.length > 0);
    const last = uniqueWord();
    await send(ben, ann, last);
    await until(
      'both hear the next one',
      async () => textsOf(own.heard).includes(last) && textsOf(others.heard).includes(last),
    );
    expect(textsOf(own.heard)).toEqual([text, last]);
    expect(others.heard[0]).toMatchObject({ text, senderId: { _id: ann.id }, conversationId: id });
    expect(strangers.heard).toEqual([]);
  });

  test('delivers nothing that only a client emits', async () => {
    const id = await open(ann, ben);
    const [own, others] = [await listen(ann, id), await listen(ben, id)];
    const forged = uniqueWord();
    own.socket.emit('sendMessage', {
      _id: id,
      senderId: { _id: ben.id },
      text: forged,
      createdAt: new Date().toISOString(),
      conversationId: id,
    });
    const real = uniqueWord();
    await send(ann, ben, real);
    await until('the stored message is heard', async () => textsOf(others.heard).includes(real));
    expect(textsOf(others.heard)).not.toContain(forged);
    expect(textsOf(await read(ann.chat, id))).not.toContain(forged);
  });

  test('rejects a socket without a log-in', async () => {
    const id = await open(ann, ben);
    const outcome = await listen({ cookie: '' }, id).then(
      ({ joined }) => joined,
      () => ({ success: false }),
    );
    expect(outcome).toMatchObject({ success: false });
  });
});
