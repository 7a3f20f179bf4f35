import type { paths } from '@skill-exchange/api-client/types';
import type { ArticlePaths } from './handlers/articles.ts';
import type { Handlers } from './handlers.ts';

export type AllPaths = paths & ArticlePaths;

/** The name of an operation, as its handler has it: 'users.list'. */
export type OperationName = {
  [Group in keyof Handlers]: `${Group}.${keyof Handlers[Group] & string}`;
}[keyof Handlers];

interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: keyof AllPaths;
}

/** Where each operation is. A handler without a line here, or a line without a handler, does not compile. */
export const operations = {
  'auth.signUp': { method: 'post', path: '/auth/signup' },
  'auth.logIn': { method: 'post', path: '/auth/login' },
  'auth.check': { method: 'post', path: '/auth/check' },
  'auth.logOut': { method: 'post', path: '/auth/logout' },
  'auth.logOutEverywhere': { method: 'post', path: '/auth/logout-all' },
  'skills.search': { method: 'get', path: '/api/skills' },
  'skills.recent': { method: 'get', path: '/api/skills/recent' },
  'skills.add': { method: 'post', path: '/api/skills/add' },
  'users.list': { method: 'get', path: '/api/user/getAll' },
  'users.recommended': { method: 'get', path: '/api/user/userRecommend' },
  'users.detail': { method: 'get', path: '/api/user/get/{userId}' },
  'users.edit': { method: 'put', path: '/api/user/edit/{userId}' },
  'reports.create': { method: 'post', path: '/api/report-user/new' },
  'reports.isReported': { method: 'get', path: '/api/report-user/isReported' },
  'events.list': { method: 'get', path: '/api/events/getAll' },
  'events.learn': { method: 'get', path: '/api/events/get-learn-events' },
  'events.detail': { method: 'get', path: '/api/events/getEvent/{eventId}' },
  'events.created': { method: 'get', path: '/api/events/user-events-status' },
  'events.participating': { method: 'get', path: '/api/events/get-participating-events' },
  'events.requests': { method: 'get', path: '/api/events/{eventId}/requests' },
  'events.participants': { method: 'get', path: '/api/events/{eventId}/participants' },
  'events.create': { method: 'post', path: '/api/events/create' },
  'events.update': { method: 'put', path: '/api/events/update/{eventId}' },
  'events.remove': { method: 'delete', path: '/api/events/delete/{eventId}' },
  'events.register': { method: 'post', path: '/api/events/{id}/register' },
  'events.handleRequest': { method: 'post', path: '/api/events/{eventId}/handle-request' },
  'sessions.create': { method: 'post', path: '/api/sessions/new' },
  'sessions.list': { method: 'get', path: '/api/sessions/my-sessions' },
  'sessions.edit': { method: 'put', path: '/api/sessions/edit/{sessionId}' },
  'sessions.cancel': { method: 'put', path: '/api/sessions/{sessionId}/cancel' },
  'sessions.decline': { method: 'put', path: '/api/sessions/{sessionId}/decline' },
  'reviews.create': { method: 'post', path: '/api/reviews/new' },
  'reviews.received': { method: 'get', path: '/api/reviews/user/{userId}' },
  'reviews.given': { method: 'get', path: '/api/reviews/given' },
  'reviews.edit': { method: 'put', path: '/api/reviews/edit/{reviewId}' },
  'reviews.remove': { method: 'delete', path: '/api/reviews/remove/{reviewId}' },
  'chat.users': { method: 'get', path: '/api/chat/users/chats/{currentUserId}' },
  'chat.open': { method: 'post', path: '/api/chat/conversation' },
  'chat.messages': { method: 'get', path: '/api/chat/messages/{conversationId}' },
  'chat.send': { method: 'post', path: '/api/chat/messages' },
  'operations.image': { method: 'get', path: '/api/images/{image}' },
  'operations.health': { method: 'get', path: '/health' },
  'operations.ready': { method: 'get', path: '/ready' },
  'articles.list': { method: 'get', path: '/articles' },
  'articles.detail': { method: 'get', path: '/articles/{id}' },
} as const satisfies Record<OperationName, Operation>;

/** Whether a text is the name of an operation. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

type ResponsesOf<Name extends OperationName> = (typeof operations)[Name] extends {
  method: infer Method extends string;
  path: infer Path extends keyof AllPaths;
}
  ? Method extends keyof AllPaths[Path]
    ? AllPaths[Path][Method] extends { responses: infer Responses }
      ? Responses
      : never
    : never
  : never;

/** The statuses that the contract declares for an operation. */
export type StatusOf<Name extends OperationName> = keyof ResponsesOf<Name>;

/** The body of an operation's 200, for those that have one. */
export type BodyOf<Name extends OperationName> =
  ResponsesOf<Name> extends { 200: { content: { 'application/json': infer Body } } } ? Body : never;
