import type { ApiClient } from '@skill-exchange/api-client';
import type { Feature } from '@skill-exchange/api-client/types';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { lazyWithPreload, type Preloadable } from './lib/lazy-with-preload.ts';
import { OfferedPage } from './offered-page.tsx';

export type PrefetchOptions = {
  /** Loads a query into the cache, unless it is there. */
  read: QueryClient['ensureQueryData'];
  readPages: QueryClient['ensureInfiniteQueryData'];
  api: ApiClient;
  params: Params;
  search: URLSearchParams;
  /** The logged-in member; empty for a visitor. */
  memberId: string;
  /** Whether the community offers all of these to the reader. */
  offers: (...needs: Feature[]) => boolean;
};

type PageOptions = {
  /** Loads the page's initial data. Rejects if any of it fails. */
  prefetch?: (options: PrefetchOptions) => Promise<unknown>;
  /** The server renders the page for visitors: at its path without a query, or of a single thing with any query. */
  isServerRendered?: boolean;
  /** What the community has to offer for the page. */
  needs?: readonly Feature[];
  /** Search engines must not index the page: it belongs to a single member. */
  isPrivate?: boolean;
};

/** A route's properties other than its path and element. */
export type Handle = PageOptions & Partial<Pick<Preloadable, 'preload'>> & { isForMembers?: boolean };

export type LoadPage = () => Promise<ComponentType>;

/** Creates the route of a page, whose code loads with it. */
export function page(path: string, load: LoadPage, options: PageOptions = {}) {
  const Page = lazyWithPreload<object>(load);
  const { needs } = options;
  const element = needs === undefined ? <Page /> : <OfferedPage needs={needs} Page={Page} />;
  return { path, element, handle: { ...options, preload: Page.preload } satisfies Handle };
}
