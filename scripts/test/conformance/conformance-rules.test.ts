import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  namedSchema,
  type Operation,
  operations,
  type Schema,
  schemaNames,
} from '@skill-exchange/contracts/operations';
import { type HttpInteraction, subjectOf } from '@skill-exchange/contracts/pact-file';
import { readPact } from '@skill-exchange/contracts/pact-files';
import { expect, test } from 'vitest';
import { commonErrors } from '../../../packages/conformance/src/common-errors.ts';
import { codesOf, placesIn } from '../../contract/answers.ts';
import { root } from '../../lib/environment.ts';
import { readEffects, readRules } from '../../lib/rule-words.ts';

/** Texts of fields that rules plant under another name: an event has one link, which the last change wins. */
const plantedAs: Readonly<Record<string, string>> = {
  'NewEvent.link': 'EventChange.link',
  'Event.link': 'EventChange.link',
  'Person.message': 'JoinRequest.message',
  'User.email': 'SignUp.email',
};

/** Texts that the backend writes itself. */
const unplantable = [
  // Only an event that is over has them: event-afterwards.test.ts.
  'Event.recording',
  'Event.slides',
  'Event.thankedAt',
  'EventMaterialsChange.recording',
  'EventMaterialsChange.slides',

  'ModerationAction.cannotDecide',
  'Event.version',
  'Event.restoreEndsAt',
  'Person.signedUpAt',
  'Person.offerExpiresAt',
  'User.version',
];

const rules = readRules();
const pacts = readPact('backend').interactions.filter((one): one is HttpInteraction => 'response' in one);

/** Those for whoever runs the server have no rules. */
const all = [...operations.values()].filter(({ tags }) => !tags.includes('operations'));

/** Whether a rule names an operation and one of the words. */
const hasRule = (id: string, ...words: readonly string[]) =>
  rules.some((rule) => rule.has(id) && words.some((word) => rule.has(word)));

function comparesCode(operation: Operation, status: string, code: string): boolean {
  const { operationId: id } = operation;
  const isCommon = commonErrors.some((one) => `${one.status}` === status && one.codeFor(operation) === code);
  const inPact = ({ response }: HttpInteraction) => JSON.stringify(response.body ?? '').includes(`"code":"${code}"`);
  return isCommon || hasRule(id, code) || pacts.some((one) => subjectOf(one) === id && inPact(one));
}

const advice = ({ tags }: Operation) => `write a rule into packages/conformance/rules (${tags[0]})`;

test('every operation has a rule of its success', () => {
  const missing = all.filter(({ operationId }) => !hasRule(operationId, 'ok', '200', '201'));
  expect(missing.map((one) => `${one.operationId}: ${advice(one)}`)).toEqual([]);
});

test('every list with a cursor has a rule of its pages', () => {
  const lists = all.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'cursor'));
  const missing = lists.filter(({ operationId }) => !hasRule(operationId, 'pagesOf'));
  expect(missing.map((one) => `${one.operationId}: ${advice(one)} with pagesOf`)).toEqual([]);
});

/** Parts of calls whose effect no rule can observe in an answer, or that another rule compares as a whole. */
const withoutEffect: Readonly<Record<string, string>> = {
  'deleteEvent reason': 'Only emails have it.',
  'offerHosting scope': 'The rule of handovers compares the hosts of all dates.',
  'answerHosting accepts': 'The rule of handovers accepts and declines.',
  'signUp isOldEnough': 'A minimum age would close the sign-up of all other rules.',
  'changeSettings values.joinBy': 'It would close the sign-up of all other rules.',
  'changeSettings values.moderatorsLetIn': 'It would change who decides in all other rules.',
  ...Object.fromEntries(
    [
      'offersEvents',
      'offersSessions',
      'offersChatFiles',
      'offersBlogs',
      'offersCheckIn',
      'offersRings',
      'publicProfiles',
      'publicEvents',
      'searchEngines',
    ].map((name) => [`changeSettings values.${name}`, 'It would turn off what all other rules use.']),
  ),
  saveEventDraft: 'The rule of drafts compares every field.',
};

/** Returns the fields of a body that have only some values, with those inside of others. */
function closedFields(schema: Schema, prefix = ''): string[] {
  return placesIn(schema)
    .filter(({ schema: { type, enum: values } }) => type === 'boolean' || String(type).includes('boolean') || values)
    .map(({ path }) => prefix + path.replaceAll('.*', ''));
}

test('every query parameter, and every field that has only some values, has a rule of its effect', () => {
  const effects = readEffects();
  const needed = all.flatMap(({ operationId, parameters = [], requestBody }) => {
    const query = parameters.filter((one) => one.in === 'query' && one.name !== 'cursor');
    const isPaged = parameters.some(({ name }) => name === 'cursor');
    const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => closedFields(schema ?? {}));
    // The rule of its pages observes how many entries a page has.
    const names = query.filter(({ name }) => !(isPaged && name === 'limit')).map(({ name }) => name);
    return [...names, ...bodies].map((name) => `${operationId} ${name}`);
  });
  const isObserved = (part: string) => effects.some((effect) => part === effect || part.startsWith(`${effect}.`));
  const isKnown = (part: string) => part in withoutEffect || (part.split(' ')[0] ?? '') in withoutEffect;
  const missing = needed.filter((part) => !isObserved(part) && !isKnown(part));
  expect(missing.map((part) => `${part}: write a rule with effect() into packages/conformance/rules`)).toEqual([]);
});

test('every rule of an effect is about a parameter or a field of the contract', () => {
  const parts = all.flatMap(({ operationId, parameters = [], requestBody }) => {
    const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => placesIn(schema ?? {}));
    const names = [...parameters.map(({ name }) => name), ...bodies.map(({ path }) => path.replaceAll('.*', ''))];
    return names.map((name) => `${operationId} ${name}`);
  });
  expect(readEffects().filter((effect) => !parts.includes(effect))).toEqual([]);
});

test('every text that is somebody’s alone is planted, and looked for in the answers to others', () => {
  const isText = ({ type }: Schema) => type === 'string' || (Array.isArray(type) && type.includes('string'));
  const marked = schemaNames.flatMap((schema) =>
    Object.entries((namedSchema(schema).properties ?? {}) as Record<string, Schema>).flatMap(([name, field]) =>
      isText(field) && field.enum === undefined && ('x-visible-to' in field || 'x-may-not-see' in field)
        ? [`${schema}.${name}`]
        : [],
    ),
  );
  const worlds = globSync('packages/conformance/src/worlds/*-world.ts', { cwd: root });
  const sources = worlds.map((file) => readFileSync(join(root, file), 'utf8')).join('');
  const isPlanted = (field: string) => sources.includes(`'${plantedAs[field] ?? field}'`);
  const missing = marked.filter((field) => !isPlanted(field) && !unplantable.includes(field));
  expect(missing.map((field) => `${field}: plant it in packages/conformance/src/worlds/*-world.ts`)).toEqual([]);
});

test('every error code is compared by a rule or a pact', () => {
  // No call brings about that a caller has none left, or that the backend fails.
  const isCallers = (status: string) => status < '429';
  const missing = all.flatMap((operation) =>
    [...codesOf(operation)].flatMap(([status, codes]) =>
      codes
        .filter((code) => isCallers(status) && !comparesCode(operation, status, code))
        .map(
          (code) => `${operation.operationId} ${status} ${code}: ${advice(operation)}, or x-no-rule in openapi.yaml`,
        ),
    ),
  );
  expect(missing).toEqual([]);
});
