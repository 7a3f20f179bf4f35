import { MutationObserver, type MutationObserverOptions, QueryClient } from '@tanstack/react-query';

/** A cache of its own that tries once, so that every call goes out and a failure shows at once. */
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
