import { expect, it } from 'vitest';
import { breakingChanges } from '../../contract/breaking-changes.ts';
import { type Change, changed, contract, drop, schemas, set, socket, unread } from '../support/changed-contract.ts';

it.each<[string, string, Change, string]>([
  ['a channel that is gone', 'asyncapi.channels', drop('chat'), 'the channel chat is gone'],
  ['another address of a channel', socket, set('address', '/v2'), 'the channel chat: address was /, and is /v2'],
  ['an event that is gone', `${socket}.messages`, drop('unread'), 'the event unread is gone'],
  [
    'an operation of the socket that is gone',
    'asyncapi.operations',
    drop('announceUnread'),
    'the socket: announceUnread is gone',
  ],
  [
    'an event in the other direction',
    'asyncapi.operations.hintMessage',
    set('action', 'send'),
    'the socket: hintMessage was receive, and is send',
  ],
  [
    'a field that is gone from an event',
    `${unread}.properties`,
    drop('conversationId'),
    'the event unread: conversationId is gone',
  ],
  [
    'a field of an event that may be missing',
    unread,
    drop('required'),
    'the event unread: conversationId may be missing',
  ],
  [
    'a field of an event of another type',
    `${unread}.properties.conversationId`,
    set('type', 'integer'),
    'the event unread: conversationId was string, and is integer',
  ],
  [
    'a field that is gone from the schema of an event',
    `${schemas}.Message.properties`,
    drop('text'),
    'the event message: text is gone',
  ],
  ['a narrower event of clients', `${schemas}.Id`, set('maxLength', 9), 'the event join: maxLength was 100, and is 9'],
  [
    'an event that an operation of the socket no longer has',
    'asyncapi.operations.announceUnread',
    set('messages', []),
    'the socket: announceUnread no longer has unread',
  ],
  [
    'an operation of the socket in another channel',
    'asyncapi.operations.announceUnread',
    set('channel', { address: '/v2' }),
    'the socket: announceUnread moved to another channel',
  ],
  [
    'another path of the socket',
    'asyncapi.servers.own',
    set('pathname', '/v2/'),
    'the socket: the server ws /socket.io/ is gone',
  ],
  [
    'other credentials of the socket',
    'asyncapi.servers.own',
    set('security', [{ type: 'http', scheme: 'bearer' }]),
    'the socket: session is not enough any more',
  ],
  [
    'a field of an event that may be null',
    `${unread}.properties.conversationId`,
    set('type', ['string', 'null']),
    'the event unread: conversationId was string, and is string or null',
  ],
  [
    'a wider limit of an event',
    'asyncapi.components.messages.notifications.payload.properties.unread',
    set('maximum', 2000),
    'the event notifications: unread: maximum was 1000, and is 2000',
  ],
  [
    'a format of an event that is gone',
    `${schemas}.Instant`,
    drop('format'),
    'the event message: createdAt: format was date-time, and is not set',
  ],
  [
    'a format of clients’ events',
    `${schemas}.Id`,
    set('format', 'uuid'),
    'the event join: format was not set, and is uuid',
  ],
  ['an enum of clients’ events', `${schemas}.Id`, set('enum', ['a', 'b']), 'the event join must be a or b'],
  ['a const of clients’ events', `${schemas}.Id`, set('const', 'a'), 'the event join must be a'],
  [
    'a part of allOf that clients’ events must meet',
    `${schemas}.Message`,
    set('allOf', [{ required: ['kind'] }]),
    'the event sendMessage: kind is required',
  ],
  [
    'another cookie of the socket',
    'asyncapi.components.securitySchemes.cookie',
    set('name', 'sid'),
    'the socket: the credentials cookie: name was session, and is sid',
  ],
])('%s breaks clients', (_name, at, change, words) => {
  expect(breakingChanges(contract, changed(at, change))).toContain(words);
});
