import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { breakingChanges, type Contract } from '../contract/breaking-changes.ts';

const read = (file: string) => parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
const contract: Contract = { openapi: read('openapi.yaml'), asyncapi: read('asyncapi.yaml') };

type Node = Record<string, unknown>;
type Change = (node: Node) => void;

/** Returns the contract with a change at a path; `at` is a path with dots, from openapi.yaml or `asyncapi`. */
function changed(at: string, change: Change, of = contract): Contract {
  const copy = structuredClone(of);
  const keys = at.startsWith('asyncapi.') ? at.split('.') : ['openapi', ...at.split('.')];
  change(keys.reduce<unknown>((inner, key) => (inner as Node)[key], copy) as Node);
  return copy;
}

const set = (key: string, value: unknown) => (node: Node) => void Object.assign(node, { [key]: value });
const drop = (key: string) => (node: Node) => void delete node[key];
const add = (value: unknown) => (node: unknown) => void (node as unknown[]).push(value);
const remove = (value: unknown) => (node: unknown) => {
  const list = node as unknown[];
  list.splice(list.indexOf(value), 1);
};
const turnAround: Change = (node) => {
  const entries = Object.entries(node).reverse();
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, Object.fromEntries(entries));
};

const schemas = 'components.schemas';
const about = `${schemas}.EditUser.properties.about`;
const user = `${schemas}.User.properties`;
const skills = 'paths./api/skills.get';
const signUp = 'paths./auth/signup.post';
const socket = 'asyncapi.channels.chat';
const unread = 'asyncapi.components.messages.unread.payload';

