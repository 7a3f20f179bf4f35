// Only type-checked: each line after an expectation must not compile.
import { assertType, expectTypeOf } from 'vitest';
import type { ApiClient } from '../src/client.ts';
import { createdEventsQuery, createEventMutation } from '../src/endpoints/events.ts';
import { handleRequestMutation } from '../src/endpoints/request-decisions.ts';
import { createReviewMutation } from '../src/endpoints/reviews.ts';
import { createSessionMutation } from '../src/endpoints/sessions.ts';
import { userQuery, useUser, useUsers } from '../src/endpoints/users.ts';
import { ApiError, isApiError } from '../src/errors.ts';
import type { ClientToServerEvents, ServerToClientEvents } from '../src/socket-events.ts';
import type { Event, EventStatus, Message, Session, User } from '../src/types.ts';
import { makeCache, mutate } from './support.ts';

declare const api: ApiClient;
declare const signal: AbortSignal;

export async function calls() {
  // Responses have the contract's types; that of an event is an intersection.
  expectTypeOf((await api.GET('/api/events/getAll')).data).branded.toEqualTypeOf<Event[]>();
  expectTypeOf((await api.GET('/api/sessions/my-sessions', { signal })).data.sessions).toEqualTypeOf<Session[]>();
  // The response of a write may have no body.
  expectTypeOf((await api.DELETE('/api/reviews/remove/{reviewId}', { params: { path: { reviewId: 'r' } } })).data)
    .extract<undefined>()
    .toEqualTypeOf<undefined>();

  // @ts-expect-error: no such path
  await api.GET('/api/users');
  // @ts-expect-error: this path is not read with GET
  await api.GET('/auth/login');
  // @ts-expect-error: the id is missing
  await api.GET('/api/user/get/{userId}');
  // @ts-expect-error: the id goes by another name
  await api.GET('/api/user/get/{userId}', { params: { path: { id: 'u1' } } });
  // @ts-expect-error: an unknown query parameter
  await api.GET('/api/skills', { params: { query: { q: 'chess' } } });
  // @ts-expect-error: an unknown option
  await api.GET('/api/skills', { parameters: {} });
  // @ts-expect-error: the password is missing
  await api.POST('/auth/login', { body: { email: 'ines@example.org' } });
  // @ts-expect-error: a GET has no body
  await api.GET('/api/skills/recent', { body: {} });
  // @ts-expect-error: a multipart body is a FormData
  await api.POST('/api/skills/add', { body: { name: 'Chess', desc: 'Slow games' } });
  await api.POST('/api/skills/add', { body: new FormData() });
  // @ts-expect-error: that field is not in the answer
  (await api.GET('/api/skills/recent')).data.events;
}

export function useQueries() {
  expectTypeOf(useUser('u1').data).toEqualTypeOf<User | undefined>();
  expectTypeOf(useUsers().data).toEqualTypeOf<User[] | undefined>();
  // A query's key has the type of its cached data.
  expectTypeOf(makeCache().getQueryData(userQuery(api, 'u1').queryKey)).toEqualTypeOf<User | undefined>();
  assertType<EventStatus>('Cancelled');
  // @ts-expect-error: the tab's label is not the status
  createdEventsQuery(api, 'Scheduled');
}

export function mutations() {
  const cache = makeCache();
  // @ts-expect-error: APPROVE or REJECT
  void mutate(cache, handleRequestMutation(api), { eventId: 'e', userId: 'u', action: 'DECLINE' });
  // @ts-expect-error: the other member is missing
  void mutate(cache, createSessionMutation(api), { date: '', link: '' });
  // @ts-expect-error: a rating is a number
  void mutate(cache, createReviewMutation(api), { rating: '5', comment: '', reviewedTo: '', sessionId: '' });
  // @ts-expect-error: the contract's spelling is max_participants
  void mutate(cache, createEventMutation(api), { maxParticipants: 3 });
}

export function errors(caught: unknown) {
  // @ts-expect-error: an unknown value has no status until it is known to be ours
  caught.status;
  if (isApiError(caught)) expectTypeOf(caught.status).toEqualTypeOf<number>();
  // @ts-expect-error: an error says which call failed
  new ApiError({ status: 404 });
}

export function socket(emit: ClientToServerEvents, on: ServerToClientEvents, message: Message) {
  emit.join('conversation', (answer) => expectTypeOf(answer.success).toEqualTypeOf<boolean>());
  emit.sendMessage(message);
  on.message(message);
  // @ts-expect-error: the id alone, not an object
  emit.join({ conversationId: 'c' });
  // @ts-expect-error: a text alone is no message
  emit.sendMessage('Hello');
}
