import { operations as contract } from '@skill-exchange/contracts/operations';
import {
  emptyAnswers,
  isOperationName,
  type OperationName,
  operations,
} from '../../packages/api-mocks/src/operations.ts';

/** A state that a user can see: the answer came, came empty, is on its way, failed, or was rejected. */
export type State = (typeof states)[number];

/** The columns of the matrix. */
export const states = [
  'success',
  'empty',
  'loading',
  'error',
  'offline',
  'forbidden',
  'notFound',
  'conflict',
  'tooLarge',
  'tooMany',
] as const;

const statusOf: Partial<Record<State, string>> = {
  forbidden: '403',
  notFound: '404',
  conflict: '409',
  tooLarge: '413',
  tooMany: '429',
};

/** Calls whose answer no user sees. */
const unheard: Partial<Record<OperationName, string>> = {
  logOut: 'The browser is signed out whatever the server says.',
};

/** Which states of an operation a screen has to show, by openapi.yaml. */
export function requirements(): ReadonlyMap<OperationName, readonly State[]> {
  return new Map(
    operationNames.map((name) => {
      const { responses = {}, requestBody } = contract.get(name) ?? {};
      const takesFile = 'multipart/form-data' in (requestBody?.content ?? {});
      return [name, requiredStates(name, Object.keys(responses), takesFile)];
    }),
  );
}

/**
 * What is read has the states of `QueryView`: an unreachable server and "slow down" show as the one error, with other
 * words. What is written must say why it was not taken, for each error that the contract declares; a body can be too
 * large where it carries a file.
 */
function requiredStates(name: OperationName, statuses: readonly string[], takesFile: boolean): State[] {
  const isRead = reads(name);
  if (name in unheard) return [];
  return states.filter((state) => {
    if (state === 'success' || state === 'loading') return true;
    if (state === 'empty') return name in emptyAnswers;
    if (state === 'error') return isRead;
    if (state === 'offline') return !isRead;
    if (state === 'tooMany') return !isRead && statuses.includes('429');
    if (state === 'tooLarge') return takesFile;
    return statuses.includes(statusOf[state] ?? '');
  });
}

/**
 * Whether an operation shows as a thing that is read. Opening a conversation does: it makes one where there is none,
 * and the user sees the same.
 */
export function reads(name: OperationName): boolean {
  return operations[name].method === 'get' || name === 'openConversation';
}

const operationNames = Object.keys(operations).filter(isOperationName);

/** The operation at a method and path of the contract. */
export function operationAt(method: string, path: string): OperationName | undefined {
  return operationNames.find(
    (name) => operations[name].path === path && operations[name].method === method.toLowerCase(),
  );
}

/** The operation behind an address of the article service, as the client builds it. */
export function articlesPathOf(template: string): OperationName | undefined {
  if (!template.includes('articlesUrl}/articles')) return undefined;
  return template.includes('/articles/$') ? 'getArticle' : 'listArticles';
}
