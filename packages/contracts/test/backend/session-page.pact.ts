import { createRoomMutation, roomsQuery } from '@skill-exchange/api-client/rooms';
import { sessionsWithQuery } from '@skill-exchange/api-client/session-histories';
import { currentNotesIn, saveSessionNotesMutation } from '@skill-exchange/api-client/session-notes';
import { sessionQuery } from '@skill-exchange/api-client/sessions';
import { expect } from 'vitest';
import { freshCache, mutate } from '../support/calls.ts';
import { exactly, flag, instant, integer, oneOf, sentence, someOf, text } from '../support/matchers.ts';
import { sessionOf } from '../support/shapes.ts';
import { answers, given, rejects } from './backend.ts';

const written = 'Bring the sourdough starter.';
const anyId = 'no-such-session';

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
      _id: values.sessionId,
      history: someOf({ at: instant('2099-11-23T08:00:00.000Z'), kind: oneOf('planned', 'proposed') }),
    }),
  }),
  gives: (sessions) => expect(sessions).toMatchObject([{ history: [{ kind: 'planned' }] }]),
});

rejects('getSession', 'a session that is not there', {
  given: given('another member'),
  request: () => ({ path: { sessionId: anyId } }),
  send: (api) => freshCache().fetchQuery(sessionQuery(api, anyId)),
  status: 404,
  message: 'Session not found.',
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

answers('getRooms', 'whether there are meeting rooms', {
  given: given('another member'),
  send: (api) => freshCache().fetchQuery(roomsQuery(api)),
  status: 200,
  body: { isOffered: flag(true) },
});

answers('createRoom', 'a meeting room', {
  given: given('meeting rooms'),
  send: (api) => mutate(createRoomMutation(api), undefined),
  status: 201,
  body: { link: text('https://meet.example.org/k7mqx-2vhtn-w9cfa-6rjdp-3bzye-8gsw4') },
});
