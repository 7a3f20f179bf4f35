import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createApiClient } from '@skill-exchange/api-client';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { env } from './env.ts';
import { createAuthSessionStore } from './lib/auth-session/auth-session-store.ts';
import { createLiveChat } from './lib/live/live-chat.ts';
import { PageMetaSink } from './lib/page-meta.tsx';
import { dehydrateCache } from './lib/query-cache.ts';
import { describePage, isServerRendered, missingPage, prefetchPage, preloadPage } from './router.tsx';

/** A page whose data are read. */
export type PreparedPage = {
  /** The query cache as text: the same page with the same data is the same document. */
  data: string;
  render: () => Promise<{ html: string; head: string }>;
};

type Options = {
  /** Answers calls of the API. */
  fetch: (request: Request) => Promise<Response>;
  contactEmail: string;
};

/** Calls go to this server itself: the host is a placeholder. */
const ownAddress = 'http://server.invalid';

/** To the server, every caller is a visitor. */
const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** What the server says of the page at a URL, and the address that it renders for it. */
export function locatePage(url: string): { address: string; isMissing: boolean; isPrivate: boolean } {
  const about = describePage(url);
  return { ...about, address: about.isMissing ? missingPage : url };
}

/**
 * Reads what the page at a URL shows to a visitor; null where the browser renders it.
 *
 * @throws whatever kept the data from being read
 */
export async function prepare(url: string, { fetch, contactEmail }: Options): Promise<PreparedPage | null> {
  if (!isServerRendered(url)) return null;
  const getToken = () => null;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const services = {
    authSession: createAuthSessionStore(noStorage),
    api: createApiClient({ baseUrl: env.apiUrl, getToken }),
    queryClient,
    live: createLiveChat(''),
    contactEmail,
  };
  const serverApi = createApiClient({ baseUrl: ownAddress, getToken, fetch });
  await Promise.all([preloadPage(url, services), prefetchPage(url, { ...services, api: serverApi })]);

  async function render() {
    const meta = { title: '', description: '' };
    const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={url}>{children}</StaticRouter>;
    const html = await renderToText(
      <PageMetaSink value={(found) => Object.assign(meta, found)}>
        <StrictMode>
          <App services={services} Router={Router} />
        </StrictMode>
      </PageMetaSink>,
    );
    const head =
      `<title>${escaped(meta.title)}</title>` + `<meta name="description" content="${escaped(meta.description)}">`;
    return { html, head };
  }
  return { data: dehydrateCache(queryClient, { withTimes: false }), render };
}

function renderToText(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Not streamed: later parts would need an inline script, which the security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
