import type { Operation, Schema } from '@skill-exchange/contracts/operations';

/** A place in an answer: the names of fields, and `*` for each entry of a list. */
export interface Place {
  readonly path: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** The first success that an operation declares: its status, and the schema and example of its JSON. */
export function successOf({ responses }: Operation) {
  const [status = '200', answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  return { status, ...answer?.content?.['application/json'] };
}

/** Every place in the JSON of an operation's success, the whole of it first. */
export function placesOf(operation: Operation): Place[] {
  const { schema } = successOf(operation);
  const places = schema === undefined ? [] : placesIn(schema, [], []);
  return [...new Map(places.map((place) => [place.path, place])).values()];
}

function placesIn(schema: Schema, path: readonly string[], required: readonly string[], isRequired = true): Place[] {
  const { allOf = [], anyOf = [], items, properties = {}, required: own = [] } = schema as Parts;
  const all = [...required, ...own];
  return [
    ...[...allOf, ...anyOf].flatMap((part) => placesIn(part, path, all, isRequired)),
    ...(items === undefined ? [] : placesIn(items, [...path, '*'], [])),
    ...Object.entries(properties).flatMap(([name, field]) => placesIn(field, [...path, name], [], all.includes(name))),
    { path: path.join('.'), schema, isRequired },
  ];
}

interface Parts {
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value of a response at a place. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [key = '', ...rest] = path.split('.');
  if (path === '') return [value];
  const found = key === '*' ? (Array.isArray(value) ? value : []) : isObject(value) && key in value ? [value[key]] : [];
  return found.flatMap((one) => valuesAt(one, rest.join('.')));
}

/** The objects that may have the field of a place, and the field's name. */
export function ownersOf(body: unknown, path: string): { owners: Fields[]; name: string } {
  const steps = path.split('.');
  const name = steps.pop() ?? '';
  return { owners: valuesAt(body, steps.join('.')).filter(isObject), name };
}
