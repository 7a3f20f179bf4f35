import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { roomsQuery } from '../src/endpoints/rooms.ts';
import { currentNotesIn, saveSessionNotesMutation } from '../src/endpoints/session-notes.ts';
import { sessionKeys } from '../src/endpoints/sessions.ts';
import { backend, failureOf, makeApi, makeCache, mockNetwork, mutate } from './support.ts';

const network = mockNetwork();
const api = makeApi('token');
const session = { _id: 's1', notes: { text: 'Mine.', version: 1 } };
const theirs = { text: 'Theirs.', version: 2 };

const answerNotes = (status: number, body: object) =>
  network.use(http.put(`${backend}/api/sessions/s1/notes`, () => HttpResponse.json(body, { status })));

it('saved notes are in the cached session', async () => {
  const cache = makeCache();
  cache.setQueryData(sessionKeys.detail('s1'), session);
  answerNotes(200, { success: true, notes: theirs });
  await mutate(cache, saveSessionNotesMutation(api, 's1'), { text: 'Theirs.', version: 1 });
  expect(cache.getQueryData(sessionKeys.detail('s1'))).toEqual({ ...session, notes: theirs });
});

it('a save of an older version brings the current notes', async () => {
  const cache = makeCache();
  cache.setQueryData(sessionKeys.detail('s1'), session);
  answerNotes(409, { success: false, code: 'changed_meanwhile', message: 'Changed.', notes: theirs });
  const error = await failureOf(mutate(cache, saveSessionNotesMutation(api, 's1'), { text: 'Mine!', version: 1 }));
  expect(currentNotesIn(error)).toEqual(theirs);
  expect(cache.getQueryData(sessionKeys.detail('s1'))).toEqual({ ...session, notes: theirs });
});

it('a save that is rejected for another reason has no notes, and refetches the sessions', async () => {
  const cache = makeCache();
  cache.setQueryData(sessionKeys.detail('s1'), session);
  answerNotes(409, { success: false, code: 'session_canceled', message: 'Canceled.' });
  const error = await failureOf(mutate(cache, saveSessionNotesMutation(api, 's1'), { text: 'Mine!', version: 1 }));
  expect(currentNotesIn(error)).toBeUndefined();
  expect(cache.getQueryState(sessionKeys.detail('s1'))?.isInvalidated).toBe(true);
});

it('a backend without rooms offers none', async () => {
  network.use(http.get(`${backend}/api/rooms`, () => new HttpResponse(null, { status: 404 })));
  expect(await makeCache().fetchQuery(roomsQuery(api))).toBe(false);
});
