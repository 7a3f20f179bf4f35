import { join } from 'node:path';
import { Pact, SpecificationVersion } from '@pact-foundation/pact';
import { contractVersion } from '@skill-exchange/api-client/contract-version';
import {
  type ClientToServerEvents,
  type ServerToClientEvents,
  socketRejectionOf,
} from '@skill-exchange/api-client/socket-events';
import { expect, test } from 'vitest';
import { consumer, providers } from '../../src/pact-file.ts';
import type { Given } from '../support/given.ts';
import { instant, integer, pattern, sentence, text } from '../support/matchers.ts';
import { pactFolder } from '../support/pact-folder.ts';
import { errorBody, message } from '../support/shapes.ts';
import { given } from './backend.ts';

// Socket events as asynchronous messages. The backend's events are the message itself. The app's events are under
// `payload`, next to the expected effect: the verifier emits them and observes.

type JoinPayload = Parameters<ClientToServerEvents['join']>[0];
type Hint = Parameters<ClientToServerEvents['sendMessage']>[0];
type Received = Parameters<ServerToClientEvents['message']>[0];

/** Defines an event whose contents the app can read as `Contents`. */
function event<Contents>(
  name: keyof ClientToServerEvents | keyof ServerToClientEvents | 'connect_error',
  describes: string,
  state: Given<unknown>,
  contents: Readonly<Record<string, unknown>>,
  check: (contents: Contents) => void,
): void {
  test(`${name}: ${describes}`, async () => {
    const spec = SpecificationVersion.SPECIFICATION_VERSION_V4;
    const provider = providers.backend;
    await new Pact({ consumer, provider, spec, dir: join(pactFolder, 'socket'), logLevel: 'error' })
      .addAsynchronousInteraction()
      .given(state.name, state.parameters)
      .expectsToReceive(`${name}: ${describes}`, (builder) => {
        builder.withJSONContent(contents).withMetadata({ event: name });
      })
      .executeTest(async ({ contents: { content } }) => check(content as Contents));
  });
}

event<Parameters<ServerToClientEvents['contract']>[0]>(
  'contract',
  'a new connection hears which contract is spoken',
  given('a conversation'),
  { version: pattern('\\d+\\.\\d+\\.\\d+', contractVersion) },
  ({ version }) => expect(version).toBe(contractVersion),
);

event<Error>(
  'connect_error',
  'a socket without a log-in',
  given('a conversation'),
  {
    message: sentence('Log in to chat.'),
    data: { ...errorBody('Log in to chat.'), code: 'not_authenticated' },
  },
  (error) => expect(socketRejectionOf(error)).toMatchObject({ code: 'not_authenticated', message: 'Log in to chat.' }),
);

event<Received>('message', 'a stored message reaches the room', given('a conversation'), message, (received) => {
  expect(received.senderId._id).toBe('member-1');
  expect(received.conversationId).toBe('conversation-1');
});

event<Received>(
  'messageChanged',
  'an edited message reaches the room',
  given('a conversation that goes on'),
  { ...message, text: text('Thursday at eight?'), changeSeq: integer(3) },
  (changed) => expect(changed.changeSeq).toBe(3),
);

event<Parameters<ServerToClientEvents['marks']>[0]>(
  'marks',
  'I have read a conversation',
  given('a conversation that goes on'),
  {
    conversationId: text('conversation-1'),
    memberId: text('member-1'),
    readSeq: integer(1),
    deliveredSeq: integer(1),
  },
  ({ readSeq }) => expect(readSeq).toBe(1),
);

event<Parameters<ServerToClientEvents['typing']>[0]>(
  'typing',
  'a member is typing',
  given('a conversation that goes on'),
  { conversationId: text('conversation-1'), memberId: text('member-1') },
  ({ conversationId }) => expect(conversationId).toBe('conversation-1'),
);

event<Parameters<ServerToClientEvents['presence']>[0]>(
  'presence',
  'a member is online',
  given('a conversation that goes on'),
  { conversationId: text('conversation-1'), memberId: text('member-1'), presence: 'online' },
  ({ presence }) => expect(presence).toBe('online'),
);

event<Parameters<ServerToClientEvents['unread']>[0]>(
  'unread',
  'messages of mine were read',
  given('an unread message'),
  { conversationId: text('conversation-1') },
  ({ conversationId }) => expect(conversationId).toBe('conversation-1'),
);

event<Parameters<ServerToClientEvents['eventRequest']>[0]>(
  'eventRequest',
  'requests to join my event have changed',
  given('an event', { my: 'host', other: 'requester' }),
  { eventId: text('event-1') },
  ({ eventId }) => expect(eventId).toBe('event-1'),
);

event<Parameters<ServerToClientEvents['notifications']>[0]>(
  'notifications',
  'a notification of mine was read',
  given('an unread message'),
  { unread: integer(0), unreadBesidesMessages: integer(0) },
  ({ unread }) => expect(unread).toBe(0),
);

event<Parameters<ServerToClientEvents['communityChanged']>[0]>(
  'communityChanged',
  'operators have changed a setting',
  given('an operator'),
  { changedAt: instant('2026-11-30T09:00:00.000Z') },
  ({ changedAt }) => expect(Date.parse(changedAt)).toBeGreaterThan(0),
);

event<{ payload: JoinPayload; acknowledgement: { success: boolean } }>(
  'join',
  'a conversation of mine',
  given('a conversation'),
  { payload: text('conversation-1'), acknowledgement: { success: true } },
  ({ payload, acknowledgement }) => {
    expect(payload).toBe('conversation-1');
    expect(acknowledgement.success).toBe(true);
  },
);

event<{ acknowledgement: { success: boolean; message: string } }>(
  'join',
  'the conversation of others',
  given('a conversation', { mine: false }),
  {
    payload: text('conversation-1'),
    acknowledgement: errorBody('Only the two members of this conversation can join it.'),
  },
  ({ acknowledgement }) => expect(acknowledgement.success).toBe(false),
);

event<{ payload: Hint; received: Received[] }>(
  'sendMessage',
  'a hint at a stored message neither doubles nor forges one',
  given('a conversation'),
  { payload: { ...message, text: text('A text that was never stored') }, received: [message] },
  ({ payload, received }) => {
    expect(payload.text).not.toBe(received[0]?.text);
    expect(received).toHaveLength(1);
  },
);
