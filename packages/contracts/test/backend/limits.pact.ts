import type { ApiClient } from '@skill-exchange/api-client';
import { sendMessageMutation } from '@skill-exchange/api-client/chat';
import { createEventMutation } from '@skill-exchange/api-client/events';
import { registerForEventMutation } from '@skill-exchange/api-client/registrations';
import { createReviewMutation } from '@skill-exchange/api-client/reviews';
import { createSessionMutation } from '@skill-exchange/api-client/sessions';
import { mutate } from '../support/calls.ts';
import { retryAfter } from '../support/shapes.ts';
import { given, rejects } from './backend.ts';

const instant = (hour: number) => `2027-06-24T${hour}:00:00.000Z`;
const session = { date: instant(19), link: 'https://meet.example.org/swap', userTwo: 'some-member' };
const review = { rating: 5, comment: 'Patient.', reviewedTo: 'some-member', sessionId: 'some-session' };
const event = {
  title: 'Sourdough',
  description: 'From a cold fridge.',
  date: '2027-06-24',
  start_time: instant(19),
  end_time: instant(20),
  max_participants: 12,
};

type Send = (api: ApiClient) => Promise<unknown>;

// All writes are rejected alike: the app shows the backend's message and keeps the input.
const writes: [operationId: string, request: object, send: Send][] = [
  ['createSession', { body: session }, (api) => mutate(createSessionMutation(api), session)],
  ['createEvent', { body: event }, (api) => mutate(createEventMutation(api), event)],
  [
    'registerForEvent',
    { path: { id: 'some-event' } },
    (api) => mutate(registerForEventMutation(api), { eventId: 'some-event' }),
  ],
  ['createReview', { body: review }, (api) => mutate(createReviewMutation(api), review)],
];
for (const [operationId, request, send] of writes) {
  rejects(operationId, 'one call too many', {
    given: given('too many calls from here'),
    request: () => request,
    send,
    status: 429,
    headers: retryAfter,
    message: 'Too many requests. Try again in 1 minute.',
  });
}

rejects('sendMessage', 'one call too many', {
  given: given('too many calls from here'),
  request: ({ memberId }) => ({ body: { senderId: memberId, receiverId: 'some-member', text: 'Thursday?' } }),
  send: (api, { memberId }) =>
    mutate(sendMessageMutation(api), { senderId: memberId, receiverId: 'some-member', text: 'Thursday?' }),
  status: 429,
  headers: retryAfter,
  message: 'Too many requests. Try again in 1 minute.',
});
