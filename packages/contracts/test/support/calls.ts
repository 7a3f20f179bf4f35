import { MutationObserver, type MutationObserverOptions, QueryClient } from '@tanstack/react-query';

/** Creates an empty cache without retries, so that every call is sent and a failure shows immediately. */
export function freshCache(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

/** Runs a mutation of the client as a component would. */
export function mutate<Data, Input, Before>(
  options: MutationObserverOptions<Data, Error, Input, Before>,
  input: Input,
): Promise<Data> {
  return new MutationObserver(freshCache(), options).mutate(input);
}
