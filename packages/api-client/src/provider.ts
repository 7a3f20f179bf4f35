import { createContext, createElement, type ReactNode, useContext } from 'react';
import type { ApiClient } from './client.ts';

const ApiContext = createContext<ApiClient | null>(null);

interface ApiProviderProps {
  readonly client: ApiClient;
  readonly children: ReactNode;
}

/**
 * Provides the client to this package's hooks, so that an app, a test and a story can each use their
 * own. Without JSX, because Node runs this package directly in contract tests and scripts. Compatible with React 18,
 * which has neither `use` nor a context that is its own provider.
 */
export function ApiProvider({ client, children }: ApiProviderProps) {
  return createElement(ApiContext.Provider, { value: client }, children);
}

/** Returns the client of the nearest `ApiProvider`. Throws outside of one. */
export function useApi(): ApiClient {
  const client = useContext(ApiContext);
  if (client === null) throw new Error('useApi needs an ApiProvider above it.');
  return client;
}
