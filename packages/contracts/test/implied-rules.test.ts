import { expect, test } from 'vitest';
import { withoutImpliedRules } from '../src/implied-rules.ts';
import type { HttpInteraction } from '../src/pact-file.ts';

const rule = (...matchers: object[]) => ({ combine: 'AND', matchers });
const equality = rule({ match: 'equality' });
const type = rule({ match: 'type' });
const regex = rule({ match: 'regex', regex: 'a' });

function rulesLeft({ request, response }: { request?: object; response?: object }) {
  const interaction: HttpInteraction = {
    type: 'Synchronous/HTTP',
    description: 'listThings: all',
    request: { method: 'GET', path: '/things', matchingRules: { ...request } },
    response: { status: 200, matchingRules: { ...response } },
  };
  const left = withoutImpliedRules(interaction) as HttpInteraction;
  return { request: left.request.matchingRules, response: left.response.matchingRules };
}

test('a request keeps the rules that are not equality', () => {
  const request = {
    header: { Authorization: equality, 'Content-Type': regex },
    path: equality,
    body: { '$.a': equality },
  };
  expect(rulesLeft({ request }).request).toEqual({ header: { 'Content-Type': regex } });
});

test('a response loses type rules below a type rule, and keeps all others', () => {
  const some = rule({ match: 'type', min: 1 });
  const body = {
    '$.things': some,
    '$.things[*].name': type,
    '$.things[*].state': equality,
    '$.things[*].kind': regex,
    '$.things[*].parts': some,
    '$.things[*].parts[*]': type,
    '$.count': type,
  };
  const { '$.things[*].name': _name, '$.things[*].parts[*]': _part, ...kept } = body;
  expect(rulesLeft({ response: { body, status: { $: regex } } }).response).toEqual({
    body: kept,
    status: { $: regex },
  });
});

test('a type rule below another kind of rule stays', () => {
  const body = { '$.a': regex, '$.a.b': type };
  expect(rulesLeft({ response: { body } }).response).toEqual({ body });
});
