import { sendMessageMutation } from '@skill-exchange/api-client/chat';
import { expect } from 'vitest';
import { mutate } from '../support/calls.ts';
import { message, retryAfter, storedPicture } from '../support/shapes.ts';
import { answers, given, rejects } from './backend.ts';

const said = 'Thursday at seven?';

answers('sendMessage', 'a message', {
  given: given('another member'),
  request: ({ memberId, otherId }) => ({ body: { senderId: memberId, receiverId: otherId, text: said } }),
  send: (api, { memberId, otherId }) =>
    mutate(sendMessageMutation(api), { senderId: memberId, receiverId: otherId, text: said }),
  status: 201,
  stated: ({ memberId }) => ({ ...message, senderId: { _id: memberId }, text: said }),
  gives: (stored) => expect(stored).toHaveProperty('text', said),
});

answers('sendMessage', 'the same message again, by its key', {
  given: given('a message sent with a key', { key: 'key-1', text: said }),
  request: ({ memberId, otherId }) => ({
    headers: { 'Idempotency-Key': 'key-1' },
    body: { senderId: memberId, receiverId: otherId, text: said },
  }),
  send: (api, { memberId, otherId }) =>
    mutate(sendMessageMutation(api), {
      senderId: memberId,
      receiverId: otherId,
      text: said,
      idempotencyKey: 'key-1',
    }),
  status: 201,
  stated: ({ memberId }) => ({ ...message, senderId: { _id: memberId }, text: said }),
});

const inWords = <Id>(attachmentId: Id) => ({
  text: '',
  attachmentIds: [attachmentId],
  descriptions: [{ attachmentId, description: 'A round loaf' }],
});

answers('sendMessage', 'a picture and what it shows', {
  given: given('a picture for a message'),
  request: ({ memberId, otherId, attachmentId }) => ({
    body: { senderId: memberId, receiverId: otherId, ...inWords(attachmentId) },
  }),
  send: (api, { memberId, otherId, attachmentId }) =>
    mutate(sendMessageMutation(api), { senderId: memberId, receiverId: otherId, ...inWords(attachmentId) }),
  status: 201,
  stated: ({ memberId, attachmentId }) => ({
    ...message,
    senderId: { _id: memberId },
    text: '',
    attachments: [{ ...storedPicture, _id: attachmentId, description: 'A round loaf' }],
  }),
  gives: (stored) => expect(stored).toMatchObject({ attachments: [{ description: 'A round loaf' }] }),
});

// A write that is rejected for its rate: the app waits as long as the backend says.
rejects('sendMessage', 'one call too many', {
  given: given('too many calls from here'),
  request: ({ memberId }) => ({ body: { senderId: memberId, receiverId: 'some-member', text: 'Thursday?' } }),
  send: (api, { memberId }) =>
    mutate(sendMessageMutation(api), { senderId: memberId, receiverId: 'some-member', text: 'Thursday?' }),
  status: 429,
  headers: retryAfter,
  message: 'Too many requests. Try again in 1 minute.',
});
