import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { breakingChanges, type Contract } from '../contract/breaking-changes.ts';

const contract: Contract = parse(readFileSync('openapi.yaml', 'utf8'), { maxAliasCount: -1 });

type Node = Record<string, never>;

/** The contract after a change of its text's tree; `at` leads there by dots. */
function changed(at: string, change: (node: Node) => void): Contract {
  const copy = structuredClone(contract);
  const node = at.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], copy);
  change(node as Node);
  return copy;
}

const set = (key: string, value: unknown) => (node: Node) => Object.assign(node, { [key]: value });
const drop = (key: string) => (node: Node) => void delete node[key];
const add = (value: string) => (node: unknown) => void (node as string[]).push(value);
const remove = (value: string) => (node: unknown) => {
  const list = node as string[];
  list.splice(list.indexOf(value), 1);
};

it.each<[string, string, (node: Node) => void, string]>([
  ['an operation that is gone', 'paths./api/skills', drop('get'), 'searchSkills is gone'],
  ['another operationId', 'paths./api/skills.get', set('operationId', 'find'), 'searchSkills: it is called find now'],
  ['credentials', 'paths./api/skills.get', drop('security'), 'searchSkills: it demands credentials'],
  [
    'a parameter that is gone',
    'paths./api/skills.get',
    set('parameters', []),
    'searchSkills: the parameter query is gone',
  ],
  ['a required field', 'components.schemas.NewEvent.required', add('link'), 'createEvent: the body: link is required'],
  [
    'a lower limit',
    'components.schemas.EditUser.properties.about',
    set('maxLength', 9),
    'editUser: the body: about has a lower maxLength',
  ],
  [
    'a field that is gone from an answer',
    'components.schemas.User.properties',
    drop('about'),
    'getUser: the answer: user: about is gone',
  ],
  [
    'a field that may be missing',
    'components.schemas.User.required',
    remove('about'),
    'getUser: the answer: user: about may be missing',
  ],
  [
    'another type',
    'components.schemas.User.properties.rating',
    set('type', 'string'),
    'getUser: the answer: user: rating was number, and is string',
  ],
  ['a status that is gone', 'paths./auth/signup.post.responses', drop('201'), 'signUp: it answers no 201'],
])('%s breaks clients', (_name, at, change, words) => {
  expect(breakingChanges(contract, changed(at, change))).toContain(words);
});

it.each<[string, string, (node: Node) => void]>([
  ['a new field of an answer', 'components.schemas.User.properties', set('city', { type: 'string' })],
  ['a new field that may be sent', 'components.schemas.EditUser.properties', set('city', { type: 'string' })],
  ['a new error code', 'components.schemas.ErrorCode.enum', add('too_late')],
  ['a higher limit', 'components.schemas.EditUser.properties.about', set('maxLength', 9000)],
  ['a new error', 'paths./api/skills.get.responses', set('418', {})],
])('%s breaks no client', (_name, at, change) => {
  expect(breakingChanges(contract, changed(at, change))).toEqual([]);
});
