import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { communityColor, hexOf } from '@skill-exchange/api-client/community-colors';
import { languages, offeredLanguages, sourceLanguage } from '@skill-exchange/texts/languages';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { notAllowed, notFound } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import { bannerForVisitors, bannerTextIn } from '../modules/community/banner.ts';
import type { Banner } from '../modules/community/banner-repository.ts';
import type { Community } from '../modules/community/community.ts';
import { type CommunityValues, declarations } from '../modules/community/declarations.ts';
import { notOffered } from '../modules/community/offered.ts';
import { ownDescriptionIn, valuesIn } from '../modules/community/sentences.ts';
import { vary } from './conditional.ts';
import { serveEventCards } from './event-cards.ts';
import { serveIcons } from './icons.ts';
import { createPages } from './pages/web-pages.ts';

/** Headers that have no effect on scripts, fonts and images; together they add a kilobyte to each. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/** Paths of the server: unknown paths below them are errors, never the web app. */
const serverPaths =
  /^\/(api|auth|articles|health|ready|docs|socket\.io|openapi\.yaml|openapi\.json|asyncapi\.yaml|metrics|\.well-known)(\/|$)/;

/** Paths of files, by extension or folder: no page of the app has such a path. */
const filePaths = /\.[a-z\d]+$|\/\.|^\/(?:assets|fonts|icons|images|static)\//i;

/** Serves the built web app: its files, and its document for every deep link. */
export const webApp = fp<{ context: AppContext }>(
  async (app, { context }) => {
    const { settings, community } = context;
    const root = settings.webDist;
    await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
    const { articlesUrl, siteUrl } = settings;
    const { pageFor, cardFor, languageFor } = createPages(app, root, () => {
      const {
        name: siteName,
        contactEmail,
        teachHue,
        learnHue,
        logo,
        cover,
        coverAlt,
        language: ownLanguage,
        timeZone,
      } = community.values;
      const texts = namesOf(community.texts);
      const shown = bannerForVisitors(context);
      const banner = describedBanner(shown, ownLanguage);
      const bannersIn = Object.fromEntries(
        (shown?.translations ?? []).map(({ language }) => [language, describedBanner(shown, language)]),
      );
      const off = notOffered(community.values).join(' ');
      const inEach = (textIn: (language: string) => string) =>
        Object.fromEntries(offeredLanguages.map((language) => [language, textIn(language)]));
      const coverAltIn = inEach((language) => valuesIn(community.values, language).coverAlt);
      const descriptionIn = inEach((language) => ownDescriptionIn(community.values, language));
      const look = { siteName, teachHue, learnHue, logo, cover, coverAlt };
      const words = { texts, banner, bannersIn, coverAltIn, descriptionIn };
      return { articlesUrl, siteUrl, contactEmail, ownLanguage, timeZone, ...look, ...words, off };
    });
    if (!existsSync(join(root, 'index.html'))) app.log.warn(`no web app in ${root}`);

    // The content of hashed names never changes; a name that is gone must not return the page.
    app.get('/assets/*', async (request, reply) => {
      const file = `assets/${(request.params as { '*': string })['*']}`;
      if (!isPlainPath(file) || isCompressed(file) || !existsSync(join(root, file))) throw notFound('File');
      for (const name of ofDocuments) reply.removeHeader(name);
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.sendFile(file, { acceptRanges: false, lastModified: false });
    });

    serveEventCards(app, { cardFor, context });
    serveIcons(app, { root, context });

    app.get('/manifest.webmanifest', { config: { isConditional: true } }, async (request, reply) => {
      const file = join(root, 'manifest.webmanifest');
      if (!existsSync(file)) throw notFound('File');
      const language = await languageFor(request);
      const { tag: lang, direction: dir } = languages[language];
      const changed = {
        ...changesOf(valuesIn(community.values, language)),
        ...(language !== sourceLanguage && { lang, dir }),
      };
      reply.header('cache-control', 'no-cache').header('content-language', language);
      vary(reply, 'Accept-Language, Cookie');
      const hasLogo = community.values.logo !== '';
      if (Object.keys(changed).length === 0 && !hasLogo) return reply.sendFile('manifest.webmanifest');
      const built = JSON.parse(await readFile(file, 'utf8')) as { icons: { type: string }[] };
      // The SVG icons are the two halves.
      const icons = hasLogo ? built.icons.filter(({ type }) => type === 'image/png') : built.icons;
      const manifest = { ...built, ...changed, icons };
      return reply.type('application/manifest+json; charset=utf-8').send(JSON.stringify(manifest));
    });

    // The raw file lacks the settings and the policy that the page is served with.
    app.get('/index.html', async (_request, reply) => reply.redirect('/'));

    app.setNotFoundHandler(async (request, reply) => {
      if (serverPaths.test(request.url.split('?')[0] ?? '/')) throw notFound('Path');
      reply.header('allow', 'GET, HEAD');
      throw notAllowed(request.method, 'a page');
    });

    app.get('/*', { config: { isConditional: true } }, async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (serverPaths.test(path)) throw notFound('Path');
      const file = fileName(path);
      reply.code(200).header('cache-control', 'no-cache');
      if (file !== null && existsSync(join(root, file))) return reply.sendFile(file);
      if (filePaths.test(decodeURI(path))) throw notFound('File');
      const page = /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*') ? await pageFor(request) : null;
      if (page === null) throw notFound('Page');
      allow(reply, page.scripts);
      reply.header('content-language', page.language);
      vary(reply, 'Accept-Language, Cookie');
      if (page.isMissing) reply.code(404);
      if (page.isPrivate || !community.values.searchEngines) reply.header('x-robots-tag', 'noindex');
      return reply.type('text/html; charset=utf-8').send(page.html);
    });
  },
  { name: 'web-app', dependencies: ['conditional', 'errors'] },
);

