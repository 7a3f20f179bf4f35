import { sendMessageMutation } from '@skill-exchange/api-client/chat';
import { expect } from 'vitest';
import { mutate } from '../support/calls.ts';
import { message } from '../support/shapes.ts';
import { answers, given, pleaseLogIn, rejects } from './backend.ts';

const said = 'Thursday at seven?';
const blank = '   ';

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

rejects('sendMessage', 'another message with a key that was used', {
  given: given('a message sent with a key', { key: 'key-1', text: said }),
  request: ({ memberId, otherId }) => ({
    headers: { 'Idempotency-Key': 'key-1' },
    body: { senderId: memberId, receiverId: otherId, text: 'Friday?' },
  }),
  send: (api, { memberId, otherId }) =>
    mutate(sendMessageMutation(api), {
      senderId: memberId,
      receiverId: otherId,
      text: 'Friday?',
      idempotencyKey: 'key-1',
    }),
  status: 409,
  message: 'This Idempotency-Key was used for another message.',
});

rejects('sendMessage', 'a message of nothing but spaces', {
  given: given('another member'),
  request: ({ memberId, otherId }) => ({ body: { senderId: memberId, receiverId: otherId, text: blank } }),
  send: (api, { memberId, otherId }) =>
    mutate(sendMessageMutation(api), { senderId: memberId, receiverId: otherId, text: blank }),
  status: 400,
  message: 'text: must not be blank',
});

rejects('sendMessage', 'a message of somebody whose session has ended', {
  given: given('an ended session'),
  request: ({ memberId }) => ({ body: { senderId: memberId, receiverId: 'some-member', text: said } }),
  send: (api, { memberId }) =>
    mutate(sendMessageMutation(api), { senderId: memberId, receiverId: 'some-member', text: said }),
  status: 401,
  message: pleaseLogIn,
});

rejects('sendMessage', 'a message in the name of another member', {
  given: given('another member'),
  request: ({ memberId, otherId }) => ({ body: { senderId: otherId, receiverId: memberId, text: said } }),
  send: (api, { memberId, otherId }) =>
    mutate(sendMessageMutation(api), { senderId: otherId, receiverId: memberId, text: said }),
  status: 403,
  message: 'You can only do this for yourself.',
});

rejects('sendMessage', 'a message to nobody', {
  given: given('a member'),
  request: ({ memberId }) => ({ body: { senderId: memberId, receiverId: 'no-such-member', text: said } }),
  send: (api, { memberId }) =>
    mutate(sendMessageMutation(api), { senderId: memberId, receiverId: 'no-such-member', text: said }),
  status: 404,
  message: 'User not found.',
});
