import { hash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Hues } from '@skill-exchange/api-client/community-colors';
import { type Language, sourceLanguage } from '@skill-exchange/texts/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { descriptionOf, inReadersWords, type PageSettings, withSettings } from './document-settings.ts';

/** A document of the web app, ready to send. */
export interface WebPage {
  html: string;
  /** The hashes of the inline scripts in index.html, for the content security policy. */
  scripts: string;
  /** The thing that the page is about does not exist. */
  isMissing: boolean;
}

/** A document and its URL. */
export interface AddressedPage extends WebPage {
  language: string;
  /** Search engines must not index it. */
  isPrivate: boolean;
}

/** The exports of apps/web/src/entry-server.tsx. */
interface EntryServer {
  /** Returns the page of a URL, and the language of its reader; all unknown URLs share one page. */
  locatePage(
    url: string,
    wishes: { cookie: string | undefined; accepted: string | undefined; fallback: string },
  ): LocatedPage;
  /** Returns index.html in a language. An empty description is that of the build. */
  translateDocument(html: string, language: string, siteName: string, description: string): Promise<string>;
  prepare(
    url: string,
    options: PageSettings & { fetch: Fetch; description: string } & Pick<LocatedPage, 'language' | 'isAsked'>,
  ): Promise<PreparedPage | null>;
  drawCard(eventId: string, options: { fetch: Fetch } & SiteLook): Promise<EventCard | null>;
}

interface LocatedPage {
  address: string;
  language: Language;
  /** The URL asks for the language, so that it is part of the page's own address. */
  isAsked: boolean;
  isMissing: boolean;
  isPrivate: boolean;
}

type SiteLook = Pick<PageSettings, 'siteName' | 'logo' | 'cover' | 'coverAlt' | keyof Hues>;

/** The picture of links to an event. */
export interface EventCard {
  /** Contains a hash of the SVG. */
  path: string;
  svg: string;
}
interface PreparedPage {
  /** The page's data, which determine the document. */
  data: string;
  render(): Promise<{ html: string; head: string; isMissing?: boolean }>;
}
type Fetch = (request: Request) => Promise<Response>;

/** One build of the web app. */
interface Build {
  changed: number;
  /** They are written into its documents. */
  settings: PageSettings;
  /** Its index.html with the settings and the style sheet inlined. */
  template: string;
  /** Null if the build cannot render pages. */
  entry: EntryServer | null;
  /** The last rendered pages, by language and URL. */
  pages: LRUCache<string, { version: string; page: WebPage }>;
  scripts: string;
  /** The empty document, for pages that the browser renders. */
  shell: WebPage;
}

/** Each event and each article has a page, of about 50 kB. */
const maxPages = 200;

export interface Pages {
  /**
   * Creates the document of a request: rendered with its first data if the app has such a page, else the empty shell. The
   * data are read for every request; the page is rendered again only after they change. Null when the app is not built.
   */
  pageFor(request: FastifyRequest): Promise<AddressedPage | null>;
  /** Returns the language of a reader's documents. */
  languageFor(request: FastifyRequest): Promise<Language>;
  /** Draws the picture of links to an event; null without such an event, or when the app is not built. */
  cardFor(eventId: string, request: FastifyRequest): Promise<EventCard | null>;
}

/** Creates the documents and link pictures of the app's build. Build and settings may change while the server runs. */
export function createPages(app: FastifyInstance, root: string, settingsNow: () => PageSettings): Pages {
  let latest: Build | null = null;

  async function currentBuild(): Promise<Build | null> {
    const changed = await changeOf(join(root, 'index.html'));
    if (changed === null) return null;
    const settings = settingsNow();
    if (latest?.changed !== changed || !isDeepStrictEqual(latest.settings, settings))
      latest = await readBuild(root, changed, settings);
    return latest;
  }

  async function pageFor(request: FastifyRequest): Promise<AddressedPage | null> {
    const build = await currentBuild();
    if (build === null) return null;
    const located = locate(build, request);
    const { language, isMissing, isPrivate } = located;
    const shell = { ...build.shell, html: await translated(build, build.shell.html, language) };
    try {
      const page = (await render(build, located, requestsOf(app, request))) ?? shell;
      const isGone = isMissing || page.isMissing;
      return { ...page, language, isMissing: isGone, isPrivate: isPrivate || isGone };
    } catch (error) {
      // The app fetches the data itself and shows the error.
      request.log.warn({ err: error }, 'a page was sent empty: it could not be rendered');
      return { ...shell, language, isMissing, isPrivate };
    }
  }

  async function cardFor(eventId: string, request: FastifyRequest): Promise<EventCard | null> {
    const build = await currentBuild();
    if (!build?.entry) return null;
    const { siteName, logo, cover, coverAlt, teachHue, learnHue } = build.settings;
    const look = { siteName, logo, cover, coverAlt, teachHue, learnHue };
    return await build.entry.drawCard(eventId, { fetch: requestsOf(app, request), ...look });
  }

  async function languageFor(request: FastifyRequest): Promise<Language> {
    const build = await currentBuild();
    return build === null ? sourceLanguage : locate(build, request).language;
  }

  return { pageFor, cardFor, languageFor };
}