/**
 * Returns the URL to route a request by. Fastify rejects a URL that cannot be decoded before any route; for pages it is
 * encoded again, so that it gets the app's page for unknown URLs.
 */
export function routedAddress({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?');
  return serverPaths.test(path) || canBeDecoded(path) ? url : encodeURI(path);
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/** Returns the published texts as the web app parses them: 'imprint rules!' has rules that members accept. */
const namesOf = (texts: Community['texts']) =>
  texts.map(({ kind, accepted_from }) => `${kind}${accepted_from === null ? '' : '!'}`).join(' ');

/** Returns the banner as the web app parses it: the id of what there is to read, if any, a space and the sentence. */
const describedBanner = (banner: Banner | undefined, language: string) =>
  banner === undefined ? '' : `${banner.hasMore ? banner.id : ''} ${bannerTextIn(banner, language)}`;

/** Returns the members of the manifest that operators have changed. */
function changesOf({ name, shortName, description, teachHue, learnHue }: CommunityValues): Record<string, string> {
  return {
    ...(name !== declarations.name.default && { name }),
    ...(shortName !== declarations.shortName.default && { short_name: shortName }),
    ...(description !== declarations.description.default && { description }),
    ...(teachHue !== declarations.teachHue.default && {
      theme_color: hexOf(communityColor('teach', { teachHue, learnHue })[0]),
    }),
  };
}

/** Returns the name of a file at the root of the build, such as /icon.svg; null for other paths. */
function fileName(path: string): string | null {
  return /^\/[\w-]+(\.[\w-]+)+$/.test(path) && !isCompressed(path) ? path.slice(1) : null;
}

/** Whether a file is the compressed form of another, served under the other's name to clients that accept it. */
const isCompressed = (file: string) => /\.(?:br|gz)$/.test(file);

function isPlainPath(file: string): boolean {
  return /^[\w./-]+$/.test(file) && !file.split('/').some((step) => step === '..' || step === '.' || step === '');
}

/** Allows the page's inline scripts by their hashes. */
function allow(reply: FastifyReply, scripts: string): void {
  const name = 'content-security-policy';
  const policy = reply.getHeader(name);
  if (typeof policy === 'string' && scripts !== '')
    reply.header(name, policy.replace("script-src 'self'", `script-src 'self' ${scripts}`));
}
