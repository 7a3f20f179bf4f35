import { delay, getResponse, HttpHandler, HttpResponse, http, type RequestHandler } from 'msw';
import { errorExamples } from './generated/examples.ts';
import { createHandlers, handlers, listHandlers } from './handlers.ts';
import { type Addresses, addressOf } from './http.ts';
import {
  type EmptyName,
  emptyAnswers,
  isOperationName,
  type OperationName,
  operations,
  type StatusOf,
} from './operations.ts';

/** Errors by name, with the status that operations declare for them. */
export const errorStates = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  tooMany: 429,
  error: 500,
  unavailable: 503,
} as const;

/** Retry-After in seconds. */
const retryAfter: Record<number, number> = { 429: 900, 503: 1 };

type ErrorStates = typeof errorStates;

type DeclaredError<Name extends OperationName> = {
  [State in keyof ErrorStates]: ErrorStates[State] extends StatusOf<Name> ? State : never;
}[keyof ErrorStates];

/**
 * The state of an operation: respond as usual ('success', for stories about that), never respond
 * ('loading'), fail ('offline'), return nothing ('empty', lists only), or return a declared error ('error' is the
 * 500).
 */
export type StateOf<Name extends OperationName> =
  | 'success'
  | 'loading'
  | 'offline'
  | DeclaredError<Name>
  | (Name extends EmptyName ? 'empty' : never);

/** States by operation; others respond as usual. */
export type NetworkStates = { readonly [Name in OperationName]?: StateOf<Name> };

interface StateOptions extends Addresses {
  /** Replaces the error's default message. */
  readonly message?: string;
}

/** Creates a handler that puts one operation into a state. It precedes the handler that it overrides. */
export function networkState<Name extends OperationName>(
  name: Name,
  state: Exclude<StateOf<Name>, 'success'>,
  options: StateOptions = {},
): HttpHandler {
  const { method, path } = operations[name];
  return http[method](addressOf(path, options), ({ request }) =>
    isAnother(name, request) ? undefined : answerIn(name, state, options.message),
  );
}

/** Whether a request is for another operation, with a literal where this path has a parameter. */
function isAnother(name: OperationName, { url }: Request): boolean {
  const { method, path } = operations[name];
  const { pathname } = new URL(url);
  const isAsLong = (other: string) => other.split('/').length === path.split('/').length;
  return Object.values(operations).some(
    (other) =>
      other.method === method &&
      other.path !== path &&
      isAsLong(other.path) &&
      !other.path.includes('{') &&
      pathname.endsWith(other.path),
  );
}

/** Returns all handlers, with some operations in a state: the network of one story or test. */
export function networkHandlers(states: NetworkStates = {}, addresses?: Addresses): RequestHandler[] {
  const named = Object.keys(operations).filter(isOperationName);
  const switched = named.flatMap((name) => {
    const state: StateOf<OperationName> | undefined = states[name];
    if (state === undefined || state === 'success') return [];
    return [networkState<OperationName>(name, state, addresses)];
  });
  return [...switched, inOne(listHandlers(addresses ? createHandlers(addresses) : handlers))];
}

/** One handler for all, since each handler that MSW asks about a request reads all cookies before it looks at the path. */
function inOne(all: readonly RequestHandler[]): HttpHandler {
  const literals = new Map(all.map((handler) => [handler, literalsOf(handler)]));
  const near = ({ url }: Request) => {
    const segments = new Set(new URL(url).pathname.split('/'));
    return all.filter((handler) => literals.get(handler)?.every((literal) => segments.has(literal)));
  };
  return http.all(
    async ({ request }) => {
      for (const handler of near(request)) if (await handler.test({ request })) return true;
      return false;
    },
    ({ request }) => getResponse(near(request), request),
  );
}

/** Returns the segments of a handler's path that are no parameters. */
function literalsOf(handler: RequestHandler): string[] {
  const path = handler instanceof HttpHandler ? handler.info.path : '';
  if (typeof path !== 'string') return [];
  const segments = path.replace(/^\w+:\/\/[^/]+/, '').split('/');
  return segments.filter((segment) => /^[\w-]/.test(segment));
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
    case 'empty':
      return HttpResponse.json(isEmptyName(name) ? emptyAnswers[name] : null);
    default: {
      const status = errorStates[state];
      const headers: HeadersInit = status in retryAfter ? { 'Retry-After': String(retryAfter[status]) } : {};
      const examples: { readonly [status: number]: object } = errorExamples[name];
      return HttpResponse.json({ ...examples[status], ...(message && { message }) }, { status, headers });
    }
  }
}

function isEmptyName(name: string): name is EmptyName {
  return Object.hasOwn(emptyAnswers, name);
}
