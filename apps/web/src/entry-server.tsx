import { t } from '@lingui/core/macro';
import { createApiClient } from '@skill-exchange/api-client';
import { communityNewsQuery } from '@skill-exchange/api-client/community-news';
import { publicEventQuery } from '@skill-exchange/api-client/events';
import { chooseLanguage, offeredFor } from '@skill-exchange/texts/choose-language';
import { type Language, languages, sourceLanguage } from '@skill-exchange/texts/languages';
import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readBanner } from './config/community-banner.ts';
import { readOff } from './config/community-off.ts';
import { readTexts } from './config/community-texts.ts';
import { paths } from './config/paths.ts';
import { coverOf } from './config/site-cover.ts';
import { env } from './env.ts';
import { createAuthSessionStore } from './lib/auth-session/auth-session-store.ts';
import { createLiveChat } from './lib/live/live-chat.ts';
import { observable } from './lib/observable.ts';
import { type PageMetaProps, PageMetaSink } from './lib/page-meta.tsx';
import { dehydrateCache } from './lib/storage/query-cache.ts';
import { askedLanguage } from './lib/texts/asked-language.ts';
import { wishesIn } from './lib/texts/language-cookies.ts';
import { nameNameless } from './lib/texts/name-nameless.ts';
import { describePage, missingPage, prefetchPage, preloadPage, renderedAddress } from './matched-pages.ts';
import { documentHead, escaped, titleAndDescription } from './server/document-head.ts';
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
  /** The community's sentence in the language; empty for the one of the build. */
  description?: string;
  /** The published texts of the community, as `readTexts` parses them. */
  texts: string;
  /** The features that are turned off, as `readOff` parses them. */
  off: string;
  /** The banner for visitors, as `readBanner` parses it. */
  banner: string;
  /** The community's time zone. */
  timeZone?: string;
  /** The site's own address, without a slash at the end. */
  siteUrl: string;
  /** Null if this server has the articles. */
  articlesUrl: string | null;
  language?: Language;
  /** The address asks for the language, by `?lang=`. */
  isAsked?: boolean;
};

/** A placeholder: requests go to this server itself. */
const ownAddress = 'http://server.invalid';

/** On the server, every caller is a visitor. */
const noStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/**
 * Returns the status of the page at a URL, the path to render, and the language to render it in, with whether the URL
 * asks for that by `?lang=`.
 *
 * @param wishes the `Cookie` and the `Accept-Language` of the request, and the community's own language
 */
export function locatePage(
  url: string,
  {
    cookie = '',
    accepted,
    fallback,
  }: { cookie?: string | undefined; accepted?: string | undefined; fallback?: string | undefined } = {},
): { address: string; language: Language; isAsked: boolean; isMissing: boolean; isPrivate: boolean } {
  const { address, asked } = askedLanguage(url);
  const about = describePage(address);
  const language = chooseLanguage({ ...wishesIn(cookie), asked, accepted, fallback });
  const isAsked = asked !== null && offeredFor(asked) === language;
  return {
    ...about,
    language,
    isAsked,
    address: about.isMissing ? missingPage : (renderedAddress(address) ?? address),
  };
}

/** Returns index.html in a language: what it says before the app's code has loaded. */
export async function translateDocument(
  html: string,
  language: Language,
  name: string,
  description = '',
): Promise<string> {
  const described =
    description === ''
      ? html
      : html.replace(/(?<=<meta name="description" content=")[^"]*/, () => escaped(description));
  if (language === sourceLanguage) return described;
  const { tag, direction } = languages[language];
  return await inLanguage(language, async () =>
    described
      .replace('<html lang="en">', `<html lang="${tag}" dir="${direction}">`)
      .replace(/<title>.*?<meta name="description"[^>]*>/s, () =>
        titleAndDescription(
          t`${name}: teach what you know, learn what you don't`,
          description ||
            t`Trade what you know for what you want to know, one hour for one hour. No money changes hands.`,
        ),
      )
      .replace('>Loading...</p>', () => `>${t`Loading...`}</p>`)
      .replace(/(?<=<noscript>).*?(?=<\/noscript>)/s, () =>
        escaped(t`${name} needs JavaScript. Turn it on and reload the page.`),
      ),
  );
}

/**
 * Loads a visitor's data for the page at a URL; null if the browser renders it.
 *
 * @throws the error of loading the data
 */
export async function prepare(
  url: string,
  {
    fetch,
    contactEmail,
    description = '',
    texts,
    off,
    banner,
    timeZone = 'UTC',
    siteUrl,
    articlesUrl,
    language = sourceLanguage,
    isAsked = false,
    ...look
  }: Options,
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
    siteDescription: description,
    siteLogo: look.logo,
    siteCover: coverOf(look.cover, look.coverAlt),
    timeZone,
    texts: readTexts(texts),
    off: observable(readOff(off)),
    banner: readBanner(banner),
  };
  const serverApi = createApiClient({
    baseUrl: ownAddress,
    articlesUrl: ownAddress,
    getToken,
    fetch,
    language: languages[language].tag,
    ...(language !== sourceLanguage && { receive: nameNameless }),
  });
  await inLanguage(language, () =>
    Promise.all([preloadPage(url, services), prefetchPage(url, { ...services, api: serverApi })]),
  );
  // The browser of a member loads what visitors do not see: the document must not say that it is missing.
  const { announcementId } = matchPath(paths.news.pattern, url)?.params ?? {};
  if (announcementId !== undefined && !queryClient.getQueryData(communityNewsQuery(serverApi, announcementId).queryKey))
    return null;

  async function render() {
    const meta: PageMetaProps = { title: '' };
    const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={url}>{children}</StaticRouter>;
    return await inLanguage(language, async () => {
      const html = await renderToText(
        <PageMetaSink value={(found) => Object.assign(meta, found)}>
          <StrictMode>
            <App services={services} Router={Router} />
          </StrictMode>
        </PageMetaSink>,
      );
      const { isMissing = false } = meta;
      // An id may be written in several ways.
      const path = meta.event ? paths.event.to(meta.event._id) : url;
      return {
        html,
        head: documentHead(meta, isMissing ? null : `${siteUrl}${path}`, look, {
          language: isAsked ? language : undefined,
          timeZone,
        }),
        isMissing,
      };
    });
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
