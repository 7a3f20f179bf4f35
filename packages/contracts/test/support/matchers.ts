import { MatchersV3 } from '@pact-foundation/pact';

/** A place in a pact that is matched by a rule; `value` is the example. */
export interface Matcher<Value> {
  readonly 'pact:matcher:type': string;
  readonly value: Value;
}

/** A value from the provider's state at verification, with its example. */
export interface FromState extends Matcher<string> {
  readonly 'pact:generator:type': 'ProviderState';
  readonly expression: string;
}

/** Any value of the example's type. */
function sameType<Value>(value: Value): Matcher<Value> {
  return { 'pact:matcher:type': 'type', value };
}

/** Any text, an empty one included. */
export const text = (example: string) => sameType(example);

/** Any number. */
export const number = (example: number) => ({ 'pact:matcher:type': 'number', value: example });

/** Any whole number. */
export const integer = (example: number) => ({ 'pact:matcher:type': 'integer', value: example });

/** True or false. Pact's own rule for it takes the texts as well. */
export const flag = (example: boolean) => sameType(example);

/** A text that fits a pattern as a whole. */
export function pattern(expression: string, example: string): Matcher<string> & { readonly regex: string } {
  return { 'pact:matcher:type': 'regex', regex: `^(?:${expression})$`, value: example };
}

/** One of these texts. */
export const oneOf = (...values: readonly [string, ...string[]]) => pattern(values.join('|'), values[0]);

/** Matches the exact value. Needed in lists, whose plain values are compared by type only. */
export const exactly = <Value>(value: Value) => ({ 'pact:matcher:type': 'equality', value });

/** An instant in UTC as the app reads it: ISO 8601 that ends in Z, or in the same written as an offset. */
export const instant = (example: string) =>
  pattern('\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?:Z|[+-]00:00)', example);

/** A text that a person can read: not blank. A pattern alone would take a number for its digits. */
export const sentence = (example: string) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'type' },
    { 'pact:matcher:type': 'regex', regex: '[\\s\\S]*\\S[\\s\\S]*' },
  ],
  value: example,
});

/** A list of such entries, perhaps an empty one. */
export const listOf = <Entry>(entry: Entry) => ({ 'pact:matcher:type': 'type', min: 0, value: [entry] });

/** A list of such entries with one at least. */
export const someOf = <Entry>(entry: Entry) => ({ 'pact:matcher:type': 'type', min: 1, value: [entry] });

/** Matches any success status, with the contract's as the example: the app treats 200 and 201 alike. */
export const anySuccess = (example: number) => ({
  'pact:matcher:type': 'statusCode',
  status: MatchersV3.HTTPResponseStatusClass.Success,
  value: example,
});

/** How Pact writes a value of the provider's state in an expression. */
export const placeholder = (name: string) => `$\{${name}}`;

/** The state's value in a response, such as the id of the requested member. */
export const stated = (value: FromState): FromState => ({ ...value, 'pact:matcher:type': 'type' });

/**
 * A part of a request that the provider's state decides, such as `Bearer ${token}`. Requests are compared for equality
 * with the example, so the client must have put it exactly there.
 */
export function fromState(expression: string, value: string): FromState {
  return {
    'pact:matcher:type': 'equality',
    'pact:generator:type': 'ProviderState',
    expression,
    value,
  };
}
