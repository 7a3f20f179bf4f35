import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { ApiClient } from './client.ts';

const ApiContext = createContext<ApiClient | null>(null);

interface ApiProviderProps {
  readonly client: ApiClient;
  readonly children: ReactNode;
}

/**
 * Gives the hooks of this package their client, so that an app, a test and a story can each bring their own. Without
 * JSX, so that Node runs this package as it is: contract tests and scripts call the backend through it. React 18 works
 * too, which has neither `use` nor a context that is its own provider.
 */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return createElement(ApiContext.Provider, { value: client }, children);
}

/** The client of the nearest `ApiProvider`. Throws outside of one. */
export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (client === null) throw new Error('useApi needs an ApiProvider above it.');
  return client;
}
