import type { ApiClient } from '../src/client.ts';
import {
  checkAuth,
  logInMutation,
  logOut,
  logOutEverywhereMutation,
  signUpMutation,
} from '../src/endpoints/auth.ts';
import {
  chatUsersQuery,
  conversationQuery,
  messagesQuery,
  sendMessageMutation,
} from '../src/endpoints/chat.ts';
import {
  createdEventsQuery,
  createEventMutation,
  deleteEventMutation,
  eventQuery,
  eventsQuery,
  learnEventsQuery,
  updateEventMutation,
} from '../src/endpoints/events.ts';
import {
  eventParticipantsQuery,
  eventRequestsQuery,
  handleRequestMutation,
  participatingEventsQuery,
  registerForEventMutation,
} from '../src/endpoints/registrations.ts';
import { isReportedQuery, reportUserMutation } from '../src/endpoints/reports.ts';
import {
  createReviewMutation,
  editReviewMutation,
  givenReviewsQuery,
  receivedReviewsQuery,
  removeReviewMutation,
} from '../src/endpoints/reviews.ts';
import {
  cancelSessionMutation,
  createSessionMutation,
  declineSessionMutation,
  editSessionMutation,
  sessionsQuery,
} from '../src/endpoints/sessions.ts';
import { addSkillMutation, recentSkillsQuery, skillSearchQuery } from '../src/endpoints/skills.ts';
import { editUserMutation, recommendedUsersQuery, userQuery, usersQuery } from '../src/endpoints/users.ts';
import type { operations } from '../src/types.ts';
import { makeCache, mutate } from './support.ts';

/**
 * Pictures are loaded by the browser, the health of the server is not the app's to ask, and articles come from a
 * service with an address of its own (see endpoints.test.ts).
 */
type Called = Exclude<
  keyof operations,
  'getImage' | 'getHealth' | 'getReadiness' | 'listArticles' | 'getArticle'
>;

const cache = makeCache();
const times = { start_time: '2026-12-01T19:00:00.000Z', end_time: '2026-12-01T20:00:00.000Z' };
const account = { email: 'ines@example.org', password: 'a long passphrase' };
const link = 'https://meet.example.org/room';

/** One call of every operation through the shipped functions. An operation that has none does not compile. */
export const calls: Readonly<Record<Called, (api: ApiClient) => Promise<unknown>>> = {
  signUp: (api) => mutate(cache, signUpMutation(api), { name: 'Inês Carvalho', ...account }),
  logIn: (api) => mutate(cache, logInMutation(api), account),
  checkAuth: (api) => checkAuth(api),
  logOut: (api) => logOut(api),
  logOutEverywhere: (api) => mutate(cache, logOutEverywhereMutation(api), undefined),
  searchSkills: (api) => makeCache().fetchQuery(skillSearchQuery(api, 'port')),
  listRecentSkills: (api) => makeCache().fetchQuery(recentSkillsQuery(api)),
  addSkill: (api) =>
    mutate(cache, addSkillMutation(api), { name: 'Bookbinding', desc: 'Fold, sew, case in' }),
  listUsers: (api) => makeCache().fetchInfiniteQuery(usersQuery(api, 'inês')),
  recommendUsers: (api) => makeCache().fetchQuery(recommendedUsersQuery(api)),
  getUser: (api) => makeCache().fetchQuery(userQuery(api, 'u 1/2')),
  editUser: (api) => mutate(cache, editUserMutation(api), { userId: 'u 1/2', skillsOffered: ['Python'] }),
  reportUser: (api) => mutate(cache, reportUserMutation(api), { reason: 'Spam', reportedUser: 'u2' }),
  isUserReported: (api) => makeCache().fetchQuery(isReportedQuery(api, 'u2')),
  listEvents: (api) => makeCache().fetchInfiniteQuery(eventsQuery(api)),
  listLearnEvents: (api) => makeCache().fetchQuery(learnEventsQuery(api)),
  createEvent: (api) =>
    mutate(cache, createEventMutation(api), {
      title: 'Rooks',
      description: 'Endings',
      date: '2026-12-01',
      max_participants: 5,
      ...times,
    }),
  getEvent: (api) => makeCache().fetchQuery(eventQuery(api, 'e1')),
  updateEvent: (api) => mutate(cache, updateEventMutation(api), { eventId: 'e1', ...times }),
  deleteEvent: (api) => mutate(cache, deleteEventMutation(api), 'e1'),
  listCreatedEvents: (api) => makeCache().fetchQuery(createdEventsQuery(api, 'Upcoming')),
  listParticipatingEvents: (api) => makeCache().fetchQuery(participatingEventsQuery(api, 'Completed')),
  registerForEvent: (api) => mutate(cache, registerForEventMutation(api), 'e1'),
  listEventRequests: (api) => makeCache().fetchQuery(eventRequestsQuery(api, 'e1')),
  listEventParticipants: (api) => makeCache().fetchQuery(eventParticipantsQuery(api, 'e1')),
  handleEventRequest: (api) =>
    mutate(cache, handleRequestMutation(api), { eventId: 'e1', userId: 'u2', action: 'APPROVE' }),
  createSession: (api) =>
    mutate(cache, createSessionMutation(api), { date: times.start_time, userTwo: 'u2', link }),
  listMySessions: (api) => makeCache().fetchQuery(sessionsQuery(api)),
  editSession: (api) => mutate(cache, editSessionMutation(api), { sessionId: 's1', link }),
  cancelSession: (api) => mutate(cache, cancelSessionMutation(api), 's1'),
  declineSession: (api) => mutate(cache, declineSessionMutation(api), 's1'),
  createReview: (api) =>
    mutate(cache, createReviewMutation(api), {
      rating: 5,
      comment: 'Patient.',
      reviewedTo: 'u2',
      sessionId: 's1',
    }),
  listUserReviews: (api) => makeCache().fetchQuery(receivedReviewsQuery(api, 'u2')),
  listGivenReviews: (api) => makeCache().fetchQuery(givenReviewsQuery(api)),
  editReview: (api) => mutate(cache, editReviewMutation(api), { reviewId: 'r1', rating: 4 }),
  removeReview: (api) => mutate(cache, removeReviewMutation(api), 'r1'),
  listChatUsers: (api) => makeCache().fetchQuery(chatUsersQuery(api, 'u1')),
  openConversation: (api) => makeCache().fetchQuery(conversationQuery(api, 'u1', 'u2')),
  listMessages: (api) => makeCache().fetchInfiniteQuery(messagesQuery(api, 'c1')),
  sendMessage: (api) =>
    mutate(cache, sendMessageMutation(api), { senderId: 'u1', receiverId: 'u2', text: 'Thursday?' }),
};