function locate({ entry, settings }: Build, { url, headers }: FastifyRequest): LocatedPage {
  const { cookie, 'accept-language': accepted } = headers;
  const wishes = { cookie, accepted, fallback: settings.ownLanguage };
  if (entry !== null) return entry.locatePage(url, wishes);
  return { address: url, language: sourceLanguage, isAsked: false, isMissing: false, isPrivate: false };
}

async function translated({ entry, settings }: Build, html: string, language: string): Promise<string> {
  const document = inReadersWords(html, settings, language);
  const description = descriptionOf(settings, language);
  return (await entry?.translateDocument(document, language, settings.siteName, description)) ?? document;
}

async function render(
  build: Build,
  { address, language, isAsked }: LocatedPage,
  fetch: Fetch,
): Promise<WebPage | null> {
  const { entry, pages, template, scripts, settings } = build;
  const prepared = await entry?.prepare(address, {
    ...settings,
    ...{ fetch, language, isAsked },
    banner: settings.bannersIn[language] ?? settings.banner,
    coverAlt: settings.coverAltIn[language] ?? settings.coverAlt,
    description: descriptionOf(settings, language),
  });
  if (!prepared) return null;
  const key = `${language} ${isAsked} ${address}`;
  // The footer shows the year.
  const version = `${new Date().getUTCFullYear()} ${prepared.data}`;
  const known = pages.get(key);
  if (known?.version === version) return known.page;
  const { html, head, isMissing = false } = await prepared.render();
  const data = prepared.data.replaceAll('<', '\\u003c');
  const document = (await translated(build, template, language))
    .replace(/<!--page-head-->.*<!--\/page-head-->/s, () => head)
    .replace('<!--page-html-->', () => html)
    .replace('<!--page-data-->', () => `<script type="application/json" id="query-cache">${data}</script>`);
  const page = { html: document, scripts, isMissing };
  pages.set(key, { version, page });
  return page;
}

async function readBuild(root: string, changed: number, settings: PageSettings): Promise<Build> {
  const template = withSettings(await readFile(join(root, 'index.html'), 'utf8'), settings);
  const scripts = inlineScripts(template);
  const shell = { html: template.replaceAll(/<!--.*?-->/gs, ''), scripts, isMissing: false };
  const rendered = await withStyles(template, root);
  const pages: Build['pages'] = new LRUCache({ max: maxPages });
  return { changed, settings, template: rendered, entry: await loadEntry(root), pages, scripts, shell };
}

/** Inlines the style sheet: the first paint would wait for another round trip. */
async function withStyles(html: string, root: string): Promise<string> {
  const [link, href = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html) ?? [];
  if (link === undefined) return html;
  const styles = await readFile(join(root, href), 'utf8');
  return html.replace(link, () => `<style>${styles}</style>`);
}

/**
 * Imports the build's server entry. Node caches modules by URL, so the URL contains the file's
 * modification time.
 */
async function loadEntry(root: string): Promise<EntryServer | null> {
  const file = join(root, 'server/entry-server.js');
  const changed = await changeOf(file);
  return changed === null ? null : ((await import(`${pathToFileURL(file)}?${changed}`)) as EntryServer);
}

async function changeOf(file: string): Promise<number | null> {
  return await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}

function inlineScripts(template: string): string {
  return [...template.matchAll(/<script>(.*?)<\/script>/gs)]
    .map(([, code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`)
    .join(' ');
}

/** Calls the API in this process as the visitor who requests the page. */
function requestsOf(app: FastifyInstance, { ip }: FastifyRequest): Fetch {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const language = request.headers.get('accept-language');
    const answer = await app.inject({
      method: 'GET',
      url: pathname + search,
      remoteAddress: ip,
      ...(language !== null && { headers: { 'accept-language': language } }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(answer.payload, { status: answer.statusCode, headers });
  };
}
