import type { Operation } from '@skill-exchange/contracts/operations';
import { formsOf, type Schema } from './schema-changes.ts';

/** A place in an answer: `body`, the names of fields, and `*` for each entry of a list. */
interface Place {
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Returns the first success that an operation declares: its status, and the schema and example of its JSON. */
export function successOf({ responses }: Operation) {
  const [status = '200', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  return { status: Number(status), ...answer?.content?.['application/json'] };
}

/** Returns the codes that rules can compare, by status; `x-no-rule` says why they cannot compare one. */
export function codesOf({ responses }: Operation): Map<string, string[]> {
  const errors = Object.entries(responses).filter(([status]) => status >= '400');
  const codes = errors.map(([status, { content }]): [string, string[]] => {
    const examples = Object.values(content?.['application/json']?.examples ?? {});
    const values = examples.filter((example) => !('x-no-rule' in example)).map(({ value }) => value);
    return [status, values.flatMap((value) => (isObject(value) && 'code' in value ? [String(value.code)] : []))];
  });
  return new Map(codes);
}

/** Returns every place in the JSON of an operation's success. */
export function placesOf(operation: Operation): Place[] {
  const schema = successOf(operation).schema as Schema | undefined;
  const places = schema === undefined ? [] : placesIn({ properties: { body: schema } });
  return [...new Map(places.map((place) => [place.path, place])).values()];
}

/** Returns a function that lists the paths of some places of an operation. */
export const pathsOf = (isMeant: (place: Place) => boolean) => (operation: Operation) =>
  placesOf(operation).flatMap((place) => (isMeant(place) ? [place.path] : []));

/** Returns the places below a schema. */
export function placesIn(schema: Schema, prefix = ''): Place[] {
  return formsOf(schema).flatMap(({ items, properties = {}, required = [] }) =>
    Object.entries(items === undefined ? properties : { '*': items }).flatMap(([name, field]) => [
      { path: prefix + name, schema: field, isRequired: required.includes(name) },
      ...placesIn(field, `${prefix}${name}.`),
    ]),
  );
}

export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the objects that may have the field of a place, and the field's name. */
export function ownersOf(answer: { body: unknown }, path: string): { owners: Fields[]; name: string } {
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  const inside = (values: unknown[], step: string) =>
    values.flatMap((value) => (step === '*' ? entriesOf(value) : isObject(value) ? [value[step]] : []));
  return { owners: steps.reduce(inside, [answer]).filter(isObject), name };
}
