import type { BodyOf, OperationName } from './operations.ts';

type Answers = { readonly [Name in OperationName]?: BodyOf<Name> };

/** What an operation answers when there is nothing to show. Only these can be switched to 'empty'. */
export const emptyAnswers = {
  searchSkills: [],
  listRecentSkills: { success: true, skills: [] },
  listUsers: { success: true, users: [] },
  recommendUsers: { users: [] },
  listEvents: [],
  listLearnEvents: { success: true, events: [] },
  listCreatedEvents: [],
  listParticipatingEvents: [],
  listEventRequests: { requests: [] },
  listEventParticipants: { participants: [] },
  listMySessions: { success: true, sessions: [] },
  listUserReviews: { success: true, reviews: [] },
  listGivenReviews: { success: true, reviews: [] },
  listChatUsers: [],
  listMessages: [],
  listArticles: [],
} as const satisfies Answers;

export type EmptyName = keyof typeof emptyAnswers;
