import { createApiClient } from '@skill-exchange/api-client';
import { ApiProvider } from '@skill-exchange/api-client/provider';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/**
 * Sets theme and direction on the document, as portals are outside the story. Not in an effect, because the story may
 * read them while rendering.
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  if (globals.theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = String(globals.theme);
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  page.dir = direction;
  return (
    <Direction.Provider dir={direction}>
      <Story />
    </Direction.Provider>
  );
};

/** Renders a story at its `route` parameter ('/users/m-1'), with `routePath` ('/users/:userId') as the pattern. */
export const withRoute: Decorator = (Story, { parameters }) => {
  if (typeof parameters.route !== 'string') return <Story />;
  const path = typeof parameters.routePath === 'string' ? parameters.routePath : '*';
  return (
    <MemoryRouter initialEntries={[parameters.route]}>
      <Routes>
        <Route path={path} element={<Story />} />
        <Route path="*" element={<p>Left for another page</p>} />
      </Routes>
    </MemoryRouter>
  );
};

/** An API client and a query cache per story, without retries. The `token` parameter signs a member in. */
export const withServerState: Decorator = (Story, { parameters }) => {
  const [client] = useState(() => createApiClient({ baseUrl: '', getToken: () => parameters.token }));
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={client}>
        <Story />
      </ApiProvider>
    </QueryClientProvider>
  );
};
