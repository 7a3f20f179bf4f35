import type { ConversationChanges, Message, Reaction } from '@skill-exchange/api-client/types';
import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { chatSeed, chatSteps, chatWalks } from '../support/env.ts';
import { type TestMember, useServer } from '../support/test-server.ts';

// Random operations of three clients whose connections are cut: what each one knows from `listChanges` alone equals the
// database at the end.

const server = useServer();

/** A linear congruential generator: the same seed gives the same walk. */
function randomFrom(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A device: it knows what it has fetched, and may be cut off. */
class Client {
  readonly member: TestMember;
  readonly conversationId: string;
  readonly messages = new Map<string, Message>();
  readonly ids: string[] = [];
  since = 0;
  unread = 0;
  isCut = false;

  constructor(member: TestMember, conversationId: string) {
    this.member = member;
    this.conversationId = conversationId;
  }

  /** Applies changes; an answer that was fetched earlier and arrives late or twice changes nothing. */
  apply({ messages, conversation, next }: ConversationChanges): void {
    for (const message of messages) {
      const known = this.messages.get(message._id);
      if (known === undefined) this.ids.push(message._id);
      if ((known?.changeSeq ?? 0) < (message.changeSeq ?? 0)) this.messages.set(message._id, message);
    }
    if (next < this.since) return;
    this.since = next;
    this.unread = conversation.unreadCount;
  }

  async fetch(limit: number): Promise<ConversationChanges> {
    const path = { conversationId: this.conversationId };
    return await this.member.chat.ok('listChanges', { path, query: { since: this.since, limit } });
  }

  async catchUp(limit = 100): Promise<void> {
    for (;;) {
      const changes = await this.fetch(limit);
      this.apply(changes);
      if (!changes.hasMore) return;
    }
  }

  /** The messages in their order. */
  thread(): Message[] {
    return [...this.messages.values()].sort((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
  }
}

const reactions: Reaction[] = ['thumbsUp', 'heart', 'laugh', 'surprised', 'thanks', 'celebrate'];

/** A walk of two members in one conversation, by a seed. */
async function walk(seed: number): Promise<void> {
  const random = randomFrom(seed);
  const [ann, ben] = await enrol(server, 'Ann', 'Ben');
  const pair = { userId: ann.id, otherUserId: ben.id };
  const { _id: conversationId } = await ann.chat.ok('openConversation', { body: pair });
  // Ann has two devices.
  const clients = [ann, ann, ben].map((member) => new Client(member, conversationId));
  const deleted = new Set<string>();
  let late: { client: Client; changes: ConversationChanges } | undefined;
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)];

  for (let step = 0; step < chatSteps; step += 1) {
    const client = pick(clients) as Client;
    const { member } = client;
    const other = member === ann ? ben : ann;
    const known = client.messages.get(pick(client.ids) ?? '');
    const path = { messageId: known?._id ?? '' };
    const operation = random(12);
    if (operation === 0) client.isCut = !client.isCut;
    else if (operation === 1 && !client.isCut) await client.catchUp(1 + random(5));
    else if (operation === 2 && !client.isCut) late = { client, changes: await client.fetch(100) };
    else if (operation === 3 && late !== undefined) late.client.apply(late.changes);
    else if (operation === 4 && known !== undefined) {
      const isOwn = known.senderId._id === member.id;
      const answer = await member.chat.call('editMessage', { path, body: { text: `edit ${step}` } });
      const expected = isOwn ? (deleted.has(known._id) ? 409 : 200) : 403;
      expect(answer.status).toBe(expected);
    } else if (operation === 5 && known?.senderId._id === member.id) {
      await member.chat.ok('deleteMessage', { path });
      deleted.add(known._id);
    } else if (operation <= 7 && known !== undefined) {
      const call = random(2) === 0 ? 'addReaction' : 'removeReaction';
      await member.chat.call(call, { path: { ...path, reaction: pick(reactions) ?? 'heart' } });
    } else if (operation === 8 && known?.seq !== undefined) {
      await member.chat.ok('markConversation', { path: { conversationId }, body: { readSeq: known.seq } });
    } else if (operation >= 9) {
      const replyTo = known !== undefined && !deleted.has(known._id) && random(4) === 0 ? { replyTo: known._id } : {};
      const body = { senderId: member.id, receiverId: other.id, text: `message ${step}`, ...replyTo };
      const key = `step-${step}`;
      const sent = await member.chat.ok('sendMessage', { body, headers: { 'idempotency-key': key } });
      // The answer was lost.
      if (random(4) === 0) {
        const again = await member.chat.ok('sendMessage', { body, headers: { 'idempotency-key': key } });
        expect(again._id).toBe(sent._id);
      }
    }
  }

  const rows = await server.database.db
    .selectFrom('messages')
    .select(['id', 'seq', 'changed_seq', 'sender_id', 'text', 'deleted_at'])
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute();
  const given = await server.database.db
    .selectFrom('message_reactions')
    .innerJoin('messages', 'messages.id', 'message_id')
    .select(['message_id', 'member_id', 'reaction'])
    .where('conversation_id', '=', conversationId)
    .execute();
  const givenTo = new Map<string, typeof given>();
  for (const one of given) givenTo.set(one.message_id, [...(givenTo.get(one.message_id) ?? []), one]);
  const reads = await server.database.db
    .selectFrom('conversation_reads')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .execute();
  expect(rows.length).toBeGreaterThan(chatSteps / 10);
  for (const client of clients) {
    await client.catchUp();
    const thread = client.thread();
    expect(thread.map(({ _id, seq, changeSeq, text }) => [_id, seq, changeSeq, text])).toEqual(
      rows.map(({ id, seq, changed_seq, text }) => [id, seq, changed_seq ?? seq, text]),
    );
    for (const message of thread) {
      const stored = givenTo.get(message._id) ?? [];
      const shown = (message.reactions ?? []).flatMap((one) => one.members.map((id) => `${one.reaction} ${id}`));
      expect(new Set(shown)).toEqual(new Set(stored.map((one) => `${one.reaction} ${one.member_id}`)));
      expect(shown).toHaveLength(stored.length);
      if (deleted.has(message._id)) expect(message).toMatchObject({ text: '', deletedAt: expect.any(String) });
    }
    const { read_seq = 0 } = reads.find(({ member_id }) => member_id === client.member.id) ?? {};
    const unread = rows.filter(
      ({ seq, sender_id, deleted_at }) => seq > read_seq && sender_id !== client.member.id && deleted_at === null,
    );
    expect(client.unread).toBe(Math.min(unread.length, 1_000));
  }
}

test('three clients with cuts know the same as the database', {
  timeout: 60_000 + chatWalks * chatSteps * 1_000,
}, async () => {
  const seeds = Array.from({ length: chatWalks }, (_, index) => chatSeed + index);
  await Promise.all(seeds.map(walk));
});
