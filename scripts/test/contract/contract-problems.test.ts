import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { contractProblems } from '../../contract/contract-problems.ts';
import { unportableYaml } from '../../contract/portable-yaml.ts';
import { add, type Change, changed, drop, schemas, set } from '../support/changed-contract.ts';

const undecided = ': add x-open: true, or x-closed with the reason why its enum never grows';

it.each<[string, string, Change, string]>([
  [
    'a filter',
    `${schemas}.EventSearch.properties.drop.items.allOf.1.properties.filter`,
    drop('x-open'),
    `EventSearch.drop.items.filter${undecided}`,
  ],
  ['a kind that several answers have', `${schemas}.CaseKind`, drop('x-open'), `CaseKind${undecided}`],
  ['a state', `${schemas}.EventStatus`, set('x-closed', ''), `EventStatus${undecided}`],
  ['both at once', `${schemas}.Reaction`, set('x-closed', 'There are six faces'), `Reaction${undecided}`],
  ['a header', 'components.headers.RetryAfter.schema', set('enum', [1, 2]), `RetryAfter${undecided}`],
  [
    'an event of the socket',
    'asyncapi.components.messages.unread.payload.properties',
    set('why', { enum: ['read'] }),
    `unread.why${undecided}`,
  ],
])('asks whether an enum of answers may grow: %s', (_name, at, change, problem) => {
  expect(contractProblems(changed(at, change))).toEqual([problem]);
});

it('does not ask about an enum of requests', () => {
  const changes = changed(`${schemas}.NewRingAnswer.properties.answer.enum`, add('maybe'));
  expect(contractProblems(changes)).toEqual([]);
});

it.each([
  [String.raw`^\p{L}+$`, 'a Unicode property'],
  [String.raw`[\u2800]`, 'a character by its number'],
  ['^(?!a)', 'a look around or a name of a group'],
  ['(?<name>a)', 'a look around or a name of a group'],
  [String.raw`(a)\1`, 'a reference to a group'],
])('rejects a pattern that other languages cannot compile: %s', (pattern, name) => {
  const [problem] = contractProblems(changed(`${schemas}.EditUser.properties.about`, set('pattern', pattern)));
  expect(problem).toBe(
    `openapi.${schemas}.EditUser.properties.about.pattern: not every language has ${name}: ${pattern}`,
  );
});

it('rejects a name that the contract does not have', () => {
  const text = 'Only `createFeed` answers it, and `Event.beginning`; `createEvent` and `Event.title` do not.';
  expect(contractProblems(changed('paths./api/calendar/feed.get', set('summary', text)))).toEqual([
    'openapi.paths./api/calendar/feed.get.summary: the contract has no createFeed',
  ]);
});

it.each([
  ['an operation', 'paths./api/calendar/feed.get'],
  ['a field', `${schemas}.Event.properties.title`],
  ['a parameter', 'components.parameters.Cursor'],
  ['an event of the socket', 'asyncapi.components.messages.unread.payload.properties.conversationId'],
])('asks since when %s is deprecated', (_name, at) => {
  const place = at.startsWith('asyncapi.') ? at : `openapi.${at}`;
  const problem = `${place}: add x-deprecated-since with its date, '2026-11-28'`;
  const deprecated = changed(at, set('deprecated', true));
  expect(contractProblems(deprecated)).toEqual([problem]);
  for (const since of ['last year', '2026-02-30', 20261128])
    expect(contractProblems(changed(at, set('x-deprecated-since', since), deprecated))).toEqual([problem]);
  const dated = changed(at, set('x-deprecated-since', '2026-11-28'), deprecated);
  expect(contractProblems(dated)).toEqual([]);
  expect(contractProblems(changed(at, drop('deprecated'), dated))).toEqual([
    `${place}: it is not deprecated: drop x-deprecated-since`,
  ]);
});

