import { createApiClient } from '@skill-exchange/api-client';
import { publicEventQuery } from '@skill-exchange/api-client/events';
import { type Language, sourceLanguage } from '@skill-exchange/texts/languages';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readBanner } from './config/community-banner.ts';
import { readOff } from './config/community-off.ts';
import { readTexts } from './config/community-texts.ts';
import { paths } from './config/paths.ts';
import { env } from './env.ts';
import { createAuthSessionStore } from './lib/auth-session/auth-session-store.ts';
import { createLiveChat } from './lib/live/live-chat.ts';
import { type PageMetaProps, PageMetaSink } from './lib/page-meta.tsx';
import { dehydrateCache } from './lib/storage/query-cache.ts';
import { describePage, missingPage, prefetchPage, preloadPage, renderedAddress } from './matched-pages.ts';
import { documentHead } from './server/document-head.ts';
import { cardPath, eventCard } from './server/event-card.tsx';
import { renderToText } from './server/render-to-text.ts';
import { inLanguage } from './server/request-texts.ts';
import type { SiteLook } from './server/site-look.ts';

/** A page with its loaded data. */
export type PreparedPage = {
  /** The serialized query cache: the same page with the same data gives the same document. */
  data: string;
  /** `isMissing`: the thing that the page is about does not exist. */
  render: () => Promise<{ html: string; head: string; isMissing: boolean }>;
};

type Options = SiteLook & {
  /** Handles API requests. */
  fetch: (request: Request) => Promise<Response>;
  contactEmail: string;
  /** The published texts of the community, as `readTexts` parses them. */
  texts: string;
  /** The features that are turned off, as `readOff` parses them. */
  off: string;
  /** The banner for visitors, as `readBanner` parses it. */
  banner: string;
  /** The site's own address, without a slash at the end. */
  siteUrl: string;
  /** Null if this server has the articles. */
  articlesUrl: string | null;
  language?: Language;
};

/** A placeholder: requests go to this server itself. */
const ownAddress = 'http://server.invalid';

/** On the server, every caller is a visitor. */
const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Returns the status of the page at a URL, and the path to render. */
export function locatePage(url: string): { address: string; isMissing: boolean; isPrivate: boolean } {
  const about = describePage(url);
  return { ...about, address: about.isMissing ? missingPage : (renderedAddress(url) ?? url) };
}

/**
 * Loads a visitor's data for the page at a URL; null if the browser renders it.
 *
 * @throws the error of loading the data
 */
export async function prepare(
  url: string,
  { fetch, contactEmail, texts, off, banner, siteUrl, articlesUrl, language = sourceLanguage, ...look }: Options,
): Promise<PreparedPage | null> {
  if (renderedAddress(url) !== url) return null;
  // The browser loads the articles of another server.
  if (articlesUrl !== null && matchPath(paths.blog.pattern, url)) return null;
  const getToken = () => null;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const services = {
    authSession: createAuthSessionStore(noStorage),
    api: createApiClient({ baseUrl: env.apiUrl, getToken }),
    queryClient,
    live: createLiveChat(''),
    language,
    contactEmail,
    siteName: look.siteName,
    siteLogo: look.logo,
    texts: readTexts(texts),
    off: readOff(off),
    banner: readBanner(banner),
  };
  const serverApi = createApiClient({ baseUrl: ownAddress, articlesUrl: ownAddress, getToken, fetch });
  await Promise.all([preloadPage(url, services), prefetchPage(url, { ...services, api: serverApi })]);

  async function render() {
    const meta: PageMetaProps = { title: '' };
    const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={url}>{children}</StaticRouter>;
    const html = await inLanguage(language, () =>
      renderToText(
        <PageMetaSink value={(found) => Object.assign(meta, found)}>
          <StrictMode>
            <App services={services} Router={Router} />
          </StrictMode>
        </PageMetaSink>,
      ),
    );
    const { isMissing = false } = meta;
    // An id may be written in several ways.
    const path = meta.event ? paths.event.to(meta.event._id) : url;
    return { html, head: documentHead(meta, isMissing ? null : `${siteUrl}${path}`, look), isMissing };
  }
  return { data: dehydrateCache(queryClient, { withTimes: false }), render };
}

/** Draws the picture of links to an event; null without such an event. */
export async function drawCard(
  eventId: string,
  { fetch, ...look }: SiteLook & Pick<Options, 'fetch'>,
): Promise<{ path: string; svg: string } | null> {
  const api = createApiClient({ baseUrl: ownAddress, getToken: () => null, fetch });
  const event = await new QueryClient().fetchQuery(publicEventQuery(api, eventId));
  return event && { path: cardPath(event, look), svg: eventCard(event, look) };
}
