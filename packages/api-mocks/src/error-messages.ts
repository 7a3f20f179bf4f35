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
  'auth.signUp': { conflict: 'This e-mail address already has an account. Log in instead.' },
  'skills.add': {
    badRequest: 'name: Skill name must be at least 2 characters.',
    // The skill that the stories ask for.
    conflict: 'Kite building is already in the catalogue.',
  },
  'users.detail': { notFound: userNotFound },
  'users.edit': { forbidden: 'You can only edit your own profile.', notFound: userNotFound },
  'reports.create': { notFound: userNotFound, conflict: 'You have already reported this member.' },
  'events.detail': { notFound: eventNotFound },
  'events.requests': { forbidden: onlyTheHost, notFound: eventNotFound },
  'events.participants': { forbidden: onlyInTheEvent, notFound: eventNotFound },
  'events.create': { badRequest: notAnAddress },
  'events.update': {
    badRequest: notAnAddress,
    forbidden: onlyTheHost,
    notFound: eventNotFound,
    conflict: 'This event is over.',
  },
  'events.remove': { forbidden: onlyTheHost, notFound: eventNotFound, conflict: 'This event was canceled.' },
  'events.register': { notFound: eventNotFound, conflict: 'This event is full.' },
  'events.handleRequest': {
    forbidden: onlyTheHost,
    notFound: 'Request not found.',
    conflict: 'This event is full.',
  },
  'sessions.create': { badRequest: isPast, notFound: userNotFound },
  'sessions.edit': {
    badRequest: isPast,
    forbidden: onlyInTheSession,
    notFound: sessionNotFound,
    conflict: 'This session has already taken place.',
  },
  'sessions.cancel': {
    forbidden: onlyInTheSession,
    notFound: sessionNotFound,
    conflict: 'This session is already canceled.',
  },
  'sessions.decline': {
    forbidden: 'You planned this session. The other member can decline it.',
    notFound: sessionNotFound,
    conflict: 'A session can be declined until 7 days after its time.',
  },
  'reviews.create': {
    forbidden: onlyInTheSession,
    notFound: sessionNotFound,
    conflict: 'You have already reviewed this session.',
  },
  'reviews.received': { notFound: userNotFound },
  'reviews.edit': { forbidden: onlyTheAuthor, notFound: reviewNotFound },
  'reviews.remove': { forbidden: onlyTheAuthor, notFound: reviewNotFound },
  'chat.users': { forbidden: onlyForYourself },
  'chat.open': { forbidden: onlyForYourself, notFound: userNotFound },
  'chat.messages': { forbidden: onlyInTheConversation, notFound: conversationNotFound },
  'chat.send': {
    forbidden: onlyForYourself,
    notFound: conversationNotFound,
    conflict: 'This Idempotency-Key was used for another message.',
  },
  'operations.image': { notFound: 'Picture not found.' },
};
