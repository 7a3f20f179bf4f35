import type { ParametersOf, StateDescriptions, ValuesOf } from '../../src/state-types.ts';
import { type FromState, fromState, placeholder } from './matchers.ts';

/** A state with all its parameters, for the pact. */
export interface Given<Values> {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
  /** Examples for the client's requests. */
  readonly examples: Values;
  /** The same values as generators, for the verifier's requests. */
  readonly injected: { readonly [Key in keyof Values]: FromState };
}

/** Returns a function that names a state of `states`; missing parameters have their defaults. */
export function givenIn<States extends StateDescriptions>(states: States) {
  return <const Name extends keyof States & string>(
    name: Name,
    parameters: Partial<ParametersOf<States, Name>> = {},
  ): Given<ValuesOf<States, Name>> => {
    const description = states[name];
    if (description === undefined) throw new Error(`There is no state "${name}".`);
    const injected = Object.entries(description.values).map(([key, example]) => [
      key,
      fromState(placeholder(key), example),
    ]);
    return {
      name,
      parameters: { ...description.parameters, ...parameters },
      examples: description.values as ValuesOf<States, Name>,
      injected: Object.fromEntries(injected) as Given<ValuesOf<States, Name>>['injected'],
    };
  };
}
