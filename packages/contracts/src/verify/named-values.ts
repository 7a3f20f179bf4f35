import type { HttpInteraction, Interaction } from '../pact-file.ts';
import type { Difference } from './account.ts';
import type { Answer } from './forward.ts';
import { keyOf, type StateChange } from './state-setup.ts';

type Values = Readonly<Record<string, string>>;

/** A request as the provider received it. */
interface Called {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
}

/**
 * Compares responses with the state's own values. In the pact such a value matches any text and has a
 * generator that names it (`${otherId}`): other verifiers only check the type, since Pact only evaluates generators of
 * requests.
 */
export class NamedValues {
  readonly #interactions: readonly HttpInteraction[];
  readonly #differences = new Map<string, Difference[]>();

  constructor(interactions: readonly Interaction[]) {
    this.#interactions = interactions.filter((one) => one.type === 'Synchronous/HTTP');
  }

  /** Checks a response that was returned in a state. */
  check(state: StateChange, values: Values, call: Called, answer: Answer): void {
    if (answer.status >= 300) return;
    const interaction = this.#interactions.find((one) => isOf(one, state, values, call));
    const generators = interaction?.response.generators?.body ?? {};
    if (interaction === undefined || Object.keys(generators).length === 0) return;
    const body = parse(answer.body.toString());
    const found = Object.entries(generators).flatMap(([path, { expression = '' }]) => {
      const expected = fill(expression, values);
      return valuesAt(body, stepsOf(path))
        .filter((value) => value !== expected)
        .map((value) => ({
          where: path,
          says: `Expected the state's ${expression.replaceAll(/[${}]/g, '')}, '${expected}', and not ${JSON.stringify(value)}`,
        }));
    });
    this.#differences.set(interaction.description, found);
  }

  differencesIn(description: string): readonly Difference[] {
    return this.#differences.get(description) ?? [];
  }
}

function isOf(
  { request, providerStates = [] }: HttpInteraction,
  state: StateChange,
  values: Values,
  call: Called,
): boolean {
  const [path = '', query = ''] = call.path.split('?');
  const expected = request.generators?.path?.expression;
  const isPath = path === (expected === undefined ? request.path : fill(expected, values, encodeURIComponent));
  const names = [...new URLSearchParams(query).keys()].sort().join();
  return (
    isPath &&
    call.method === request.method &&
    names ===
      Object.keys(request.query ?? {})
        .sort()
        .join() &&
    providerStates.some(({ name, params = {} }) => keyOf({ state: name, params }) === keyOf(state))
  );
}

function fill(expression: string, values: Values, written = (value: string) => value): string {
  return expression.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => written(values[name] ?? ''));
}

/** Splits a path such as `$.sessions[0].userOne._id`; an index stands for every entry. */
export function stepsOf(path: string): string[] {
  return path
    .replace(/^\$\.?/, '')
    .replaceAll(/\[(?:\*|\d+)\]/g, '.*')
    .split('.')
    .filter((step) => step !== '');
}

function valuesAt(value: unknown, [step, ...rest]: readonly string[]): unknown[] {
  if (step === undefined) return [value];
  if (step === '*') return Array.isArray(value) ? value.flatMap((entry) => valuesAt(entry, rest)) : [];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[step], rest);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
