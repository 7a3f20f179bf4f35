import { createApiClient } from '@skill-exchange/api-client';
import { ApiProvider } from '@skill-exchange/api-client/provider';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Direction } from 'radix-ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { setStoryLocale } from './clock/story-locale.ts';
import { applyMedia } from './clock/story-media.ts';
import { setStoryTimeZone, storyPlace, zoneAt } from './clock/story-time-zone.ts';

/**
 * Sets theme and direction on the document, as portals are outside the story. Not in an effect, because the story may
 * read them while rendering.
 */
export const withTheme: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  if (globals.theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = String(globals.theme);
  const direction = globals.direction === 'rtl' || globals.locale === 'ar' ? 'rtl' : 'ltr';
  page.dir = direction;
  return (
    <Direction.Provider dir={direction}>
      <Story />
    </Direction.Provider>
  );
};

/**
 * Sets the zone of the browser, and of components that get one as a prop unless it is the default: their stories choose
 * one of their own. Remounts the story, as times that were formatted once stay.
 */
export const withTimeZone: Decorator = (Story, { globals, args }) => {
  const timeZone = zoneAt(globals.timeZone);
  setStoryTimeZone(timeZone);
  const isChosen = globals.timeZone !== storyPlace && typeof args.timeZone === 'string';
  return (
    <Fragment key={timeZone}>
      <Story args={isChosen ? { ...args, timeZone } : args} />
    </Fragment>
  );
};

/** Sets the language, and what a page cannot ask of its browser: less motion and the system's colors. */
export const withEmulation: Decorator = (Story, { globals, viewMode }) => {
  const { locale, motion, colors } = globals;
  const shown = useRef<unknown>(viewMode === 'docs' ? undefined : locale);
  // A story's `play` finds English texts; after it, preview.tsx sets the language.
  useEffect(() => {
    if (shown.current !== locale) setStoryLocale(locale);
    shown.current = locale;
  }, [locale]);
  useEffect(() => applyMedia('prefers-reduced-motion: reduce', motion === 'reduce'), [motion]);
  useEffect(() => {
    applyMedia('forced-colors: active', colors === 'forced');
    document.documentElement.toggleAttribute('data-forced-colors', colors === 'forced');
  }, [colors]);
  // As text in the pseudo locale is not what React has rendered, a story starts anew in the other one.
  return (
    <Fragment key={String(locale)}>
      <Story />
    </Fragment>
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
