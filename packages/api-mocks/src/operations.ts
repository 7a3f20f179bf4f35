import { operationAddresses, emptyAnswers as withoutEntries } from '@skill-exchange/api-client/operations';
import type { operations as contract } from '@skill-exchange/api-client/types';

/** The operationId of an operation of the contract. */
export type OperationName = keyof contract;

/** Method and path of each operation. */
export const operations = operationAddresses satisfies Record<OperationName, object>;

/** Whether a text is the operationId of an operation. */
export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

/** The declared responses; for a union of names, those of each. */
type ResponsesOf<Name> = Name extends OperationName ? contract[Name]['responses'] : never;

/** The statuses that the contract declares for an operation. */
export type StatusOf<Name extends OperationName> = Name extends OperationName ? keyof ResponsesOf<Name> : never;

/** The body of an operation's 200, for those that have one. */
export type BodyOf<Name extends OperationName> =
  ResponsesOf<Name> extends { 200: { content: { 'application/json': infer Body } } } ? Body : never;

/** Empty responses. Only these operations can be switched to 'empty'. */
export const emptyAnswers = withoutEntries satisfies { readonly [Name in OperationName]?: BodyOf<Name> };

export type EmptyName = keyof typeof emptyAnswers;
