import type { AppContext } from '../../context.ts';
import { callerOf, type Handlers, idempotencyKeyOf } from '../../contract/handlers.ts';
import { linkWith, nextLink } from '../../paging.ts';
import { presentChatUser, presentConversation, presentMessage } from './present-chat.ts';
import { createSendMessage } from './send-message.ts';
import { chatUsersOf, type MessagesPage, openConversation, readMessages } from './service.ts';
import { threadHandlers } from './thread-routes.ts';

/** Returns the `Link` header: `after` leads to later messages, a cursor to older ones. */
function nextMessagesLink(requestUrl: string, next: MessagesPage['next']): Record<string, string> {
  if (next === null || 'cursor' in next) return nextLink(requestUrl, next?.cursor ?? null);
  return linkWith(requestUrl, 'after', next.after);
}

export function chatHandlers(context: AppContext) {
  const sendMessage = createSendMessage(context);
  return {
    ...threadHandlers(context),
    listChatUsers: async (call) => {
      const { currentUserId } = call.path;
      const page = await chatUsersOf(context, callerOf(call).memberId, currentUserId, call.query);
      return {
        status: 200,
        body: page.rows.map(presentChatUser),
        headers: nextLink(call.request.url, page.nextCursor),
      };
    },
    openConversation: async (call) => {
      const conversation = presentConversation(await openConversation(context, callerOf(call).memberId, call.body));
      return { status: 200, body: { ...conversation, conversation } };
    },
    listMessages: async (call) => {
      const { conversationId } = call.path;
      const page = await readMessages(context, callerOf(call).memberId, conversationId, call.query);
      return {
        status: 200,
        body: page.messages.map(presentMessage),
        headers: nextMessagesLink(call.request.url, page.next),
      };
    },
    sendMessage: async (call) => {
      const { memberId } = callerOf(call);
      const stored = await sendMessage(memberId, call.body, idempotencyKeyOf(call));
      const message = presentMessage(stored);
      return { status: 201, body: { ...message, message } };
    },
  } satisfies Partial<Handlers>;
}
