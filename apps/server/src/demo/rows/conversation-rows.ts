import type { Insertable } from 'kysely';
import type {
  ConversationReadTable,
  ConversationTable,
  MessageAttachmentTable,
  MessageReactionTable,
  MessageTable,
} from '../../db/tables/chat.ts';
import { type DemoConversation, demoConversations } from '../community.ts';
import { before, hour, minute } from '../demo-calendar.ts';
import { demoId, memberId } from '../demo-identity.ts';
import { demoCovers } from '../demo-pictures.ts';

/** Returns the rows of one conversation: itself, its messages, and both members' read positions. */
export type ConversationRows = {
  conversation: Insertable<ConversationTable>;
  messages: Insertable<MessageTable>[];
  reactions: Insertable<MessageReactionTable>[];
  attachments: Insertable<MessageAttachmentTable>[];
  reads: Insertable<ConversationReadTable>[];
};

/** Returns every conversation of the demo community. */
export function conversationRows(now: Date): ConversationRows[] {
  return demoConversations.map((talk) => {
    const { between, unread = 0 } = talk;
    const id = demoId('conversation', ...between);
    const { messages, reactions, attachments } = messageRows(id, talk, now);
    const first = messages[0];
    const last = messages.at(-1);
    if (!first || !last) throw new Error(`The demo conversation of ${between.join(' and ')} is empty.`);
    const [low, high] = pairInOrder(memberId(between[0]), memberId(between[1]));
    return {
      conversation: {
        id,
        member_low: low,
        member_high: high,
        last_seq: Math.max(...messages.map(({ seq, changed_seq }) => changed_seq ?? seq)),
        asked_by: first.sender_id,
        accepted_at: messages.find(({ sender_id }) => sender_id !== first.sender_id)?.created_at ?? null,
        last_message_at: last.created_at,
        created_at: first.created_at,
      },
      messages,
      reactions,
      attachments,
      reads: [low, high].map((reader) => ({
        conversation_id: id,
        member_id: reader,
        read_seq: reader === last.sender_id ? last.seq : last.seq - unread,
        delivered_seq: last.seq,
      })),
    };
  });
}

function messageRows(conversationId: string, talk: DemoConversation, now: Date) {
  const lines = talk.exchanges.flatMap((exchange) => {
    let moment = before(now, exchange.hoursAgo * hour);
    return exchange.lines.map(([sender, text, extras = {}]) => {
      // The pause depends on the text: members write at uneven intervals, and every seeding gives the same ones.
      moment = before(moment, -(1 + (text.length % 5)) * minute);
      return { sender_id: memberId(sender), text, created_at: moment, extras };
    });
  });
  const idOf = (index: number) => demoId('message', conversationId, String(index));
  let changes = lines.length;
  const reactions: Insertable<MessageReactionTable>[] = [];
  const attachments: Insertable<MessageAttachmentTable>[] = [];
  const messages = lines.map(({ extras, ...line }, index) => {
    const { edited, deleted, answers, picture, description, reactions: given = [] } = extras;
    const later = before(line.created_at, -minute);
    for (const [member, reaction] of given)
      reactions.push({ message_id: idOf(index), member_id: memberId(member), reaction, at: later });
    const content = picture === undefined ? null : coverOf(picture);
    const file = {
      id: demoId('attachment', idOf(index)),
      kind: 'image' as const,
      name: `${picture}.webp`,
      ...coverSize,
      ...(description !== undefined && { description }),
    };
    if (content !== null) {
      const { sender_id: member_id, created_at } = line;
      const of = { conversation_id: conversationId, member_id, message_id: idOf(index) };
      attachments.push({ ...of, ...file, content, created_at });
    }
    const isChanged = edited || deleted || given.length > 0;
    if (isChanged) changes += 1;
    return {
      id: idOf(index),
      conversation_id: conversationId,
      seq: index + 1,
      ...line,
      changed_seq: isChanged ? changes : null,
      edited_at: edited ? later : null,
      deleted_at: deleted ? later : null,
      reply_to: answers === undefined ? null : idOf(index - answers),
      attachments: content === null ? null : JSON.stringify([{ ...file, bytes: content.length }]),
    };
  });
  return { messages, reactions, attachments };
}

/** All covers have this size. */
const coverSize = { width: 1152, height: 480 };

function coverOf(name: string): Uint8Array {
  const bytes = demoCovers.get(name)?.bytes;
  if (bytes === undefined) throw new Error(`The demo has no cover ${name}.`);
  return bytes;
}

/** Orders a pair by id, as the table stores it; for lowercase UUIDs that is alphabetical. */
function pairInOrder(left: string, right: string): [string, string] {
  return left < right ? [left, right] : [right, left];
}
