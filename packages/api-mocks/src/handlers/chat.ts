import type { ChatUser, Conversation } from '@skill-exchange/api-client/types';
import { community } from '../community.ts';
import { instant, makeMessage } from '../factories.ts';
import { errorBody, type Http, pageOf } from '../http.ts';
import { nextNumber, numberedThread, ownSide, quoteOf } from '../threads.ts';
import { described, uploaded } from './attachments.ts';
import { blocks } from './blocks.ts';

const notYours = errorBody('Only the two members of this conversation can read it.');

export const chatHandlers = (http: Http) => ({
  listChatUsers: http.get('/api/chat/users/chats/{currentUserId}', ({ params, request, response }) => {
    if (params.currentUserId !== community().me._id)
      return response(403).json(errorBody('You can only do this for yourself.'));
    const { entries, headers } = pageOf(partners(), request);
    return response(200).json(entries, { headers });
  }),

  openConversation: http.post('/api/chat/conversation', async ({ request, response }) => {
    const { userId, otherUserId } = await request.json();
    const { me, users } = community();
    if (userId !== me._id) return response(403).json(errorBody('You can only do this for yourself.'));
    if (!users.some(({ _id }) => _id === otherUserId)) return response(404).json(errorBody('User not found.'));
    // A conversation with a blocked member is only read.
    if (blocks().has(otherUserId) && !knownConversation(userId, otherUserId))
      return response(404).json(errorBody('User not found.'));
    return response(200).json(conversationOf(userId, otherUserId));
  }),

  listMessages: http.get('/api/chat/messages/{conversationId}', ({ params, query, request, response }) => {
    const { conversations } = community();
    const conversation = conversations.find(({ _id }) => _id === params.conversationId);
    if (conversation === undefined) return response(404).json(errorBody('Conversation not found.'));
    if (!conversation.members.includes(community().me._id)) return response(403).json(notYours);
    const thread = numberedThread(conversation._id);
    const after = thread.findIndex(({ _id }) => _id === query.get('after'));
    // Pages go from the newest message to older ones; within a page the oldest is first.
    const { entries, headers } = pageOf(thread.slice(after + 1).toReversed(), request);
    for (const { _id } of entries) community().unreadIds.delete(_id);
    ownSide(conversation._id).isMarkedUnread = false;
    return response(200).json(entries.toReversed(), { headers });
  }),

  sendMessage: http.post('/api/chat/messages', async ({ request, response }) => {
    const { senderId, receiverId, text, replyTo, attachmentIds = [], descriptions } = await request.json();
    const { me, messages } = community();
    if (senderId !== me._id) return response(403).json(errorBody('You can only do this for yourself.'));
    const key = request.headers.get('Idempotency-Key');
    const conversationId = conversationOf(senderId, receiverId)._id;
    const number = nextNumber(conversationId);
    const answered = messages.find(({ _id }) => _id === replyTo);
    const id = key === null ? `message-${messages.length + 1}` : `message-${key}`;
    const stored =
      messages.find(({ _id }) => _id === id) ??
      makeMessage({
        _id: id,
        senderId: { _id: senderId },
        text,
        createdAt: instant(0, 9, messages.length),
        conversationId,
        seq: number,
        changeSeq: number,
        ...(answered && { replyTo: quoteOf(answered) }),
        ...(attachmentIds.length > 0 && { attachments: described(uploaded(attachmentIds), descriptions) }),
      });
    if (!messages.includes(stored)) messages.push(stored);
    return response(201).json({ ...stored, message: stored });
  }),
});

/** The members with whom the signed-in one has a conversation. */
function partners(): ChatUser[] {
  const { conversations, me, users, messages, unreadIds, formerIds } = community();
  return users.flatMap(({ _id, name, photo = '' }): ChatUser[] => {
    const shared = conversations.find(({ members }) => members.includes(me._id) && members.includes(_id));
    if (_id === me._id || shared === undefined || blocks().has(_id)) return [];
    const side = ownSide(shared._id);
    if (side.isDeclined) return [];
    const unread = messages.filter((message) => message.conversationId === shared._id && unreadIds.has(message._id));
    const thread = numberedThread(shared._id);
    const last = thread.findLast(({ deletedAt }) => deletedAt === undefined);
    const isFormer = formerIds.has(_id);
    const former = { name: 'Former member', photo: '', isFormer };
    return [
      {
        _id,
        name,
        photo,
        conversationId: shared._id,
        unreadCount: unread.length,
        changeSeq: nextNumber(shared._id) - 1,
        ...(last?.seq !== undefined && {
          lastMessage: {
            senderId: last.senderId._id,
            excerpt: last.text,
            ...(last.attachments?.[0] && { attachment: last.attachments[0].kind }),
            at: last.createdAt,
            seq: last.seq,
          },
        }),
        ...(side.isArchived && { isArchived: true }),
        ...(side.mutedUntil && { mutedUntil: side.mutedUntil }),
        ...(side.isMarkedUnread && { isMarkedUnread: true }),
        ...(side.request && { request: side.request }),
        ...(isFormer && former),
      },
    ];
  });
}

const knownConversation = (one: string, other: string) =>
  community().conversations.find(({ members }) => members.includes(one) && members.includes(other));

/** Returns the conversation of a pair, created if necessary. */
function conversationOf(one: string, other: string): Conversation {
  const { conversations } = community();
  const known = knownConversation(one, other);
  if (known) return known;
  const opened = { _id: `conversation-${conversations.length + 1}`, members: [one, other] };
  conversations.unshift(opened);
  return opened;
}
