import type { Feature } from '@skill-exchange/api-client/types';
import { matchRoutes, type Params } from 'react-router-dom';
import { firstOff } from './config/community-off.ts';
import { paths } from './config/paths.ts';
import type { Services } from './lib/services.ts';
import { NotOfferedPage } from './offered-page.tsx';
import { shellAddress } from './offline/shell-address.ts';
import type { Handle } from './page-route.tsx';
import { routes } from './router.tsx';

const lineBreak = /%0[AD]|%E2%80%A[89]/i;

/** Whether a path contains a line break: the router's `*` stops there, and the page would be blank. */
export const isBroken = (path: string) => lineBreak.test(path);

/** The path that the server renders for all unknown URLs. */
export const missingPage = '/404';

/** Returns the status of the page at a URL, before it is rendered. */
export function describePage(url: string): { isMissing: boolean; isPrivate: boolean } {
  const [path = ''] = url.split('?');
  const route = isBroken(path) ? undefined : matchRoutes(routes, path)?.at(-1)?.route;
  const { isPrivate = false }: Handle = route?.handle ?? {};
  // The shell's path has no page, and its document is used for all pages.
  const isMissing = (route === undefined || route.path === '*') && path !== shellAddress;
  return { isMissing, isPrivate: isPrivate || isMissing };
}

/**
 * Returns the address that the server renders for a URL; null if the browser renders it. The page of a list is rendered
 * only without a query, which may filter it. That of a single thing ignores the queries that other sites add to links.
 */
export function renderedAddress(url: string): string | null {
  if (url === missingPage) return url;
  const [path = ''] = url.split('?');
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  const { isServerRendered = false }: Handle = route?.handle ?? {};
  if (!isServerRendered) return null;
  if (route?.path === url) return url;
  return route?.path?.includes('/:') ? path : null;
}

/** Returns the routes of a URL, outermost first: those of the log-in if a visitor is redirected there. */
function pagesFor({ pathname }: URL, { authSession }: Services): { handle: Handle; params: Params }[] {
  const isVisitor = authSession.get().phase === 'visitor';
  const matches = matchRoutes(routes, pathname) ?? [];
  const isRedirected = isVisitor && matches.some(({ route }) => route.handle?.isForMembers);
  const shown = isRedirected ? (matchRoutes(routes, paths.login) ?? []) : matches;
  return shown.map(({ route, params }) => ({ handle: route.handle ?? {}, params }));
}

/** Returns whether the community offers all of these to the reader. */
const offersOf =
  ({ off, authSession }: Services) =>
  (...needs: Feature[]) =>
    firstOff(off.get(), needs, { isVisitor: authSession.get().phase !== 'member' }) === undefined;

/** Loads the code of the page at a URL of the app. Rejects if it fails to load. */
export async function preloadPage(href: string, services: Services): Promise<void> {
  const url = new URL(href, 'http://app.invalid');
  const offers = offersOf(services);
  await Promise.all(
    pagesFor(url, services).map(({ handle }) =>
      offers(...(handle.needs ?? [])) ? handle.preload?.() : NotOfferedPage.preload(),
    ),
  );
}

/** Loads the initial data of the page at a URL of the app. Skips cached data. */
export async function prefetchPage(href: string, services: Services): Promise<void> {
  const url = new URL(href, 'http://app.invalid');
  const { api, queryClient, authSession } = services;
  const read = queryClient.ensureQueryData.bind(queryClient);
  const readPages = queryClient.ensureInfiniteQueryData.bind(queryClient);
  const now = authSession.get();
  const memberId = now.phase === 'member' ? now.userId : '';
  const offers = offersOf(services);
  await Promise.all(
    pagesFor(url, services).map(({ handle, params }) =>
      offers(...(handle.needs ?? []))
        ? handle.prefetch?.({ read, readPages, api, params, search: url.searchParams, memberId, offers })
        : undefined,
    ),
  );
}
