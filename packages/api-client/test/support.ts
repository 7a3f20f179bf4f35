import { MutationObserver, type MutationObserverOptions, QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type ApiClient, createApiClient } from '../src/client.ts';

export const backend = 'https://backend.test';

/** A network in which only the handlers of a test exist; anything else fails the test. */
export function mockNetwork() {
  const network = setupServer();
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
}

export function makeApi(token?: string): ApiClient {
  return createApiClient({ baseUrl: backend, getToken: () => token });
}

/** A cache that tries once, so that a failure shows at once. */
export function makeCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

/** Runs a mutation as a component would, with all its callbacks. */
export function mutate<Data, Input, Before>(
  cache: QueryClient,
  options: MutationObserverOptions<Data, Error, Input, Before>,
  input: Input,
): Promise<Data> {
  return new MutationObserver(cache, options).mutate(input);
}

/** The error that a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}
