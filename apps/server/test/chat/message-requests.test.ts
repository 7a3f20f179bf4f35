import { describe, expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { decide, holdSession, hostEvent, letIn, say } from '../support/kinds/things.ts';
import { agree, propose } from '../support/offers.ts';
import { type TestMember, useServer } from '../support/test-server.ts';
import { acquainted, rowOf, threadOf } from './conversation-reads.ts';

const server = useServer();

describe('a first message of a stranger', () => {
  test('waits as a request without receipts, until the receiver accepts', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'Hello');
    const path = { conversationId };
    expect(await rowOf(ben)).toMatchObject({ request: 'incoming', unreadCount: 1 });
    expect(await rowOf(ann)).toMatchObject({ request: 'outgoing' });
    await ben.chat.ok('listMessages', { path });
    expect((await threadOf(ann, conversationId)).marks).toHaveLength(1);
    await ann.chat.errorOf('answerMessageRequest', 409, { path, body: { answer: 'accept' } });
    const accepted = await ben.chat.ok('answerMessageRequest', { path, body: { answer: 'accept' } });
    expect(accepted).not.toHaveProperty('request');
    expect(await ben.chat.ok('answerMessageRequest', { path, body: { answer: 'accept' } })).toEqual(accepted);
    await ben.chat.errorOf('answerMessageRequest', 409, { path, body: { answer: 'decline' } });
    expect((await threadOf(ann, conversationId)).marks).toMatchObject([{}, { memberId: ben.id, readSeq: 1 }]);
  });

  test('is accepted by an answer', async () => {
    const { ann } = await acquainted(server);
    expect(await rowOf(ann)).not.toHaveProperty('request');
  });

  test.each<[string, (one: TestMember, two: TestMember) => Promise<unknown>]>([
    ['a proposal of the receiver', (sender, receiver) => propose(server, receiver, sender, [30])],
    ['a proposal of the sender', (sender, receiver) => propose(server, sender, receiver, [30])],
    ['a session', (sender, receiver) => holdSession(server, sender, receiver, 30)],
    [
      'an event that the receiver hosts',
      async (sender, receiver) => letIn(receiver, sender, (await hostEvent(server, receiver))._id),
    ],
    [
      'a request to join',
      async (sender, receiver) => {
        const { _id: id } = await hostEvent(server, receiver);
        await sender.api.ok('registerForEvent', { path: { id } });
      },
    ],
    [
      'an invitation to host with the receiver',
      async (sender, receiver) => {
        const { _id: eventId } = await hostEvent(server, receiver);
        await receiver.api.ok('inviteCohost', { path: { eventId }, body: { userId: sender.id } });
      },
    ],
  ])('is no request between two who share %s', async (_thing, share) => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await share(ann, ben);
    await say(ann, ben, 'About that');
    expect(await rowOf(ben)).not.toHaveProperty('request');
    expect(await rowOf(ann)).not.toHaveProperty('request');
  });

  test('is one again once the session that was planned for it is declined', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const session = await propose(server, ann, ben, [30]);
    await say(ann, ben, 'Please?');
    await ben.api.ok('declineSession', { path: { sessionId: session._id }, body: {} });
    expect(await rowOf(ben)).toMatchObject({ request: 'incoming' });
  });

  test.each<[string, (answering: TestMember, asking: TestMember) => Promise<() => Promise<unknown>>]>([
    [
      'a session',
      async (ann, ben) => {
        const { _id: sessionId } = await propose(server, ben, ann, [30]);
        return () => ann.api.ok('declineSession', { path: { sessionId }, body: {} });
      },
    ],
    [
      'a place',
      async (ann, ben) => {
        const { _id: id } = await hostEvent(server, ann);
        await ben.api.ok('registerForEvent', { path: { id } });
        return () => decide(ann, ben, id, 'REJECT');
      },
    ],
  ])('is none from whom the receiver has asked for %s, also after a no', async (_thing, ask) => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const decline = await ask(ann, ben);
    await say(ann, ben, 'Sorry, not this month.');
    await decline();
    expect([await rowOf(ben), await rowOf(ann)]).not.toContainEqual(
      expect.objectContaining({ request: expect.anything() }),
    );
  });

  test('is none once the two have agreed to meet, also after that was canceled', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    await say(ann, ben, 'Shall we?');
    const { _id: sessionId } = await agree(server, ann, ben, 30);
    await ann.api.ok('cancelSession', { path: { sessionId } });
    expect(await rowOf(ben)).not.toHaveProperty('request');
  });

  test('that is declined is removed from the list, and nobody is notified, nor the sender', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'Buy now');
    const path = { conversationId };
    await ben.chat.ok('answerMessageRequest', { path, body: { answer: 'decline' } });
    await say(ann, ben, 'Buy today');
    expect(await rowOf(ben)).toBeUndefined();
    expect((await ben.api.ok('listNotifications')).unread).toBe(0);
    expect(await ben.chat.ok('searchMessages', { query: { q: 'buy' } })).toEqual([]);
    expect(await rowOf(ann)).toMatchObject({ request: 'outgoing', lastMessage: { excerpt: 'Buy today' } });
    await say(ben, ann, 'Who are you?');
    expect(await rowOf(ben)).not.toHaveProperty('request');
  });

  test('that was declined comes back with what is written once the two share something', async () => {
    const [ann, ben] = await enrol(server, 'Ann', 'Ben');
    const { conversationId } = await say(ann, ben, 'Buy now');
    await ben.chat.ok('answerMessageRequest', { path: { conversationId }, body: { answer: 'decline' } });
    await propose(server, ben, ann, [30]);
    expect(await rowOf(ben)).toBeUndefined();
    await say(ann, ben, 'Where do we meet?');
    expect(await rowOf(ben)).toMatchObject({ lastMessage: { excerpt: 'Where do we meet?' } });
    expect(await rowOf(ben)).not.toHaveProperty('request');
    expect((await ben.api.ok('listNotifications')).notifications).toMatchObject([{ kind: 'message', isRead: false }]);
  });
});
