import { type ApiClient, createApiClient } from '@skill-exchange/api-client';
import { MutationObserver, type MutationObserverOptions, QueryClient } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { resetCommunity } from '../src/community.ts';

/** Creates a network of the given handlers, with a new community for each test. */
export function mockNetwork(...handlers: RequestHandler[]) {
  const network = setupServer(...handlers);
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    resetCommunity();
  });
  afterAll(() => network.close());
  return network;
}

export function makeApi(): ApiClient {
  return createApiClient({ baseUrl: 'https://backend.test', getToken: () => 'token' });
}

export function mutate<Data, Input, Before>(
  options: MutationObserverOptions<Data, Error, Input, Before>,
  input: Input,
): Promise<Data> {
  return new MutationObserver(new QueryClient(), options).mutate(input);
}

/** Creates an empty cache without retries. */
export const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
