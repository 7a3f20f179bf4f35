import type { OperationId } from '../../src/contract/handlers.ts';

/**
 * How many SQL statements each operation needs when it succeeds, besides begin and commit; exactly, so that a further
 * one is a decision. One of them is the caller's session, wherever the contract asks who calls. None grows with the
 * rows of an answer.
 */
export const statements: Record<OperationId, number> = {
  signUp: 4,
  logIn: 3,
  checkAuth: 1,
  logOut: 2,
  logOutEverywhere: 2,

  searchSkills: 2,
  listRecentSkills: 1,
  addSkill: 3,

  listUsers: 1,
  recommendUsers: 2,
  getUser: 2,
  editUser: 5,
  getImage: 1,

  reportUser: 3,
  isUserReported: 2,

  listEvents: 2,
  listLearnEvents: 2,
  createEvent: 3,
  listCreatedEvents: 2,
  listParticipatingEvents: 2,
  getEvent: 2,
  updateEvent: 4,
  deleteEvent: 3,
  registerForEvent: 2,
  listEventRequests: 3,
  listEventParticipants: 3,
  handleEventRequest: 4,

  createSession: 4,
  listMySessions: 2,
  editSession: 4,
  cancelSession: 3,
  declineSession: 3,

  createReview: 4,
  listUserReviews: 2,
  listGivenReviews: 2,
  editReview: 3,
  removeReview: 3,

  listChatUsers: 2,
  openConversation: 5,
  listMessages: 3,
  sendMessage: 3,

  listArticles: 0,
  getArticle: 0,

  getHealth: 0,
  getReadiness: 0,
};
