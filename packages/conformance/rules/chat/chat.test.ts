import { beforeAll, describe, expect, inject, test } from 'vitest';
import { addition } from '../../src/addition.ts';
import { visitor } from '../../src/backend.ts';
import { chatsOf, open, read, send, stored, textsOf } from '../../src/chat.ts';
import { type Member, newMember, uniqueWord } from '../../src/members.ts';
import { pagesOf } from '../../src/pages.ts';
import { absentId, idsOf, utc } from '../../src/things.ts';

let ann: Member;
let ben: Member;
let cay: Member;
beforeAll(async () => {
  [ann, ben, cay] = [await newMember('Ann'), await newMember('Ben'), await newMember('Cay')];
});

describe('openConversation', () => {
  test('has one conversation per pair, for either caller', async () => {
    const ids = [await open(ann, ben), await open(ann, cay), await open(ben, cay)];
    expect(new Set(ids).size).toBe(3);
    expect([await open(ben, ann), await open(cay, ann), await open(cay, ben)]).toEqual(ids);
  });

  test('uses the cookie, and is only for its member', async () => {
    const body = { userId: ann.id, otherUserId: ben.id };
    expect(await visitor.status('openConversation', { body })).toBe(401);
    expect(await cay.chat.status('openConversation', { body })).toBe(403);
  });

  test('answers 404 for no member’s id, and 400 for oneself', async () => {
    const opened = (otherUserId: string) =>
      ann.chat.status('openConversation', { body: { userId: ann.id, otherUserId } });
    expect([await opened(absentId(ann.id)), await opened(ann.id)]).toEqual([404, 400]);
  });
});

describe('sendMessage', () => {
  test('stores a message once and unchanged, and answers the stored one', async () => {
    const id = await open(ann, ben);
    const text = `<b>${uniqueWord()}</b> & so on,\nin "two" lines ${'of many words '.repeat(20)}✓`;
    const message = await stored(ann, ben, text);
    expect(message).toMatchObject({ text, senderId: { _id: ann.id }, conversationId: id });
    expect(Math.abs(utc(message.createdAt) - Date.now())).toBeLessThan(300_000);
    for (const member of [ann, ben])
      expect((await read(member.chat, id)).filter((one) => one.text === text)).toMatchObject([
        { _id: message._id, senderId: { _id: ann.id }, conversationId: id, createdAt: message.createdAt },
      ]);
  });

  test('has the same fields at the top level and under `message`', async () => {
    const body = { senderId: ann.id, receiverId: ben.id, text: uniqueWord() };
    const { message, ...bare } = await ann.chat.ok('sendMessage', { body });
    if (message !== undefined && bare._id !== undefined) expect(bare).toEqual(message);
  });

  test('accepts no other sender than the cookie’s member', async () => {
    const id = await open(ann, ben);
    const text = uniqueWord();
    const body = { senderId: ann.id, receiverId: ben.id, text };
    expect(await cay.chat.status('sendMessage', { body })).toBe(403);
    expect(await visitor.status('sendMessage', { body })).toBe(401);
    expect(textsOf(await read(ann.chat, id))).not.toContain(text);
    expect(textsOf(await read(cay.chat, await open(cay, ben)))).not.toContain(text);
  });

  test('accepts no message from a page of another site, nor from a form', async () => {
    const id = await open(ann, ben);
    const texts = [uniqueWord(), uniqueWord()];
    const origin = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    expect(await send(ann, ben, texts[0] ?? '', origin)).toBeGreaterThanOrEqual(400);
    const response = await fetch(`${inject('backendUrl')}/api/chat/messages`, {
      method: 'POST',
      headers: { cookie: ann.cookie, 'content-type': 'text/plain' },
      body: JSON.stringify({ senderId: ann.id, receiverId: ben.id, text: texts[1] }),
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(textsOf(await read(ann.chat, id)).filter((text) => texts.includes(text))).toEqual([]);
  });

  test('answers 400 to a blank text and to oneself, 404 to no member’s id', async () => {
    const sent = (receiverId: string, text: unknown = 'Hello') =>
      ann.chat.status('sendMessage', { body: { senderId: ann.id, receiverId, text } });
    for (const text of ['', ' \n ', 'x'.repeat(4001), 7, null])
      expect(await sent(ben.id, text), String(text).slice(0, 9)).toBe(400);
    expect([await sent(ann.id), await sent(absentId(ann.id))]).toEqual([400, 404]);
  });

  addition('stores a message with the same Idempotency-Key once, for its sender', async () => {
    const id = await open(ann, ben);
    const text = uniqueWord();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await stored(ann, ben, text, key);
    expect((await stored(ann, ben, text, key))._id).toBe(first._id);
    expect([await send(ann, ben, uniqueWord(), key), await send(ann, cay, text, key)]).toEqual([409, 409]);
    expect(await send(ben, ann, uniqueWord(), key)).toBe(201);
    expect(textsOf(await read(ann.chat, id)).filter((one) => one === text)).toHaveLength(1);
  });
});

describe('listMessages', () => {
  test('has the messages of the conversation in order, only for its two members', async () => {
    const [id, others] = [await open(ann, ben), await open(ann, cay)];
    const texts = [uniqueWord(), uniqueWord(), uniqueWord(), uniqueWord()];
    await send(ann, ben, texts[0] ?? '');
    await send(ben, ann, texts[1] ?? '');
    await send(cay, ann, texts[3] ?? '');
    await send(ann, ben, texts[2] ?? '');
    for (const member of [ann, ben]) {
      const own = (await read(member.chat, id)).filter(({ text }) => texts.includes(text));
      expect(textsOf(own)).toEqual(texts.slice(0, 3));
      expect(own.map(({ senderId }) => senderId._id)).toEqual([ann.id, ben.id, ann.id]);
      const times = own.map(({ createdAt }) => utc(createdAt));
      expect(times).toEqual(times.toSorted((one, two) => one - two));
    }
    expect(textsOf(await read(cay.chat, others))).toContain(texts[3]);
    expect(textsOf(await read(cay.chat, others))).not.toContain(texts[0]);
    const path = { conversationId: id };
    expect(await cay.chat.status('listMessages', { path })).toBe(403);
    expect(await visitor.status('listMessages', { path })).toBe(401);
    expect(await ann.chat.status('listMessages', { path: { conversationId: absentId(id) } })).toBe(404);
  });

  addition('gives the newest messages first in pages, each oldest first, without a gap or a repetition', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const texts = [uniqueWord(), uniqueWord(), uniqueWord(), uniqueWord(), uniqueWord()];
    for (const text of texts) await send(dan, eve, text);
    const call = { path: { conversationId: await open(dan, eve) }, query: { limit: 2 } };
    const pages = await pagesOf(eve.chat, 'listMessages', call, (body: { text: string }[]) => body);
    expect(pages.map((page) => page.map(({ text }) => text))).toEqual([
      texts.slice(3),
      texts.slice(1, 3),
      texts.slice(0, 1),
    ]);
  });

  addition('gives what follows a message with after', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const ids: string[] = [];
    for (const from of [dan, dan, eve, dan]) ids.push((await stored(from, from === dan ? eve : dan, uniqueWord()))._id);
    const following = await read(eve.chat, await open(dan, eve), { after: ids[1] ?? '' });
    expect(idsOf(following)).toEqual(ids.slice(2));
  });
});