const sizeNeeds = 'limit needs a default within its limits, or x-no-default with what holds without it';
it.each<[string, string, Change, string]>([
  ['a default', 'components.parameters.SearchLimit.schema', drop('default'), `SearchLimit: ${sizeNeeds}`],
  [
    'a default that is allowed',
    'components.parameters.SearchLimit.schema',
    set('default', 49),
    `SearchLimit: ${sizeNeeds}`,
  ],
  ['a reason', 'components.parameters.Limit.schema', drop('x-no-default'), `Limit: ${sizeNeeds}`],
  ['a maximum', 'components.parameters.Limit.schema', drop('maximum'), 'Limit: limit needs a minimum and a maximum'],
  [
    'a default in an operation',
    'paths./api/chat/search.get.parameters',
    add({ name: 'limit', in: 'query', schema: { minimum: 1, maximum: 9 } }),
    `searchMessages: ${sizeNeeds}`,
  ],
])('asks for the size of a page: %s', (_name, at, change, problem) => {
  expect(contractProblems(changed(at, change))).toEqual([problem]);
});

describe('readers of YAML', () => {
  it.each([
    ['a: { text: Thursday at eight? }', 'quote Thursday at eight?: readers stop at its question mark'],
    ['a: [[why? not]]', 'quote why? not: readers stop at its question mark'],
    ['a: off', 'quote off: YAML 1.1 reads false'],
    ['a: Yes', 'quote Yes: YAML 1.1 reads true'],
    ['on: 1', 'quote on: YAML 1.1 reads true'],
    ['a: 12:30', 'quote 12:30: YAML 1.1 reads 750'],
    ['a: 2026-11-24', 'quote 2026-11-24: YAML 1.1 reads an instant'],
    ['a: 2026-11-24T19:00:00Z', 'quote 2026-11-24T19:00:00Z: YAML 1.1 reads an instant'],
    ['a: 0123', 'quote 0123: YAML 1.1 reads 83'],
    ['a: 0o17', 'quote 0o17: YAML 1.1 reads "0o17"'],
    ['a: 1_000', 'quote 1_000: YAML 1.1 reads 1000'],
    ['a: 1e3', 'quote 1e3: it is a number or a text'],
    ['a: =', 'quote =: YAML 1.1 has a use of its own for it'],
  ])('take %s in more than one way', (text, problem) => {
    expect(unportableYaml(`first: 1\n${text}\n`)).toEqual([`line 2: ${problem}`]);
  });

  it.each([
    "a: { text: 'Thursday at eight?' }",
    'a: Why?',
    'a: [true, 1.5, ~, 10, on time, 2026-11, https://a.example]',
  ])('agree on %s', (text) => expect(unportableYaml(text)).toEqual([]));

  it('accept some aliases', () => {
    const aliases = (count: number) => `a: &a [1]\nb: [${'*a, '.repeat(count)}]`;
    expect(unportableYaml(aliases(50))).toEqual([]);
    expect(unportableYaml(aliases(51))).toEqual(['51 aliases: SnakeYAML reads 50']);
  });

  /** Prints a file as PyYAML reads it, and compiles every pattern in it. */
  const program = `
import json, re, sys, yaml
def compile_all(node):
    if isinstance(node, dict):
        if isinstance(node.get('pattern'), str): re.compile(node['pattern'])
        for child in node.values(): compile_all(child)
    elif isinstance(node, list):
        for child in node: compile_all(child)
contract = yaml.safe_load(open(sys.argv[1], encoding='utf-8'))
compile_all(contract)
print(json.dumps(contract, default=lambda value: f'!{type(value).__name__} {value}'))`;

  const hasPyYaml = spawnSync('python3', ['-c', 'import yaml']).status === 0;

  it.skipIf(!hasPyYaml)('agree with PyYAML, if python3-yaml is installed', () => {
    for (const file of ['openapi.yaml', 'asyncapi.yaml']) {
      const json = execFileSync('python3', ['-c', program, file], { encoding: 'utf8', maxBuffer: 1e9 });
      expect(JSON.parse(json)).toEqual(load(readFileSync(file, 'utf8')));
    }
  });
});
