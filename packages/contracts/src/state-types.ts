/** Types of a state's parameter: JSON without nesting. */
type ParameterValue = string | number | boolean;

/**
 * A state of a provider, defined once: consumer tests name it, the provider's handlers set it up, and
 * the documentation lists it.
 */
export interface StateDescription {
  /** What must be true, for the provider's implementer. */
  readonly means: string;
  /** Parameters of a state, with their defaults. */
  readonly parameters: Readonly<Record<string, ParameterValue>>;
  /** Values that the provider returns, with the example in the pact. Ids are opaque strings of the provider. */
  readonly values: Readonly<Record<string, string>>;
}

/** States by name. */
export type StateDescriptions = Readonly<Record<string, StateDescription>>;

type Widened<Value> = Value extends string ? string : Value extends number ? number : boolean;

/** A state's parameters, all present, for its handler. */
export type ParametersOf<States extends StateDescriptions, Name extends keyof States> = {
  readonly [Key in keyof States[Name]['parameters']]: Widened<States[Name]['parameters'][Key]>;
};

/** The result of a state's handler. */
export type ValuesOf<States extends StateDescriptions, Name extends keyof States> = {
  readonly [Key in keyof States[Name]['values']]: string;
};

/** A handler for every state, so that a missing one does not compile. */
export type StateHandlers<States extends StateDescriptions> = {
  readonly [Name in keyof States]: (parameters: ParametersOf<States, Name>) => Promise<ValuesOf<States, Name>>;
};