describe('listChatUsers', () => {
  test('lists the caller’s conversations, only for the caller', async () => {
    await send(ann, ben, uniqueWord());
    await send(cay, ann, uniqueWord());
    const users = await chatsOf(ben);
    expect(idsOf(users)).not.toContain(ben.id);
    expect(users.find(({ _id }) => _id === ann.id)).toMatchObject({ name: ann.name, photo: '' });
    const path = { currentUserId: ben.id };
    expect(await cay.chat.status('listChatUsers', { path })).toBe(403);
    expect(await visitor.status('listChatUsers', { path })).toBe(401);
  });

  test('has the latest conversation first after each message', async () => {
    const dan = await newMember('Dan');
    for (const member of [ann, ben, cay]) await send(dan, member, uniqueWord());
    expect(idsOf(await chatsOf(dan))).toEqual([cay.id, ben.id, ann.id]);
    await send(ann, dan, uniqueWord());
    expect(idsOf(await chatsOf(dan))).toEqual([ann.id, cay.id, ben.id]);
    await send(dan, ben, uniqueWord());
    expect(idsOf(await chatsOf(dan))).toEqual([ben.id, ann.id, cay.id]);
  });

  test('lists a conversation for its opener immediately, for the other member after its first message', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    await open(dan, eve);
    expect([idsOf(await chatsOf(dan)), await chatsOf(eve)]).toEqual([[eve.id], []]);
    await send(dan, eve, uniqueWord());
    expect(idsOf(await chatsOf(eve))).toEqual([dan.id]);
  });

  addition('counts what the caller has not read of the other member’s messages', async () => {
    const [dan, eve] = [await newMember('Dan'), await newMember('Eve')];
    const id = await open(dan, eve);
    const unread = async (member: Member) => (await chatsOf(member))[0]?.unreadCount;
    for (const text of ['One', 'Two']) await send(dan, eve, text);
    expect([await unread(eve), await unread(dan)]).toEqual([2, 0]);
    await read(dan.chat, id);
    expect(await unread(eve)).toBe(2);
    await read(eve.chat, id);
    expect(await unread(eve)).toBe(0);
    await send(dan, eve, 'Three');
    expect([await unread(eve), (await chatsOf(eve))[0]?.conversationId]).toEqual([1, id]);
  });

  addition('gives pages that follow each other without a gap or a repetition', async () => {
    const dan = await newMember('Dan');
    for (const member of [ann, ben, cay]) await send(dan, member, uniqueWord());
    const call = { path: { currentUserId: dan.id }, query: { limit: 1 } };
    const pages = await pagesOf(dan.chat, 'listChatUsers', call, (body: { _id: string }[]) => body);
    expect(pages.map(idsOf)).toEqual([[cay.id], [ben.id], [ann.id]]);
  });
});
