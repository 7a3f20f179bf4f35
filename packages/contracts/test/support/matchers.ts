import { MatchersV3 } from '@pact-foundation/pact';

/** A part of a pact with a matching rule; `value` is the example. */
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

/** Matches any text, including an empty one. */
export const text = (example: string) => sameType(example);

/** Matches any number. */
export const number = (example: number) => ({ 'pact:matcher:type': 'number', value: example });

/** Matches any whole number. */
export const integer = (example: number) => ({ 'pact:matcher:type': 'integer', value: example });

/** Matches true or false. Pact's own rule also accepts the texts. */
export const flag = (example: boolean) => sameType(example);

/** Matches a text that fits a pattern completely. */
export function pattern(expression: string, example: string): Matcher<string> & { readonly regex: string } {
  return { 'pact:matcher:type': 'regex', regex: `^(?:${expression})$`, value: example };
}

/** Matches one of these texts. */
export const oneOf = (...values: readonly [string, ...string[]]) => pattern(values.join('|'), values[0]);

/** Matches the exact value. Needed in lists, whose plain values are compared by type only. */
export const exactly = <Value>(value: Value) => ({ 'pact:matcher:type': 'equality', value });

/** Matches an instant in UTC, in ISO 8601: with Z or the equivalent offset. */
export const instant = (example: string) =>
  pattern('\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?:Z|[+-]00:00)', example);

/** Matches text that is not blank. A pattern alone would accept a number. */
export const sentence = (example: string) => ({
  'pact:matcher:type': [
    { 'pact:matcher:type': 'type' },
    { 'pact:matcher:type': 'regex', regex: '[\\s\\S]*\\S[\\s\\S]*' },
  ],
  value: example,
});

/** Matches a list of such entries, even an empty one. */
export const listOf = <Entry>(entry: Entry) => ({ 'pact:matcher:type': 'type', min: 0, value: [entry] });

/** Matches a list with at least one such entry. */
export const someOf = <Entry>(entry: Entry) => ({ 'pact:matcher:type': 'type', min: 1, value: [entry] });

/** Matches any success status, with the contract's as the example: the app treats 200 and 201 alike. */
export const anySuccess = (example: number) => ({
  'pact:matcher:type': 'statusCode',
  status: MatchersV3.HTTPResponseStatusClass.Success,
  value: example,
});

/** Returns Pact's expression for a value of the provider's state. */
export const placeholder = (name: string) => `$\{${name}}`;

/** Matches the state's value in a response, such as the id of the requested member. */
export const stated = (value: FromState): FromState => ({ ...value, 'pact:matcher:type': 'type' });

/**
 * Creates a part of a request from the provider's state, such as `Bearer ${token}`. Requests must
 * equal the example, so the client must have put it exactly there.
 */
export function fromState(expression: string, value: string): FromState {
  return {
    'pact:matcher:type': 'equality',
    'pact:generator:type': 'ProviderState',
    expression,
    value,
  };
}
