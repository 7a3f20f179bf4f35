import { describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { chatsOf, connect, listen, read, send, stored } from '../../src/chat.ts';
import { type Member, newMembers, uniqueWord } from '../../src/members.ts';
import { notificationsTo } from '../../src/notified.ts';
import { enrol, hostEvent, inHours } from '../../src/things.ts';

const answer = ({ chat }: Member, conversationId: string, said: string) =>
  chat.ok('answerMessageRequest', { path: { conversationId }, body: { answer: said } });
const threadFor = ({ chat }: Member, conversationId: string) => chat.ok('getThread', { path: { conversationId } });
const marksFor = async (member: Member, conversationId: string) =>
  (await threadFor(member, conversationId)).conversation.marks.map(({ memberId }) => memberId).toSorted();
const requestFor = async (member: Member) => (await chatsOf(member))[0]?.request;

/** A request of one member to another, whom they do not know. */
async function newRequest() {
  const { dan, eve } = await newMembers(['dan', 'eve']);
  const { conversationId, seq = 0 } = await stored(dan, eve, `Hello ${uniqueWord()}`);
  return { dan, eve, conversationId, seq };
}

describe('a message request', () => {
  addition('is declined without a sign to its sender (answerMessageRequest)', async () => {
    const { dan, eve, conversationId } = await newRequest();
    const [socket, told] = [await listen(dan, conversationId), await notificationsTo(dan)];
    const changes: unknown[] = [];
    for (const name of ['unread', 'messageChanged', 'marks', 'typing', 'presence', 'notifications'] as const)
      socket.socket.on(name, (...args: unknown[]) => changes.push([name, ...args]));
    const seen = async () => [
      await threadFor(dan, conversationId),
      await chatsOf(dan),
      await dan.chat.ok('listChanges', { path: { conversationId }, query: { since: 0 } }),
    ];
    const before = await seen();
    await answer(eve, conversationId, 'decline');
    expect(await seen()).toEqual(before);
    expect(await notificationsTo(dan)).toEqual(told);
    // What is sent later arrives after all that the decline could have caused.
    const last = await stored(dan, eve, 'Hello?');
    await expect.poll(() => socket.heard.map(({ _id }) => _id)).toContain(last._id);
    expect(changes).toEqual([]);
  });

  addition('that was declined stays away with its messages, until it is accepted', async () => {
    const { dan, eve, conversationId } = await newRequest();
    const receiver = await connect(eve);
    await answer(eve, conversationId, 'decline');
    await send(dan, eve, 'Hello?');
    expect(await chatsOf(eve)).toEqual([]);
    expect((await notificationsTo(eve)).filter(({ isRead }) => !isRead)).toEqual([]);
    expect(receiver.heard).toEqual([]);
    await answer(eve, conversationId, 'accept');
    const again = await answer(eve, conversationId, 'accept');
    expect(again).not.toHaveProperty('request');
    expect((await chatsOf(eve))[0]).toMatchObject({ _id: dan.id, unreadCount: 2 });
  });

  addition('shows its sender no receipts and no presence before it is accepted', async () => {
    const { dan, eve, conversationId, seq } = await newRequest();
    await read(eve.chat, conversationId);
    for (const member of [dan, eve]) {
      expect(await marksFor(member, conversationId)).toEqual([member.id]);
      expect((await threadFor(member, conversationId)).conversation).not.toHaveProperty('presence');
    }
    await answer(eve, conversationId, 'accept');
    const { conversation } = await threadFor(dan, conversationId);
    expect(conversation.marks.find(({ memberId }) => memberId === eve.id)).toMatchObject({ readSeq: seq });
    expect(conversation).toHaveProperty('presence');
  });

  addition('is accepted by an answer, for both members', async () => {
    const { dan, eve, conversationId } = await newRequest();
    expect([await requestFor(dan), await requestFor(eve)]).toEqual(['outgoing', 'incoming']);
    await send(eve, dan, 'Hello Dan');
    expect([await requestFor(dan), await requestFor(eve)]).toEqual([undefined, undefined]);
    expect(await marksFor(dan, conversationId)).toEqual([dan.id, eve.id].toSorted());
    const path = { conversationId };
    const outcome = dan.chat.outcome('answerMessageRequest', { path, body: { answer: 'accept' } });
    expect(await outcome).toEqual([409, 'not_a_request']);
  });

  addition('is of one conversation: an answer changes no other one', async () => {
    const { dan, eve, conversationId } = await newRequest();
    const { fay } = await newMembers(['fay']);
    await stored(fay, eve, 'Hello');
    await answer(eve, conversationId, 'accept');
    const requests = (await chatsOf(eve)).map(({ _id, request }) => [_id, request]);
    expect(requests).toEqual(
      expect.arrayContaining([
        [dan.id, undefined],
        [fay.id, 'incoming'],
      ]),
    );
    expect(await requestFor(fay)).toBe('outgoing');
  });

  addition('is none between members who share an event or a session', async () => {
    const { host, guest, partner, stranger } = await newMembers(['host', 'guest', 'partner', 'stranger']);
    await enrol(host, await hostEvent(host), guest);
    const [date, link] = [inHours(90), 'https://meet.example.org/soon'];
    const { session } = await host.api.ok('proposeSession', { body: { userTwo: partner.id, times: [date], link } });
    const path = { sessionId: session?._id ?? '' };
    await partner.api.ok('acceptSession', { path, body: { time: date } });
    for (const [from, request] of [
      [guest, undefined],
      [partner, undefined],
      [stranger, 'outgoing'],
    ] as const) {
      await send(from, host, 'Hello');
      expect(await requestFor(from)).toBe(request);
    }
  });

  addition('leads to no found message once it is declined (searchMessages)', async () => {
    const { dan, eve, conversationId } = await newRequest();
    const word = uniqueWord();
    await send(dan, eve, word);
    const found = async ({ chat }: Member) => (await chat.ok('searchMessages', { query: { q: word } })).length;
    expect(await found(eve)).toBe(1);
    await answer(eve, conversationId, 'decline');
    expect([await found(eve), await found(dan)]).toEqual([0, 1]);
  });
});
