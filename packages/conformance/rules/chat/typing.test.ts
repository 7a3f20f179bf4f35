import { beforeAll, describe, expect } from 'vitest';
import { addition } from '../../src/addition.ts';
import { listen, open, send, stored, textsOf } from '../../src/chat.ts';
import { type Member, newMembers, uniqueWord } from '../../src/members.ts';
import { until } from '../../src/things.ts';

type Listening = Awaited<ReturnType<typeof listen>>;

let people: Record<'ann' | 'ben' | 'cay', Member>;
let id: string;
let withCay: string;
beforeAll(async () => {
  people = await newMembers(['ann', 'ben', 'cay']);
  const { ann, ben, cay } = people;
  [id, withCay] = [await acquaint(ann, ben), await acquaint(ann, cay)];
});

/** Has each of two members write to the other: neither is a request any more. */
async function acquaint(one: Member, two: Member): Promise<string> {
  await stored(one, two, 'Hello');
  await stored(two, one, 'Hello');
  return await open(one, two);
}

const type = ({ socket }: Listening, conversationId: string) => void socket.emit('typing', conversationId);

const typed = ({ typing }: Listening) => typing.map(({ conversationId, memberId }) => ({ conversationId, memberId }));

/** Types until another socket receives it: the event may get lost, and is passed on once in three seconds. */
async function typeUntilHeard(from: Listening, conversationId: string, by: Listening, times = 1): Promise<void> {
  await until('typing is passed on', async () => {
    type(from, conversationId);
    return by.typing.length >= times;
  });
}

/** Waits until a socket has what was sent before. */
async function settle(listening: Listening, from: Member, to: Member): Promise<void> {
  const last = uniqueWord();
  await send(from, to, last);
  await until('a stored message is heard', async () => textsOf(listening.heard).includes(last));
}

describe('the socket: typing', () => {
  addition('reaches the other member in both directions, with the conversation and who types', async () => {
    const { ann, ben } = people;
    const [own, others] = [await listen(ann, id), await listen(ben, id)];
    await typeUntilHeard(own, id, others);
    await typeUntilHeard(others, id, own);
    expect(typed(others)[0]).toEqual({ conversationId: id, memberId: ann.id });
    expect(typed(own)[0]).toEqual({ conversationId: id, memberId: ben.id });
    expect(typed(own)).not.toContainEqual({ conversationId: id, memberId: ann.id });
  });

  addition('is passed on at most once in three seconds', async () => {
    const { ann, ben } = people;
    const [own, others] = [await listen(ann, id), await listen(ben, id)];
    await typeUntilHeard(own, id, others, 2);
    const [first, second] = others.typing;
    // The way of an event takes longer at times.
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(2000);
  });

  addition('reaches no other conversation, and comes from nobody outside of the room', async () => {
    const { ann, ben, cay } = people;
    const [own, others, third] = [await listen(ann, id, withCay), await listen(ben, id), await listen(cay, withCay)];
    const outside = await listen(ann);
    for (const from of [third, outside]) type(from, id);
    await typeUntilHeard(third, withCay, own);
    await typeUntilHeard(own, id, others);
    await settle(third, ann, cay);
    expect(typed(own).filter(({ conversationId }) => conversationId === id)).toEqual([]);
    expect(typed(others).map(({ memberId }) => memberId)).not.toContain(cay.id);
    expect(third.typing).toEqual([]);
    expect(outside.typing).toEqual([]);
  });

  addition('is hidden in both directions while one of the two does not share presence', async () => {
    const { dan, eve } = await newMembers(['dan', 'eve']);
    const common = await acquaint(dan, eve);
    const [own, others] = [await listen(dan, common), await listen(eve, common)];
    await dan.chat.ok('changeChatSettings', { body: { sharePresence: false } });
    for (const from of [own, others]) type(from, common);
    await settle(own, eve, dan);
    await settle(others, dan, eve);
    expect([own.typing, others.typing]).toEqual([[], []]);
    await dan.chat.ok('changeChatSettings', { body: { sharePresence: true } });
    await typeUntilHeard(own, common, others);
  });

  addition('does not tell the sender of a request that the other member answers', async () => {
    const { dan, eve } = await newMembers(['dan', 'eve']);
    await stored(dan, eve, 'Hello');
    const common = await open(dan, eve);
    const [own, others] = [await listen(dan, common), await listen(eve, common)];
    for (const from of [own, others]) type(from, common);
    await settle(others, dan, eve);
    expect([own.typing, others.typing]).toEqual([[], []]);
    await stored(eve, dan, 'Hello');
    await typeUntilHeard(others, common, own);
  });
});
