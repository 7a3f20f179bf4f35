import { describe, expect, it } from 'vitest';
import { contractProblems } from '../contract/contract-problems.ts';
import { add, type Change, changed, drop, schemas, set } from './support/changed-contract.ts';

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
