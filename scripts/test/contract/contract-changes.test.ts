import { expect, it } from 'vitest';
import { breakingChanges } from '../../contract/breaking-changes.ts';
import { undecidedChanges } from '../../contract/undecided-changes.ts';
import {
  about,
  add,
  type Change,
  changed,
  contract,
  drop,
  remove,
  schemas,
  set,
  signUp,
  skills,
  socket,
  turnAround,
  unread,
  user,
} from '../support/changed-contract.ts';

it.each<[string, string, Change, string]>([
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
  [
    'one that suspended members may call no more',
    'paths./api/account/actions.get',
    drop('x-while-suspended'),
    'listMyActions: it is no longer for suspended members',
  ],
  ['another address of the server', 'servers.0', set('url', '/v2'), 'the server / is gone'],
])('%s breaks clients', (_name, at, change, words) => {
  expect(breakingChanges(contract, changed(at, change))).toContain(words);
});

it('lets a deprecated operation go after six months', () => {
  const since = (date: string | undefined) =>
    changed(skills, (node) => void Object.assign(node, { deprecated: true, 'x-deprecated-since': date }));
  const gone = changed('paths', drop('/api/skills'));
  const removedOn = (today: string, date?: string) => breakingChanges(since(date), gone, new Date(today));
  expect(removedOn('2027-05-28T00:00:00Z', '2026-11-28')).toEqual([]);
  expect(removedOn('2027-05-27T23:59:00Z', '2026-11-28')).toEqual(['searchSkills is gone']);
  expect(removedOn('2027-05-28T00:00:00Z')).toEqual(['searchSkills is gone']);
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
  ['a new filter to drop', `${schemas}.MemberSearch.properties.drop.items.allOf.1.properties.filter.enum`, add('city')],
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

it('takes x-not-blank for the pattern that it replaced', () => {
  const pattern = String.raw`[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]`;
  const name = `${schemas}.PersonName`;
  const old = changed(name, drop('x-not-blank'), changed(name, set('pattern', pattern)));
  expect(breakingChanges(old, contract)).toEqual([]);
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

it('a decision allows a breaking change that it lists word for word, before 1.0', () => {
  const [listed, other] = ['listUsers: q is gone', 'listUsers: q is gone for good'];
  const decisions = [`# 048: One search\n\n- \`${listed}\`\n- \`getUser: name is gone\`\n`];
  expect(undecidedChanges([listed, other], '0.1.0', decisions)).toEqual([other]);
  expect(undecidedChanges([listed, other], '1.0.0', decisions)).toEqual([listed, other]);
});
