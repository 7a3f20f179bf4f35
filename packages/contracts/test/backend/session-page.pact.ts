import { createRoomMutation, roomsQuery } from '@skill-exchange/api-client/rooms';
import { sessionsWithQuery } from '@skill-exchange/api-client/session-histories';
import { currentNotesIn, saveSessionNotesMutation } from '@skill-exchange/api-client/session-notes';
import { sessionQuery } from '@skill-exchange/api-client/sessions';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, flag, instant, integer, oneOf, sentence, someOf, text } from '../support/matchers.ts';
import { sessionOf } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const written = 'Bring the sourdough starter.';
const anyId = 'no-such-session';
const ended = given('an ended session');

answers('getSession', 'one of my sessions with its notes and history', {
  given: given('notes of a session'),
  request: ({ sessionId }) => ({ path: { sessionId } }),
  send: (api, { sessionId }) => freshCache().fetchQuery(sessionQuery(api, sessionId)),
  status: 200,
  stated: (values) => ({
    success: true,
    session: {
      ...sessionOf(values),
      notes: {
        text: text(written),
        version: integer(1),
        updatedAt: instant('2099-11-25T10:00:00.000Z'),
        updatedBy: values.otherId,
      },
      history: someOf({
        at: instant('2099-11-23T08:00:00.000Z'),
        by: values.memberId,
        kind: oneOf('planned', 'proposed'),
      }),
    },
  }),
  gives: (session) => expect(session).toMatchObject({ notes: { text: written, version: 1 } }),
});

answers('listMySessions', 'my sessions with one member, with their history', {
  given: given('notes of a session'),
  request: ({ otherId }) => ({ query: { with: otherId, limit: '50' } }),
  send: (api, { otherId }) => freshCache().fetchQuery(sessionsWithQuery(api, otherId)),
  status: 200,
  stated: (values) => ({
    success: true,
    sessions: someOf({
      ...sessionOf(values),
      history: someOf({ at: instant('2099-11-23T08:00:00.000Z'), kind: oneOf('planned', 'proposed') }),
    }),
  }),
  gives: (sessions) => expect(sessions).toMatchObject([{ history: [{ kind: 'planned' }] }]),
});

rejects('listMySessions', 'sessions with one member for somebody whose session has ended', {
  given: ended,
  request: () => ({ query: { with: 'some-member', limit: '50' } }),
  send: (api) => freshCache().fetchQuery(sessionsWithQuery(api, 'some-member')),
  status: 401,
  message: pleaseLogIn,
});

rejects('getSession', 'a session of others', {
  given: given('a session', { mine: false }),
  request: ({ sessionId }) => ({ path: { sessionId } }),
  send: (api, { sessionId }) => freshCache().fetchQuery(sessionQuery(api, sessionId)),
  status: 403,
  message: 'Only the two members of this session can do this.',
});

rejects('getSession', 'a session that is not there', {
  given: given('another member'),
  request: () => ({ path: { sessionId: anyId } }),
  send: (api) => freshCache().fetchQuery(sessionQuery(api, anyId)),
  status: 404,
  message: 'Session not found.',
});

rejects('getSession', 'a session for somebody whose session has ended', {
  given: ended,
  request: () => ({ path: { sessionId: anyId } }),
  send: (api) => freshCache().fetchQuery(sessionQuery(api, anyId)),
  status: 401,
  message: pleaseLogIn,
});

answers('saveSessionNotes', 'the first notes of a session', {
  given: given('a session'),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { text: written, version: 0 } }),
  send: (api, { sessionId }) => mutate(saveSessionNotesMutation(api, sessionId), { text: written, version: 0 }),
  status: 200,
  stated: ({ memberId }) => ({
    notes: {
      text: text(written),
      version: integer(1),
      updatedAt: instant('2099-11-25T10:00:00.000Z'),
      updatedBy: memberId,
    },
  }),
  gives: (notes) => expect(notes).toMatchObject({ version: 1 }),
});

answers('saveSessionNotes', 'notes that the other member has changed meanwhile', {
  given: given('notes of a session'),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { text: 'Mine.', version: 0 } }),
  send: (api, { sessionId }) =>
    mutate(saveSessionNotesMutation(api, sessionId), { text: 'Mine.', version: 0 }).catch(currentNotesIn),
  status: 409,
  body: {
    success: false,
    code: exactly('changed_meanwhile'),
    message: sentence('These notes have changed since you opened them. Your text is still here.'),
    notes: { text: text(written), version: integer(1) },
  },
  gives: (notes) => expect(notes).toMatchObject({ text: written, version: 1 }),
});

rejects('saveSessionNotes', 'notes that are too long', {
  given: given('a session'),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { text: 'x'.repeat(2001), version: 0 } }),
  send: (api, { sessionId }) =>
    mutate(saveSessionNotesMutation(api, sessionId), { text: 'x'.repeat(2001), version: 0 }),
  status: 400,
  message: 'text: must have at most 2000 characters',
});

rejects('saveSessionNotes', 'notes of a session of others', {
  given: given('a session', { mine: false }),
  request: ({ sessionId }) => ({ path: { sessionId }, body: { text: written, version: 0 } }),
  send: (api, { sessionId }) => mutate(saveSessionNotesMutation(api, sessionId), { text: written, version: 0 }),
  status: 403,
  message: 'Only the two members of this session can do this.',
});

rejects('saveSessionNotes', 'notes of a session that is not there', {
  given: given('another member'),
  request: () => ({ path: { sessionId: anyId }, body: { text: written, version: 0 } }),
  send: (api) => mutate(saveSessionNotesMutation(api, anyId), { text: written, version: 0 }),
  status: 404,
  message: 'Session not found.',
});

rejects('saveSessionNotes', 'notes of somebody whose session has ended', {
  given: ended,
  request: () => ({ path: { sessionId: anyId }, body: { text: written, version: 0 } }),
  send: (api) => mutate(saveSessionNotesMutation(api, anyId), { text: written, version: 0 }),
  status: 401,
  message: pleaseLogIn,
});

answers('getRooms', 'whether there are meeting rooms', {
  given: given('another member'),
  send: (api) => freshCache().fetchQuery(roomsQuery(api)),
  status: 200,
  body: { isOffered: flag(true) },
});

rejects('getRooms', 'whether there are meeting rooms, for somebody whose session has ended', {
  given: ended,
  send: (api) => freshCache().fetchQuery(roomsQuery(api)),
  status: 401,
  message: pleaseLogIn,
});

answers('createRoom', 'a meeting room', {
  given: given('meeting rooms'),
  send: (api) => mutate(createRoomMutation(api), undefined),
  status: 201,
  body: { link: text('https://meet.example.org/k7mqx-2vhtn-w9cfa-6rjdp-3bzye-8gsw4') },
});

rejects('createRoom', 'a meeting room for somebody whose session has ended', {
  given: ended,
  send: (api) => mutate(createRoomMutation(api), undefined),
  status: 401,
  message: pleaseLogIn,
});
