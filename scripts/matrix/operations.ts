import { operations as contract } from '@skill-exchange/contracts/operations';
import {
  emptyAnswers,
  isOperationName,
  type OperationName,
  operations,
} from '../../packages/api-mocks/src/operations.ts';

/** A state that a user can see. `failed` is an error of the server or a lost connection, in the app's own words. */
export type State = (typeof states)[number];

/** The columns of the matrix. */
export const states = [
  'success',
  'empty',
  'loading',
  'failed',
  'badRequest',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
] as const;

const statusOf: Partial<Record<State, number>> = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
};

/** Operations whose response no user sees. */
const unseen: Partial<Record<OperationName, string>> = {
  logOut: 'The browser is signed out whatever the server says.',
};

/**
 * Lists the states of an operation that need a story. A status that the module handles separately is
 * its own state.
 *
 * @param handled statuses that the calling module compares errors with
 */
export function requiredStates(name: OperationName, handled: ReadonlySet<number>): State[] {
  if (name in unseen) return [];
  const declared = contract.get(name)?.responses ?? {};
  return states.filter((state) => {
    if (state === 'empty') return name in emptyAnswers;
    const status = statusOf[state];
    return status === undefined || (handled.has(status) && status in declared);
  });
}

/**
 * Whether an operation shows as a read. Opening a conversation does: it may create one, but the user
 * sees the same.
 */
export function reads(name: OperationName): boolean {
  return operations[name].method === 'get' || name === 'openConversation';
}

const operationNames = Object.keys(operations).filter(isOperationName);

/** Returns the operation at a method and path of the contract. */
export function operationAt(method: string, path: string): OperationName | undefined {
  return operationNames.find(
    (name) => operations[name].path === path && operations[name].method === method.toLowerCase(),
  );
}

/** Returns the operation of a URL of the article service, as the client builds it. */
export function articlesPathOf(template: string): OperationName | undefined {
  if (!template.includes('articlesUrl}/articles')) return undefined;
  return template.includes('/articles/$') ? 'getArticle' : 'listArticles';
}
