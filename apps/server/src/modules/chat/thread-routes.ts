import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers } from '../../contract/handlers.ts';
import { nextLink } from '../../paging.ts';
import { attachmentHandlers } from './attachment-routes.ts';
import { addReaction, deleteMessage, editMessage, removeReaction } from './change-message.ts';
import { changeChatSettings, readChatSettings } from './chat-settings.ts';
import { searchMessages } from './search-messages.ts';
import {
  answerMessageRequest,
  changeConversation,
  markConversation,
  readChanges,
  readThread,
} from './thread-service.ts';

/** The additions to the chat: threads, attachments, changes of messages, marks, search and settings. */
export function threadHandlers(context: AppContext) {
  return {
    ...attachmentHandlers(context),
    getThread: async (call) => ({
      status: 200,
      body: await readThread(context, callerOf(call).memberId, call.path.conversationId, call.query),
    }),
    listChanges: async (call) => ({
      status: 200,
      body: await readChanges(context, callerOf(call).memberId, call.path.conversationId, call.query),
    }),
    markConversation: async (call) => ({
      status: 200,
      body: await markConversation(context, callerOf(call).memberId, call.path.conversationId, call.body),
    }),
    changeConversation: async (call) => ({
      status: 200,
      body: await changeConversation(context, callerOf(call).memberId, call.path.conversationId, call.body),
    }),
    answerMessageRequest: async (call) => {
      const { conversationId } = call.path;
      const { memberId } = callerOf(call);
      return { status: 200, body: await answerMessageRequest(context, memberId, conversationId, call.body.answer) };
    },
    editMessage: async (call) => ({
      status: 200,
      body: await editMessage(context, callerOf(call).memberId, call.path.messageId, call.body),
    }),
    deleteMessage: async (call) => ({
      status: 200,
      body: await deleteMessage(context, callerOf(call).memberId, call.path.messageId),
    }),
    addReaction: async (call) => ({
      status: 200,
      body: await addReaction(context, callerOf(call).memberId, call.path.messageId, call.path.reaction),
    }),
    removeReaction: async (call) => ({
      status: 200,
      body: await removeReaction(context, callerOf(call).memberId, call.path.messageId, call.path.reaction),
    }),
    searchMessages: async (call) => {
      const page = await searchMessages(context, callerOf(call).memberId, call.query);
      return { status: 200, body: page.rows, headers: nextLink(call.request.url, page.nextCursor) };
    },
    getChatSettings: async (call) => ({
      status: 200,
      body: await readChatSettings(context, callerOf(call).memberId),
    }),
    changeChatSettings: async (call) => ({
      status: 200,
      body: await changeChatSettings(context, callerOf(call).memberId, call.body),
    }),
  } satisfies Partial<Handlers>;
}
