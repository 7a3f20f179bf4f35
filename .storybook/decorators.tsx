import { createApiClient } from '@skill-exchange/api-client';
import { ApiProvider } from '@skill-exchange/api-client/provider';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/**
 * Sets the theme and the direction of the whole page, as the app does: dialogs and toasts live outside the story. Not
 * in an effect, because what the story renders may read them.
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

/**
 * A story that names a `route` ('/users/m-1') is rendered at that address. `routePath` ('/users/:userId') gives its
 * parameters names.
 */
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

/**
 * A client and a cache of its own for each story, without retries: an error state shows at once. A story that names a
 * `token` calls as that member.
 */
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
