import type { Contract } from './breaking-changes.ts';
import { exceptions, type Rule } from './style-exceptions.ts';
import { mayBe, operationsIn, resolver, successesOf, visitAnswers } from './visit-schemas.ts';

const advice: Record<Rule, string> = {
  'no-success': 'an addition answers without success, which the status says',
  'wrapped-list': 'put the list into an object, so that it can get more fields',
  'instant-at': 'end the name of an instant with At',
  'bounded-list': 'add maxItems to the list, or a cursor to the operation',
  'partial-put': 'say that a field that is left out stays as it is, or require the fields',
  location: 'add the header Location to the 201, or why nothing reads the thing alone to the exceptions',
};

/**
 * Describes where the contract differs from its style (docs/contract-style.md). What was there before a rule is an
 * exception of it; an exception that nothing needs is a problem too.
 */
export function styleProblems(contract: Contract): string[] {
  const found = findings(contract);
  return (Object.keys(advice) as Rule[]).flatMap((rule) => {
    const places = [...(found.get(rule) ?? [])];
    const fresh = places.filter((place) => !exceptions[rule].includes(place));
    const unused = exceptions[rule].filter((place) => !places.includes(place));
    return [
      ...fresh.map((place) => `${place}: ${advice[rule]} (${rule})`),
      ...unused.map((place) => `${place}: is no longer an exception (${rule})`),
    ];
  });
}

/** Returns the places that break each rule, exceptions included. */
export function findings(contract: Contract): Map<Rule, Set<string>> {
  const found = new Map<Rule, Set<string>>();
  const add = (rule: Rule, place: string) => found.set(rule, (found.get(rule) ?? new Set()).add(place));
  const resolve = resolver(contract);
  for (const operation of operationsIn(contract)) {
    const { operationId: id, parameters = [], responses } = operation;
    const isPaged = parameters.map(resolve).some(({ name }) => name === 'cursor');
    const created = responses['201'];
    if (created !== undefined && !('Location' in (resolve(created).headers ?? {}))) add('location', id);
    const answers = successesOf(contract, operation).flatMap(({ content = {} }) =>
      Object.values(content).map(({ schema = {} }) => schema),
    );
    const answerNames = answers.map(({ $ref }) => $ref?.split('/').at(-1) ?? id);
    for (const answer of answers.map(resolve)) {
      if (mayBe(answer, 'array')) add('wrapped-list', id);
      if (operation['x-addition'] && hasField(answer, 'success', resolve)) add('no-success', id);
    }
    if (isUnexplainedPut(operation, resolve)) add('partial-put', id);
    visitAnswers(contract, operation, (place, schema, field) => {
      if (schema.format === 'date-time' && !/At(\[\])?$/.test(field)) add('instant-at', field);
      // A list of the answer itself may page.
      const isOfPage = isPaged && answerNames.some((name) => place === name || place.startsWith(`${name}.`));
      if (mayBe(schema, 'array') && schema.maxItems === undefined && !isOfPage) add('bounded-list', place);
    });
  }
  return found;
}

/** Whether a PUT may leave fields out without saying what this means. */
function isUnexplainedPut({ method, description = '', requestBody }: Operation, resolve: Resolve): boolean {
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema = {} }) => resolve(schema));
  const isPartial = bodies.some(({ required = [] }) => (required as string[]).length === 0);
  return method === 'put' && isPartial && !description.replaceAll(/\s+/g, ' ').includes('left out');
}

type Operation = ReturnType<typeof operationsIn>[number];
type Resolve = ReturnType<typeof resolver>;
type Schema = Parameters<typeof mayBe>[0];

function hasField(schema: Schema, name: string, resolve: Resolve): boolean {
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (schema[key] as Schema[] | undefined) ?? []);
  return name in (schema.properties ?? {}) || parts.some((part) => hasField(resolve(part), name, resolve));
}
