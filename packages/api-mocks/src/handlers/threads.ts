import { holdsWords } from '@skill-exchange/api-client/fold-text';
import type { Message, Reaction } from '@skill-exchange/api-client/types';
import { community } from '../community.ts';
import { errorBody, type Http, pageOf } from '../http.ts';
import { chatSettings, nextNumber, numberedThread, ownSide, threadConversation } from '../threads.ts';
import { described } from './attachments.ts';

const noConversation = errorBody('Conversation not found.');
const noMessage = errorBody('Message not found.');
const notSender = errorBody('Only the member who sent this message can change it.');

const messageOf = (id: string) => community().messages.find(({ _id }) => _id === id);

export const threadHandlers = (http: Http) => ({
  getThread: http.get('/api/chat/conversations/{conversationId}', ({ params, query, response }) => {
    const conversation = threadConversation(params.conversationId);
    if (conversation === undefined) return response(404).json(noConversation);
    const thread = numberedThread(conversation._id);
    const limit = Number(query.get('limit') ?? 50);
    const at = query.get('at') === 'unread' ? conversation.firstUnreadSeq : Number(query.get('at')) || undefined;
    const after = query.get('after');
    const before = query.get('before');
    const place = (seq: number) => thread.filter((message) => (message.seq ?? 0) < seq).length;
    let start = thread.length - limit;
    if (at !== undefined) start = place(at) - Math.floor(limit / 3);
    if (after !== null) start = place(Number(after) + 1);
    if (before !== null) start = place(Number(before)) - limit;
    const from = Math.max(0, start);
    const end = before === null ? from + limit : place(Number(before));
    const messages = thread.slice(from, end);
    return response(200).json({ conversation, messages, hasOlder: from > 0, hasNewer: end < thread.length });
  }),

  listChanges: http.get('/api/chat/conversations/{conversationId}/changes', ({ params, query, response }) => {
    const conversation = threadConversation(params.conversationId);
    if (conversation === undefined) return response(404).json(noConversation);
    const since = Number(query.get('since'));
    const messages = numberedThread(conversation._id)
      .filter(({ changeSeq = 0 }) => changeSeq > since)
      .sort((one, other) => (one.changeSeq ?? 0) - (other.changeSeq ?? 0));
    const next = conversation.changeSeq;
    return response(200).json({ conversation, messages, next, hasMore: false, isReset: since > next });
  }),

  markConversation: http.post(
    '/api/chat/conversations/{conversationId}/marks',
    async ({ params, request, response }) => {
      const { readSeq = 0 } = await request.json();
      for (const { _id, seq = 0 } of numberedThread(params.conversationId))
        if (seq <= readSeq) community().unreadIds.delete(_id);
      if (readSeq > 0) ownSide(params.conversationId).isMarkedUnread = false;
      const own = threadConversation(params.conversationId)?.marks[0];
      return own === undefined ? response(404).json(noConversation) : response(200).json(own);
    },
  ),

  changeConversation: http.put('/api/chat/conversations/{conversationId}', async ({ params, request, response }) => {
    const { mutedUntil, isArchived, isMarkedUnread } = await request.json();
    const side = ownSide(params.conversationId);
    if (mutedUntil !== undefined) side.mutedUntil = mutedUntil ?? undefined;
    if (isArchived !== undefined) side.isArchived = isArchived;
    if (isMarkedUnread !== undefined) side.isMarkedUnread = isMarkedUnread;
    const conversation = threadConversation(params.conversationId);
    return conversation === undefined ? response(404).json(noConversation) : response(200).json(conversation);
  }),

  answerMessageRequest: http.post(
    '/api/chat/conversations/{conversationId}/request',
    async ({ params, request, response }) => {
      const { answer } = await request.json();
      const side = ownSide(params.conversationId);
      if (side.request !== 'incoming')
        return response(409).json(errorBody('This conversation is not a request to you.'));
      if (answer === 'accept') side.request = undefined;
      side.isDeclined = answer === 'decline';
      const conversation = threadConversation(params.conversationId);
      return conversation === undefined ? response(404).json(noConversation) : response(200).json(conversation);
    },
  ),

  editMessage: http.put('/api/chat/message/{messageId}', async ({ params, request, response }) => {
    const { text, descriptions } = await request.json();
    const message = messageOf(params.messageId);
    if (message === undefined) return response(404).json(noMessage);
    if (message.senderId._id !== community().me._id) return response(403).json(notSender);
    if (text.trim() === '' && !message.attachments) return response(400).json(errorBody('text: must not be empty'));
    const attachments = message.attachments && described(message.attachments, descriptions);
    const edited = { text, ...(attachments && { attachments }), editedAt: new Date(Date.now()).toISOString() };
    return response(200).json(changed(message, edited));
  }),

  deleteMessage: http.delete('/api/chat/message/{messageId}', ({ params, response }) => {
    const message = messageOf(params.messageId);
    if (message === undefined) return response(404).json(noMessage);
    if (message.senderId._id !== community().me._id) return response(403).json(notSender);
    for (const part of ['editedAt', 'replyTo', 'reactions', 'attachments'] as const) delete message[part];
    return response(200).json(changed(message, { text: '', deletedAt: new Date(Date.now()).toISOString() }));
  }),

  addReaction: http.put('/api/chat/message/{messageId}/reactions/{reaction}', ({ params, response }) => {
    const message = messageOf(params.messageId);
    return message === undefined
      ? response(404).json(noMessage)
      : response(200).json(reacted(message, params.reaction as Reaction, true));
  }),

  removeReaction: http.delete('/api/chat/message/{messageId}/reactions/{reaction}', ({ params, response }) => {
    const message = messageOf(params.messageId);
    return message === undefined
      ? response(404).json(noMessage)
      : response(200).json(reacted(message, params.reaction as Reaction, false));
  }),

  searchMessages: http.get('/api/chat/search', ({ query, request, response }) => {
    const words = query.get('q') ?? '';
    const { conversations } = community();
    const found = conversations.flatMap(({ _id, members }) => {
      const partner = threadConversation(_id)?.with;
      const only = query.get('with');
      if (partner === undefined || (only !== null && !members.includes(only))) return [];
      const hits = numberedThread(_id).filter(({ text, attachments = [] }) =>
        holdsWords([text, ...attachments.map(({ description = '' }) => description)], words),
      );
      return hits.map((message) => ({ ...message, with: partner }));
    });
    found.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    const { entries, headers } = pageOf(found, request);
    return response(200).json(entries, { headers });
  }),

  getChatSettings: http.get('/api/chat/settings', ({ response }) => response(200).json(chatSettings())),

  changeChatSettings: http.put('/api/chat/settings', async ({ request, response }) =>
    response(200).json(Object.assign(chatSettings(), await request.json())),
  ),
});

function changed(message: Message, parts: Partial<Message>): Message {
  return Object.assign(message, parts, { changeSeq: nextNumber(message.conversationId) });
}

/** Adds or removes the signed-in member's reaction. */
function reacted(message: Message, reaction: Reaction, isOn: boolean): Message {
  const { me } = community();
  const given = new Map(message.reactions?.map((one) => [one.reaction, one.members]));
  const others = (given.get(reaction) ?? []).filter((id) => id !== me._id);
  given.set(reaction, isOn ? [...others, me._id] : others);
  const reactions = [...given].filter(([, members]) => members.length > 0);
  delete message.reactions;
  const left = reactions.map(([name, members]) => ({ reaction: name, members }));
  return changed(message, left.length > 0 ? { reactions: left } : {});
}
