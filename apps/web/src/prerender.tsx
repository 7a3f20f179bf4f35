import { readFileSync } from 'node:fs';
import { createApiClient } from '@skill-exchange/api-client';
import { StartUp } from '@skill-exchange/ui/start-up';
import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { type DrawnPages, drawnPagesFile } from '../plugins/drawn-pages.ts';
import { drawPage } from './app/prerender/draw-page.tsx';
import { pageDocument } from './app/prerender/page-document.ts';
import { pageStyles } from './app/prerender/page-styles.ts';
import { publicPages } from './app/prerender/public-pages.ts';
import { writeCache } from './app/write-cache.ts';

/** A public page with its data at hand. */
export type ReadyPage = {
  /** What the page is drawn with: the same data give the same page. */
  data: string;
  /** Draws it into the built index.html. */
  draw: (template: string, contactEmail: string) => Promise<string>;
};

/** Calls are made to this server itself: the host stands for nothing. */
const itself = 'http://server.invalid';

/**
 * Reads what the public page at a path shows, as a visitor; null where no page is drawn on the server. This is what
 * the server imports of the built app.
 *
 * @param fetch answers calls of the API
 * @throws whatever kept the data from being read
 */
export async function readPage(
  path: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<ReadyPage | null> {
  const page = publicPages.get(path);
  if (page === undefined) return null;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await page.read(queryClient, createApiClient({ baseUrl: itself, getToken: () => null, fetch }));
  const data = writeCache(queryClient);
  return {
    data,
    draw: async (template, contactEmail) => {
      const { start, pages }: DrawnPages = JSON.parse(built(`/${drawnPagesFile}`));
      const scripts = [...start, ...(pages[page.source ?? ''] ?? [])];
      const texts = scripts.map(asset);
      return pageDocument({
        template,
        path,
        page: await drawPage(path, queryClient, contactEmail),
        styles: (address, html) => pageStyles(asset(address), html, texts),
        data,
        scripts,
        startUp: renderToStaticMarkup(<StartUp />),
      });
    },
  };
}

const assets = new Map<string, string>();

/** A file whose name changes with its content: read once. */
function asset(address: string): string {
  const text = assets.get(address) ?? built(address);
  assets.set(address, text);
  return text;
}

/** A file of the app that this is built beside. */
function built(address: string): string {
  return readFileSync(new URL(`..${address}`, import.meta.url), 'utf8');
}
