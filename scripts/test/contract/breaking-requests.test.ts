import { expect, it } from 'vitest';
import { breakingChanges } from '../../contract/breaking-changes.ts';
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
} from '../support/changed-contract.ts';

it.each<[string, string, Change, string]>([
  ['a smaller body', signUp, set('x-max-body', 1024), 'signUp: x-max-body was 262144, and is 1024'],
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
    'a text that may no longer be blank',
    about,
    set('x-not-blank', true),
    'editUser: the body: about: x-not-blank was not set, and is true',
  ],
  [
    'fewer entries of a list in a text',
    `${schemas}.EditUser.properties.languages`,
    set('x-list', { as: 'json', maxItems: 5, maxLength: 11 }),
    'editUser: the body: languages: x-list has other limits',
  ],
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
])('%s breaks clients', (_name, at, change, words) => {
  expect(breakingChanges(contract, changed(at, change))).toContain(words);
});
