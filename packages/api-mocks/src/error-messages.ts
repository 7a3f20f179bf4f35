import type { OperationName } from './operations.ts';

/** Words by operation and the name of an error. Limits and load have the same words everywhere. */
export type ErrorMessages = { readonly [Name in OperationName]?: { readonly [error: string]: string } };

const notAnAddress = 'link: must be an http or https address';
const userNotFound = 'User not found.';
const eventNotFound = 'Event not found.';
const sessionNotFound = 'Session not found.';
const reviewNotFound = 'Review not found.';
const conversationNotFound = 'Conversation not found.';
const onlyTheHost = 'Only the host may do this.';
const onlyInTheEvent = 'Only the host and those who take part may see this.';
const onlyInTheSession = 'Only the two members of this session may do this.';
const isPast = 'date: must be in the future; pick a later day or time';
const onlyTheAuthor = 'Only the author of this review may do this.';
const onlyInTheConversation = 'Only the two members of this conversation may read it.';
const onlyForYourself = 'You may only do this for yourself.';

/** The server's own words, by operation: a story shows what a member would read there. */
export const errorMessages: ErrorMessages = {
  signUp: { conflict: 'This e-mail address already has an account. Log in instead.' },
  addSkill: {
    badRequest: 'name: Skill name must be at least 2 characters.',
    // The skill that the stories ask for.
    conflict: 'Kite building is already in the catalogue.',
  },
  getUser: { notFound: userNotFound },
  editUser: { forbidden: 'You can only edit your own profile.', notFound: userNotFound },
  reportUser: { notFound: userNotFound, conflict: 'You have already reported this member.' },
  getEvent: { notFound: eventNotFound },
  listEventRequests: { forbidden: onlyTheHost, notFound: eventNotFound },
  listEventParticipants: { forbidden: onlyInTheEvent, notFound: eventNotFound },
  createEvent: { badRequest: notAnAddress },
  updateEvent: {
    badRequest: notAnAddress,
    forbidden: onlyTheHost,
    notFound: eventNotFound,
    conflict: 'This event is over.',
  },
  deleteEvent: { forbidden: onlyTheHost, notFound: eventNotFound, conflict: 'This event was canceled.' },
  registerForEvent: { notFound: eventNotFound, conflict: 'This event is full.' },
  handleEventRequest: {
    forbidden: onlyTheHost,
    notFound: 'Request not found.',
    conflict: 'This event is full.',
  },
  createSession: { badRequest: isPast, notFound: userNotFound },
  editSession: {
    badRequest: isPast,
    forbidden: onlyInTheSession,
    notFound: sessionNotFound,
    conflict: 'This session has already taken place.',
  },
  cancelSession: {
    forbidden: onlyInTheSession,
    notFound: sessionNotFound,
    conflict: 'This session is already canceled.',
  },
  declineSession: {
    forbidden: 'You planned this session. The other member can decline it.',
    notFound: sessionNotFound,
    conflict: 'A session can be declined until 7 days after its time.',
  },
  createReview: {
    forbidden: onlyInTheSession,
    notFound: sessionNotFound,
    conflict: 'You have already reviewed this session.',
  },
  listUserReviews: { notFound: userNotFound },
  editReview: { forbidden: onlyTheAuthor, notFound: reviewNotFound },
  removeReview: { forbidden: onlyTheAuthor, notFound: reviewNotFound },
  listChatUsers: { forbidden: onlyForYourself },
  openConversation: { forbidden: onlyForYourself, notFound: userNotFound },
  listMessages: { forbidden: onlyInTheConversation, notFound: conversationNotFound },
  sendMessage: {
    forbidden: onlyForYourself,
    notFound: conversationNotFound,
    conflict: 'This Idempotency-Key was used for another message.',
  },
  getImage: { notFound: 'Picture not found.' },
};
