import { MutationObserver, type MutationObserverOptions, QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type ApiClient, createApiClient } from '../src/client.ts';

export const backend = 'https://backend.test';

/** Creates a network with only the handlers of a test; any other request fails the test. */
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

/** Creates a cache without retries, so that a failure shows immediately. */
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

/** Returns the error that a promise rejects with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}
