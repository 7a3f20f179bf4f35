import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageSources } from '../src/app/prerender/page-sources.ts';
import { publicPages } from '../src/app/prerender/public-pages.ts';
import { routes } from '../src/app/routes.tsx';

const withPage = (all: RouteObject[]): string[] =>
  all.flatMap(({ path, children }) => [...(path ? [path] : []), ...withPage(children ?? [])]);

test('what is known of a page is known of every page of the app, and of no other', () => {
  expect(Object.keys(pageSources).sort()).toEqual(withPage(routes).sort());
  expect(Object.keys(pageSources)).toEqual(expect.arrayContaining([...publicPages.keys()]));
});
