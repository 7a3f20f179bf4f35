import type { paths } from './generated/schema.ts';

/**
 * Paths whose operations take no bearer: what anybody may call, and chat, where the session cookie speaks for the
 * member. A test holds this list against the security of openapi.yaml. `/api/events/getAll` is not in it: anybody may
 * call it, and a bearer adds the caller's own join requests to the answer.
 */
export const bearerless: ReadonlySet<string> = new Set<keyof paths>([
  '/auth/signup',
  '/auth/login',
  '/api/skills',
  '/api/skills/recent',
  '/api/user/getAll',
  '/api/reviews/user/{userId}',
  '/api/chat/users/chats/{currentUserId}',
  '/api/chat/conversation',
  '/api/chat/messages',
  '/api/chat/messages/{conversationId}',
  '/api/images/{image}',
  '/articles',
  '/articles/{id}',
  '/health',
  '/ready',
]);
