import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';

// The minimum of such an app: React, a router and a cache of server responses. Without JSX, so that Node runs it
// directly.

const queryClient = new QueryClient();
const greetings = ['Sourdough for Python', 'Portuguese for bike repair', 'Chess for sign language'];

function Page() {
  const { data } = useQuery({
    queryKey: ['greetings'],
    queryFn: () => Promise.resolve(greetings),
    initialData: greetings,
  });
  return createElement(
    'main',
    null,
    createElement('nav', null, createElement(Link, { to: '/users' }, 'Users')),
    createElement('h1', null, 'Teach what you know. Learn what you don’t.'),
    createElement('p', null, 'Find someone who knows what you’re after and wants what you’ve got.'),
    createElement(
      'ul',
      null,
      data.map((text) => createElement('li', { key: text }, text)),
    ),
  );
}

/** The baseline for the app's figures. */
export function Floor({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  return createElement(
    QueryClientProvider,
    { client: queryClient },
    createElement(
      Router,
      null,
      createElement(Routes, null, createElement(Route, { path: '/', element: createElement(Page) })),
    ),
  );
}
