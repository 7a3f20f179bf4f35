import type { OperationId } from '../../src/contract/handlers.ts';
import type { Target } from './targets.ts';

/**
 * Who calls.
 *
 * - visitor: nobody who is known
 * - member: somebody who has nothing to do with the thing
 * - owner: whose profile it is, who takes part in the event, who is user one of the session, who gave the review
 * - counterpart: who asks to join the event, who is user two of the session, who received the review
 * - host: of the event; elsewhere just another member
 * - namesake: shares the host's name, and nothing else
 * - stale: the token and cookie of the person with the most rights, after they logged out
 */
export const roles = ['visitor', 'member', 'owner', 'counterpart', 'host', 'namesake', 'stale'] as const;
export type Role = (typeof roles)[number];

/** One status a role, in the order of `roles`. */
type Row = string;

const everybody = (status: number): Row => roles.map(() => status).join(' ');
const members = (status: number): Row => `401 ${Array(5).fill(status).join(' ')} 401`;
const absent = members(404);

/**
 * What every operation of the contract answers to everybody who might call it, by whose thing it is called for. A cell
 * that nobody declared fails the test.
 */
//                      visitor member owner counterpart host namesake stale
export const table: Record<OperationId, Partial<Record<Target, Row>>> = {
  signUp: { any: everybody(201) },
  logIn: { any: everybody(200) },
  checkAuth: { any: members(200) },
  logOut: { any: everybody(200) },
  logOutEverywhere: { any: members(200) },

  searchSkills: { any: everybody(200) },
  listRecentSkills: { any: everybody(200) },
  addSkill: { any: members(201) },

  listUsers: { any: everybody(200) },
  recommendUsers: { any: members(200) },
  getUser: { own: members(200), another: members(200), absent },
  editUser: { own: '401 403 200 403 403 403 401', another: members(403), absent },
  getImage: { any: everybody(200) },

  reportUser: { own: '401 201 400 201 201 201 401', another: members(201), absent },
  isUserReported: { own: members(200), another: members(200), absent: members(200) },

  listEvents: { any: everybody(200) },
  listLearnEvents: { any: members(200) },
  createEvent: { any: members(201) },
  listCreatedEvents: { any: members(200) },
  listParticipatingEvents: { any: members(200) },
  getEvent: { own: members(200), another: members(200), absent, cancelled: members(200) },
  updateEvent: {
    own: '401 403 403 403 200 403 401',
    another: members(403),
    absent,
    cancelled: '401 403 403 403 409 403 401',
  },
  deleteEvent: {
    own: '401 403 403 403 200 403 401',
    another: members(403),
    absent,
    cancelled: '401 403 403 403 409 403 401',
  },
  registerForEvent: {
    own: '401 201 409 409 409 201 401',
    another: members(201),
    absent,
    cancelled: members(409),
  },
  listEventRequests: {
    own: '401 403 403 403 200 403 401',
    another: members(403),
    absent,
    cancelled: '401 403 403 403 200 403 401',
  },
  listEventParticipants: {
    own: '401 403 200 403 200 403 401',
    another: members(403),
    absent,
    cancelled: '401 403 200 403 200 403 401',
  },
  handleEventRequest: {
    own: '401 403 403 403 200 403 401',
    another: members(403),
    absent,
    cancelled: '401 403 403 403 409 403 401',
  },

  createSession: { own: '401 201 400 201 201 201 401', another: members(201), absent },
  listMySessions: { any: members(200) },
  editSession: {
    own: '401 403 200 200 403 403 401',
    another: members(403),
    absent,
    cancelled: '401 403 409 409 403 403 401',
  },
  cancelSession: {
    own: '401 403 200 200 403 403 401',
    another: members(403),
    absent,
    cancelled: '401 403 409 409 403 403 401',
  },
  // User two did not plan it.
  declineSession: {
    own: '401 403 403 200 403 403 401',
    another: members(403),
    absent,
    cancelled: '401 403 409 409 403 403 401',
  },

  createReview: {
    own: '401 403 201 201 403 403 401',
    another: members(403),
    absent,
    cancelled: '401 403 409 409 403 403 401',
  },
  listUserReviews: { own: everybody(200), another: everybody(200), absent: everybody(404) },
  listGivenReviews: { any: members(200) },
  editReview: { own: '401 403 200 403 403 403 401', another: members(403), absent },
  removeReview: { own: '401 403 200 403 403 403 401', another: members(403), absent },

  listChatUsers: { own: '401 403 200 403 403 403 401', another: members(403), absent: members(403) },
  openConversation: { own: '401 403 200 403 403 403 401', another: members(403), absent },
  listMessages: { own: '401 403 200 200 403 403 401', another: members(403), absent },
  sendMessage: { own: '401 403 201 403 403 403 401', another: members(403), absent },

  listArticles: { any: everybody(200) },
  getArticle: { any: everybody(200) },

  getHealth: { any: everybody(200) },
  getReadiness: { any: everybody(200) },
};
