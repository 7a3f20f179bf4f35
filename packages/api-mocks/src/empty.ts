import type { BodyOf, OperationName } from './operations.ts';

type Answers = { readonly [Name in OperationName]?: BodyOf<Name> };

/** What an operation answers when there is nothing to show. Only these can be switched to 'empty'. */
export const emptyAnswers = {
  'skills.search': [],
  'skills.recent': { success: true, skills: [] },
  'users.list': { success: true, users: [] },
  'users.recommended': { users: [] },
  'events.list': [],
  'events.learn': { success: true, events: [] },
  'events.created': [],
  'events.participating': [],
  'events.requests': { requests: [] },
  'events.participants': { participants: [] },
  'sessions.list': { success: true, sessions: [] },
  'reviews.received': { success: true, reviews: [] },
  'reviews.given': { success: true, reviews: [] },
  'chat.users': [],
  'chat.messages': [],
  'articles.list': [],
} as const satisfies Answers;

export type EmptyName = keyof typeof emptyAnswers;