it.each<[string, string, Change, string]>([
  // Operations
  ['an operation that is gone', 'paths./api/skills', drop('get'), 'searchSkills is gone'],
  ['a path that is gone', 'paths', drop('/api/skills'), 'searchSkills is gone'],
  ['another operationId', skills, set('operationId', 'find'), 'searchSkills: it is called find now'],
  ['credentials', skills, drop('security'), 'searchSkills: it demands credentials'],
  [
    'other credentials',
    'paths./api/user/get/{userId}.get',
    set('security', [{ cookie: [] }]),
    'getUser: bearer is not enough any more',
  ],
  [
    'more credentials',
    'paths./api/chat/messages.post.security.0',
    set('bearer', []),
    'sendMessage: cookie is not enough any more',
  ],
  [
    'credentials that a call takes no more from those who may also be visitors',
    'paths./api/user/getAll.get',
    set('security', [{}, { bearer: [] }]),
    'listUsers: cookie is not enough any more',
  ],
  [
    'credentials for all',
    'security',
    (node) => void Object.assign(node, [{ bearer: [], cookie: [] }]),
    'getUser: bearer is not enough any more',
  ],
  [
    'another session cookie',
    'components.securitySchemes.cookie',
    set('name', 'sid'),
    'the credentials cookie: name was session, and is sid',
  ],
  ['fewer who may call', skills, set('x-roles', ['member']), 'searchSkills: it is no longer for visitor'],
  [
    'one who may call no more',
    'paths./api/events/{eventId}/participants.get.x-roles',
    remove('participant'),
    'listEventParticipants: it is no longer for participant',
  ],
  [
    'a part of those who may call',
    'paths./api/sessions/{sessionId}/cancel.put',
    set('x-roles', ['invited']),
    'cancelSession: it is no longer for one-of-two',
  ],
  ['another address of the server', 'servers.0', set('url', '/v2'), 'the server / is gone'],

  // Parameters
  ['a parameter that is gone', skills, set('parameters', []), 'searchSkills: the parameter query is gone'],
  [
    'a parameter that must be sent',
    'components.parameters.Limit',
    set('required', true),
    'listUsers: the parameter limit is required',
  ],
  [
    'a new parameter that must be sent',
    skills,
    set('parameters', [{ name: 'page', in: 'query', required: true, schema: {} }]),
    'searchSkills: the parameter page is required',
  ],
  [
    'a parameter in another place',
    'components.parameters.Limit',
    set('in', 'header'),
    'listUsers: the parameter limit moved from query to header',
  ],
  [
    'another style of a parameter',
    'components.parameters.Limit',
    set('style', 'pipeDelimited'),
    'listUsers: the parameter limit was form exploded, and is pipeDelimited',
  ],
  [
    'a list that is no longer repeated',
    'components.parameters.Limit',
    set('explode', false),
    'listUsers: the parameter limit was form exploded, and is form',
  ],
  [
    'another type of a parameter',
    'components.parameters.Limit.schema',
    set('type', 'boolean'),
    'listUsers: the parameter limit was integer, and is boolean',
  ],
  [
    'a lower maximum',
    'components.parameters.Limit.schema',
    set('maximum', 50),
    'listUsers: the parameter limit: maximum was 100, and is 50',
  ],
  [
    'a higher minimum',
    'components.parameters.Limit.schema',
    set('minimum', 2),
    'listUsers: the parameter limit: minimum was 1, and is 2',
  ],
  [
    'a value that is gone from a parameter',
    `paths./api/skills/recent.get.parameters.0.schema`,
    set('enum', ['newest']),
    'listRecentSkills: the parameter sort cannot be used any more',
  ],

  [
    'another default',
    'paths./articles.get.parameters.1.schema',
    set('default', 7),
    'listArticles: the parameter per_page: default was 30, and is 7',
  ],

  // Bodies
  ['a required field', `${schemas}.NewEvent.required`, add('link'), 'createEvent: the body: link is required'],
  [
    'a field that is gone from a body',
    `${schemas}.EditUser.properties`,
    drop('about'),
    'editUser: the body: about is gone',
  ],
  [
    'another content type of a body',
    `${signUp}.requestBody`,
    set('content', { 'text/plain': {} }),
    'signUp: it takes no application/json',
  ],
  ['a body that is gone', signUp, drop('requestBody'), 'signUp: it takes no application/json'],
  [
    'a body that must be sent',
    'paths./api/skills.get',
    set('requestBody', { required: true, content: {} }),
    'searchSkills: a body is required',
  ],
  ['a lower maxLength', about, set('maxLength', 9), 'editUser: the body: about: maxLength was 2000, and is 9'],
  ['a new minLength', about, set('minLength', 1), 'editUser: the body: about: minLength was not set, and is 1'],
  [
    'a lower maxItems',
    `${schemas}.SkillNames`,
    set('maxItems', 3),
    'signUp: the body: skillsOffered: maxItems was 30, and is 3',
  ],
  [
    'a new minItems',
    `${schemas}.SkillNames`,
    set('minItems', 1),
    'signUp: the body: skillsOffered: minItems was not set, and is 1',
  ],
  ['a new pattern', about, set('pattern', '^a'), 'editUser: the body: about: pattern was not set, and is ^a'],
  [
    'a field that can no longer be null',
    `${schemas}.NotificationSettingsChange.properties`,
    set('quietHours', { $ref: '#/components/schemas/QuietHours' }),
    'setNotificationSettings: the body: quietHours was object or null, and is object',
  ],
  [
    'another format',
    `${schemas}.Email`,
    set('format', 'uuid'),
    'signUp: the body: email: format was idn-email, and is uuid',
  ],
  ['a new const', about, set('const', 'me'), 'editUser: the body: about must be me'],
  ['a new enum', about, set('enum', ['a', 'b']), 'editUser: the body: about must be a or b'],
  [
    'a value that is gone from a body',
    `${schemas}.CaseKind.enum`,
    remove('photo'),
    'reportContent: the body: kind cannot be photo any more',
  ],
  [
    'further fields that are rejected',
    `${schemas}.SignUp`,
    set('additionalProperties', false),
    'signUp: the body: further fields are rejected',
  ],
  [
    'a list of another type',
    `${schemas}.SkillNames.items`,
    set('$ref', '#/components/schemas/Flag'),
    'signUp: the body: skillsOffered: an entry was string, and is object',
  ],
  [
    'a form that is gone of several',
    `${schemas}.DayOrInstant.anyOf`,
    (node) => void (node as unknown as unknown[]).shift(),
    'createSession: the body: date: format was date, and is date-time',
  ],

  [
    'a part of allOf that requires a field',
    `${schemas}.SignUp`,
    set('allOf', [{ required: ['phone'] }]),
    'signUp: the body: phone is required',
  ],

  // Answers
  ['a status that is gone', `${signUp}.responses`, drop('201'), 'signUp: it answers no 201'],
  ['an error status that is gone', `${signUp}.responses`, drop('409'), 'signUp: it answers no 409'],
  [
    'an error code that an operation no longer has',
    'components.responses.CannotJoin.content.application/json.examples',
    drop('event_full'),
    'registerForEvent: the answer 409 has no code event_full',
  ],
  [
    'an error code that is gone',
    `${schemas}.ErrorCode.enum`,
    remove('event_full'),
    'the error code event_full is gone',
  ],
  [
    'another content type of an answer',
    `${signUp}.responses.201`,
    set('content', { 'text/plain': {} }),
    'signUp: 201 is no application/json',
  ],
  [
    'a header that is gone',
    'components.responses.TooMany.headers',
    drop('Retry-After'),
    'signUp: the answer 429: the header Retry-After is gone',
  ],
  [
    'a header that may be 0',
    'components.headers.RetryAfter.schema',
    drop('minimum'),
    'signUp: the answer 429: the header Retry-After: minimum was 1, and is not set',
  ],
  [
    'a header of another type',
    'components.headers.RetryAfter.schema',
    set('type', 'string'),
    'signUp: the answer 429: the header Retry-After was integer, and is string',
  ],
  [
    'a header with the cookies that is gone',
    'paths./auth/login.post.responses.200.headers',
    drop('Set-Cookie'),
    'logIn: the answer: the header Set-Cookie is gone',
  ],
  [
    'a cookie that is no longer set',
    'paths./auth/login.post.responses.200.headers.Set-Cookie.x-cookies',
    remove('device'),
    'logIn: the answer: the header Set-Cookie sets no device',
  ],
  [
    'a field that is gone from an answer',
    `${schemas}.User.properties`,
    drop('about'),
    'getUser: the answer: user: about is gone',
  ],
  [
    'a field that may be missing',
    `${schemas}.User.required`,
    remove('about'),
    'getUser: the answer: user: about may be missing',
  ],
  [
    'a field that others see no more',
    `${user}.about`,
    set('x-visible-to', ['owner']),
    'getUser: the answer: user: about is no longer for everybody',
  ],
  [
    'a field that one who saw it sees no more',
    `${schemas}.Event.properties.link.x-visible-to`,
    remove('participant'),
    'getEvent: the answer: link is no longer for participant',
  ],
  [
    'a field that may be null',
    `${user}.about`,
    set('type', ['string', 'null']),
    'getUser: the answer: user: about was string, and is string or null',
  ],
  [
    'a field that may be null, as one of several forms',
    user,
    set('about', { anyOf: [{ type: 'string' }, { type: 'null' }] }),
    'getUser: the answer: user: about was string, and is string or null',
  ],
  [
    'another type',
    `${user}.rating`,
    set('type', 'string'),
    'getUser: the answer: user: rating was number, and is string',
  ],
  ['a type that is open', user, set('about', {}), 'getUser: the answer: user: about was string, and is any type'],
  [
    'a higher maximum',
    `${user}.rating`,
    set('maximum', 10),
    'getUser: the answer: user: rating: maximum was 5, and is 10',
  ],
  [
    'a minimum that is gone',
    `${user}.rating`,
    drop('minimum'),
    'getUser: the answer: user: rating: minimum was 0, and is not set',
  ],
  [
    'a higher maxItems',
    `${schemas}.UserList.properties.users`,
    set('maxItems', 2000),
    'listUsers: the answer: users: maxItems was 1000, and is 2000',
  ],
  [
    'a format that is gone',
    `${schemas}.Instant`,
    drop('format'),
    'sendMessage: the answer: createdAt: format was date-time, and is not set',
  ],
  [
    'another const',
    `${schemas}.Acknowledgement.properties.success`,
    set('const', false),
    'signUp: the answer: success may be false',
  ],
  [
    'a const that is open',
    `${schemas}.Acknowledgement.properties`,
    set('success', { type: 'boolean' }),
    'signUp: the answer: success may have any value',
  ],
  [
    'a new value of an answer',
    `${schemas}.EventStatus.enum`,
    add('Draft'),
    'getEvent: the answer: status may be Draft',
  ],
  [
    'a field that is gone from a part of allOf',
    `${schemas}.ConversationAnswer.allOf.1.properties`,
    drop('conversation'),
    'openConversation: the answer: conversation is gone',
  ],
  [
    'a part that is gone from allOf',
    `${schemas}.Article.allOf`,
    (node) => void (node as unknown as unknown[]).shift(),
    'getArticle: the answer: title may be missing',
  ],
  [
    'fields of any type beside those that are named',
    `${schemas}.AuditEntry.properties.details`,
    set('additionalProperties', true),
    'listAudit: the answer: entries: an entry: details: a further field was string, and is any type',
  ],

  [
    'a callback that is gone',
    'paths./api/notifications/device.put',
    drop('callbacks'),
    'setPushDevice: the callback notification is gone',
  ],
  [
    'a field that is gone from a callback',
    `${schemas}.PushMessage.properties`,
    drop('body'),
    'setPushDevice: the callback notification: body is gone',
  ],
  ['a page that is gone', 'x-pages', drop('/login'), 'the page /login is gone'],

  // The socket
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

it.each<[string, string, Change]>([
  ['a new field of an answer', user, set('city', { type: 'string' })],
  ['a new field that may be sent', `${schemas}.EditUser.properties`, set('city', { type: 'string' })],
  ['a new operation', 'paths./api/skills', set('patch', { operationId: 'tidySkills', responses: {} })],
  [
    'a new parameter that may be sent',
    skills,
    set('parameters', [
      { name: 'query', in: 'query', schema: {} },
      { name: 'page', in: 'query', schema: {} },
    ]),
  ],
  ['a new error code', `${schemas}.ErrorCode.enum`, add('too_late')],
  ['a new error', `${skills}.responses`, set('418', {})],
  ['a new header of an answer', `${signUp}.responses.201.headers`, set('ETag', { schema: { type: 'string' } })],
  ['a new kind of notification', `${schemas}.NotificationKind.enum`, add('birthday')],
  ['a value that answers no longer have', `${schemas}.LimitHits.properties.kind`, set('enum', ['sign-ups'])],
  ['a new value of requests', `${schemas}.NewRingAnswer.properties.answer.enum`, add('maybe')],
  ['no format of requests', `${schemas}.Email`, drop('format')],
  ['a higher limit of requests', about, set('maxLength', 9000)],
  ['no limit of requests', about, drop('maxLength')],
  ['a lower limit of answers', `${user}.about`, set('maxLength', 9)],
  ['an answer that is always whole', `${schemas}.User.required`, add('username')],
  ['a field that need not be sent', `${schemas}.SignUp.required`, remove('name')],
  ['a wider type of requests', about, set('type', ['string', 'null'])],
  ['a narrower type of answers', `${user}.rating`, set('type', 'integer')],
  ['a call without credentials', 'paths./api/user/get/{userId}.get', set('security', [])],
  ['more who may call', 'paths./api/events/{eventId}/participants.get.x-roles', add('requester')],
  [
    'a call for the whole of which a part could',
    'paths./api/sessions/{sessionId}/accept.put',
    set('x-roles', ['member']),
  ],
  ['a field that more see', `${schemas}.Event.properties.link.x-visible-to`, add('requester')],
  ['a field that all see', `${schemas}.Event.properties.link`, drop('x-visible-to')],
  ['one more way to log in', 'security', add({ cookie: [] })],
  ['another description', about, set('description', 'Words.')],
  ['another summary', skills, set('summary', 'Words.')],
  ['another example', 'components.examples.Event', set('value', {})],
  [
    'another message of an error',
    'components.responses.CannotJoin.content.application/json.examples.event_full.value',
    set('message', 'Full.'),
  ],
  ['another order of fields', user, turnAround],
  ['another order of operations', 'paths', turnAround],
  [
    'another order of required fields',
    `${schemas}.User.required`,
    (node) => void (node as unknown as unknown[]).reverse(),
  ],
  ['another order of parts', `${schemas}.Article.allOf`, (node) => void (node as unknown as unknown[]).reverse()],
  ['allOf around one schema', user, set('photo', { allOf: [{ $ref: '#/components/schemas/Photo' }] })],
  ['a new event of the socket', `${socket}.messages`, set('waving', { payload: { type: 'string' } })],
  ['a socket without credentials', 'asyncapi.servers.own', drop('security')],
  ['another host of the socket', 'asyncapi.servers.own', set('host', 'localhost:4000')],
  ['a new field of an event', `${unread}.properties`, set('count', { type: 'integer' })],
])('%s breaks no client', (_name, at, change) => {
  expect(breakingChanges(contract, changed(at, change))).toEqual([]);
});

it('compares schemas that contain themselves', () => {
  const nested = changed(user, set('friends', { type: 'array', items: { $ref: '#/components/schemas/User' } }));
  expect(breakingChanges(nested, changed(`${user}.rating`, set('type', 'string'), nested))).toContain(
    'getUser: the answer: user: rating was number, and is string',
  );
});

it('expects a header that always came', () => {
  const header = 'components.headers.RetryAfter';
  const always = changed(header, set('required', true));
  expect(breakingChanges(always, changed(header, drop('required'), always))).toContain(
    'signUp: the answer 429: the header Retry-After may be missing',
  );
});

it('treats the first audiences as unchanged', () => {
  const silent = JSON.parse(
    JSON.stringify(contract, (key, value) =>
      ['x-audiences', 'x-roles', 'x-visible-to'].includes(key) ? undefined : value,
    ),
  );
  expect(breakingChanges(silent, contract)).toEqual([]);
});
