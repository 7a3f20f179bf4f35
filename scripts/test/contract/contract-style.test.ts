import { describe, expect, it } from 'vitest';
import { contractProblems } from '../../contract/contract-problems.ts';
import { add, type Change, changed, drop, schemas, set } from '../support/changed-contract.ts';

describe('a list or a text of a request has a maximum', () => {
  it.each<[string, string, Change, string]>([
    ['a list', `${schemas}.SkillNames`, drop('maxItems'), 'SkillNames: add maxItems to the list'],
    ['its entries', `${schemas}.SkillName`, drop('maxLength'), 'SkillName: add maxLength to the text'],
    [
      'names between commas',
      `${schemas}.SkillsInText`,
      drop('x-list'),
      'SkillsInText: add x-list with as, maxItems and maxLength to the list in a text',
    ],
    [
      'a list in JSON',
      `${schemas}.EditUser.properties.languages.x-list`,
      drop('maxItems'),
      'EditUser.languages: add x-list with as, maxItems and maxLength to the list in a text',
    ],
    [
      'a search',
      'components.parameters.SearchText.schema',
      drop('maxLength'),
      'searchMembers.q: add maxLength to the text',
    ],
    [
      'a pattern of any length',
      `${schemas}.LanguageCode`,
      set('pattern', '^[a-z]+$'),
      'LanguageCode: add maxLength to the text',
    ],
  ])('%s', (_name, at, change, problem) => {
    expect(contractProblems(changed(at, change))).toContain(problem);
  });

  it('also a new list in a query', () => {
    const tags = { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string', maxLength: 60 } } };
    expect(contractProblems(changed('paths./articles.get.parameters', add(tags)))).toContain(
      'listArticles.tags: add maxItems to the list',
    );
  });
});

describe('additions follow the style of the contract', () => {
  const text = { type: 'string', maxLength: 60 };
  const instant = { $ref: '#/components/schemas/Instant' };

  it.each<[string, string, Change, string]>([
    [
      'an answer without success',
      'paths./articles.get.responses.200.content.application/json',
      set('schema', { type: 'object', properties: { success: { const: true } } }),
      'listArticles: an addition answers without success, which the status says (no-success)',
    ],
    [
      'a wrapped list',
      'paths./api/calendar/feed.get.responses.200.content.application/json',
      set('schema', { type: 'array', maxItems: 5, items: text }),
      'getCalendarFeed: put the list into an object, so that it can get more fields (wrapped-list)',
    ],
    [
      'a name of an instant',
      `${schemas}.CalendarEntry.properties`,
      set('begins', instant),
      'CalendarEntry.begins: end the name of an instant with At (instant-at)',
    ],
    [
      'a list with a maximum',
      `${schemas}.CalendarEntry.properties`,
      set('tags', { type: 'array', items: text }),
      'CalendarEntry.tags: add maxItems to the list, or a cursor to the operation (bounded-list)',
    ],
    [
      'what a PUT leaves out',
      'paths./api/chat/settings.put',
      set('description', 'Changes the settings.'),
      'changeChatSettings: say that a field that is left out stays as it is, or require the fields (partial-put)',
    ],
    [
      'the address of what is created',
      'paths./api/events/create.post.responses.201.headers',
      drop('Location'),
      'createEvent: add the header Location to the 201, or why nothing reads the thing alone to the exceptions (location)',
    ],
    [
      'exceptions that are needed',
      'paths./articles.get.responses.200.content.application/json',
      set('schema', { type: 'object' }),
      'listArticles: is no longer an exception (wrapped-list)',
    ],
  ])('%s', (_name, at, change, problem) => {
    expect(contractProblems(changed(at, change))).toContain(problem);
  });
});
