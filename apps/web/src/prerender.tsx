import { readFileSync } from 'node:fs';
import { createApiClient } from '@skill-exchange/api-client';
import { StartUp } from '@skill-exchange/ui/start-up';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import { type PageFiles, pageFilesName } from '../plugins/page-files.ts';
import { shellAddress } from './app/offline/shell-address.ts';
import { drawPage } from './app/prerender/draw-page.tsx';
import { drawnDocument, emptyDocument } from './app/prerender/page-document.ts';
import { emptyPlaces, type PageSources, pageSources } from './app/prerender/page-sources.ts';
import { pageStyles } from './app/prerender/page-styles.ts';
import { publicPages } from './app/prerender/public-pages.ts';
import { isForMembers } from './app/routes.tsx';
import { writeCache } from './app/write-cache.ts';

/** A page with its data at hand. */
export type ReadyPage = {
  /** Which page it is, whatever the ids in its address. */
  name: string;
  /** What the page is drawn with: the same page with the same data is the same document. */
  data: string;
  /** Makes its document of the built index.html. */
  draw: (template: string, contactEmail: string) => Promise<string>;
};

/** Calls are made to this server itself: the host stands for nothing. */
const itself = 'http://server.invalid';

const places = Object.entries(pageSources).map(([path, sources]) => ({ path, handle: sources }));

/**
 * Reads what the page at an address shows to a visitor, where the server draws it: any other one is for the app to draw.
 * Null where the document must do for every page. This is what the server imports of the built app.
 *
 * @param address with its query
 * @param fetch answers calls of the API
 * @throws whatever kept the data from being read
 */
export async function readPage(
  address: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<ReadyPage | null> {
  const read = publicPages.get(address);
  const path = address.split('?')[0] ?? address;
  const route = matchRoutes(places, path)?.[0]?.route;
  if (route === undefined || path === shellAddress) return null;
  if (read === undefined) {
    return {
      name: `${route.path}, empty`,
      data: '',
      draw: async (template) =>
        emptyDocument({ ...partsFor(route.handle, false), template, isForMembers: isForMembers(path) }),
    };
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await read(queryClient, createApiClient({ baseUrl: itself, getToken: () => null, fetch }));
  const data = writeCache(queryClient);
  return {
    // The footer tells it, and a page without data would else be drawn once and for all.
    name: `${path}, ${new Date().getUTCFullYear()}`,
    data,
    draw: async (template, contactEmail) =>
      drawnDocument({
        ...partsFor(route.handle, true),
        template,
        path,
        page: await drawPage(path, queryClient, contactEmail),
        data,
      }),
  };
}

/** @param isDrawn whether its markup is all there, and the app does not draw it first */
function partsFor({ needs, mayNeed = [] }: PageSources, isDrawn: boolean) {
  const { start, bySource }: PageFiles = JSON.parse(built(`/${pageFilesName}`));
  const needsOf = (sources: readonly string[]) => sources.flatMap((source) => bySource[source] ?? []);
  const first = [start, ...needsOf(needs)];
  const words = [...first, ...needsOf([...mayNeed, emptyPlaces])].flatMap((part) => part.words);
  return {
    scripts: [...new Set(first.flatMap(({ scripts }) => scripts))],
    styles: (address: string, html: string) => pageStyles(built(address), html, words, isDrawn),
    startUp: renderToStaticMarkup(<StartUp />),
  };
}

/** A file of the app that this is built beside. */
function built(address: string): string {
  return readFileSync(new URL(`..${address}`, import.meta.url), 'utf8');
}
