import { defaultArticlesUrl } from '@skill-exchange/api-client';
import { delay, type HttpHandler, HttpResponse, http, type RequestHandler } from 'msw';
import { createHandlers, errorMessages, handlers, listHandlers } from './handlers.ts';
import { type Addresses, anywhere, errorBody } from './http.ts';
import {
  type EmptyName,
  emptyAnswers,
  isOperationName,
  type OperationName,
  operations,
  type StatusOf,
} from './operations.ts';

/** ErrorStates by name: the status that an operation has to declare, and what is said where `errorMessages` has nothing. */
const errorStates = {
  badRequest: { status: 400, message: 'name: must not be empty' },
  unauthorized: { status: 401, message: 'Please log in.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  notFound: { status: 404, message: 'Not found.' },
  conflict: { status: 409, message: 'This has just changed. Try again.' },
  tooLarge: { status: 413, message: 'Max file size is 5MB.' },
  unsupported: { status: 415, message: 'Please upload a valid file' },
  tooMany: { status: 429, message: 'Too many attempts. Try again in 15 minutes.', retryAfter: 900 },
  unavailable: { status: 503, message: 'The service is restarting. Try again in a moment.', retryAfter: 1 },
} as const;

type ErrorStates = typeof errorStates;

type DeclaredError<Name extends OperationName> = {
  [State in keyof ErrorStates]: ErrorStates[State]['status'] extends StatusOf<Name> ? State : never;
}[keyof ErrorStates];

/**
 * What the network can do to an operation: answer as usual ('success', for a story that is about that), never answer
 * ('loading'), not be there ('offline'), break ('error', a 500, which no contract declares and any server can do), have
 * nothing ('empty', lists only), or answer an error as declared.
 */
export type StateOf<Name extends OperationName> =
  | 'success'
  | 'loading'
  | 'offline'
  | 'error'
  | DeclaredError<Name>
  | (Name extends EmptyName ? 'empty' : never);

/** States by operation; what is not named answers as usual. */
export type NetworkStates = { readonly [Name in OperationName]?: StateOf<Name> };

interface StateOptions extends Addresses {
  /** What the server says instead of this package's own words. */
  readonly message?: string;
}

/** A handler that puts one operation into a state. It precedes the handler that it overrides. */
export function networkState<Name extends OperationName>(
  name: Name,
  state: Exclude<StateOf<Name>, 'success'>,
  options: StateOptions = {},
): HttpHandler {
  const { method, path } = operations[name];
  const isArticle = path.startsWith('/articles');
  const { baseUrl = anywhere, articlesUrl = defaultArticlesUrl } = options;
  const address = (isArticle ? articlesUrl : baseUrl) + path.replaceAll('{', ':').replaceAll('}', '');
  return http[method](address, () => answerIn(name, state, options.message));
}

/** All handlers, with some operations in a state: the network of one story or test. */
export function networkHandlers(states: NetworkStates = {}, addresses?: Addresses): RequestHandler[] {
  const named = Object.keys(operations).filter(isOperationName);
  const switched = named.flatMap((name) => {
    const state: StateOf<OperationName> | undefined = states[name];
    if (state === undefined || state === 'success') return [];
    return [networkState<OperationName>(name, state, addresses)];
  });
  return [...switched, ...listHandlers(addresses ? createHandlers(addresses) : handlers)];
}

async function answerIn(
  name: OperationName,
  state: Exclude<StateOf<OperationName>, 'success'>,
  message?: string,
): Promise<Response> {
  switch (state) {
    case 'loading':
      await delay('infinite');
      return HttpResponse.error();
    case 'offline':
      return HttpResponse.error();
    case 'error':
      return HttpResponse.json(errorBody(message ?? 'Something broke on our side.'), { status: 500 });
    case 'empty':
      return HttpResponse.json(isEmptyName(name) ? emptyAnswers[name] : null);
    default: {
      const rejected: { status: number; message: string; retryAfter?: number } = errorStates[state];
      const headers = rejected.retryAfter === undefined ? {} : { 'Retry-After': String(rejected.retryAfter) };
      const words = message ?? errorMessages[name]?.[state] ?? rejected.message;
      return HttpResponse.json(errorBody(words), { status: rejected.status, headers });
    }
  }
}

function isEmptyName(name: string): name is EmptyName {
  return Object.hasOwn(emptyAnswers, name);
}
