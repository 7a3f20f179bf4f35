import type { Feature } from '@skill-exchange/api-client/types';
import { languages, offeredLanguages } from '@skill-exchange/texts/languages';
import fp from 'fastify-plugin';
import { notFound } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import { listArticles } from '../modules/articles/service.ts';
import { isOffered } from '../modules/community/offered.ts';
import { languagesOf } from '../modules/community/texts/present-text.ts';
import { findTextSummaries } from '../modules/community/texts/repository.ts';
import { findPublicEventIds } from '../modules/events/public-event-repository.ts';

/** Each has an address for each language, about 4 kB together, so the file has up to 10 MB. */
const maxEvents = 2500;
const maxArticles = 1_000;

/** Public pages that list things, with what has to be offered for them. Profiles need a log-in, so none is listed. */
const lists: readonly [path: string, needs: readonly Feature[]][] = [
  ['/', []],
  ['/events', ['events', 'public-events']],
  ['/users', ['public-profiles']],
  ['/blogs', ['blogs']],
];

/** Serves robots.txt and the sitemap of public pages. */
export const searchEngines = fp<{ context: AppContext }>(
  async (app, { context }) => {
    const { siteUrl, articlesUrl } = context.settings;
    const offers = (needs: readonly Feature[]) =>
      needs.every((feature) => isOffered(context.community.values, feature));
    const isListed = () => context.community.values.searchEngines;
    const config = { isConditional: true };

    app.get('/robots.txt', { config }, async (_request, reply) => {
      const rules = isListed()
        ? ['User-agent: *', 'Disallow: /userDashboard', '', `Sitemap: ${siteUrl}/sitemap.xml`, '']
        : ['User-agent: *', 'Disallow: /', ''];
      return reply.type('text/plain; charset=utf-8').send(rules.join('\n'));
    });

    app.get('/sitemap.xml', { config }, async (_request, reply) => {
      if (!isListed()) throw notFound('File');
      const hasEvents = offers(['events', 'public-events']);
      const events = hasEvents ? await findPublicEventIds(context.db, { now: context.clock(), limit: maxEvents }) : [];
      const hasArticles = articlesUrl === null && offers(['blogs']);
      const articles = hasArticles ? listArticles(context, { tag: undefined, count: maxArticles }) : [];
      const translated = [
        ...lists.flatMap(([path, needs]) => (offers(needs) ? [path] : [])),
        ...events.map((id) => `/events/${id}`),
      ];
      const texts = await findTextSummaries(context.db);
      const pages = [
        ...translated.map((path) => [path, offeredLanguages] as const),
        ...texts.map((text) => [`/texts/${text.kind}`, languagesOf(text.own_language, text.translated)] as const),
        ...articles.map(({ id }) => [`/blog/${id}`, []] as const),
      ];
      const urls = pages.map(([path, codes]) => entries(siteUrl + path, codes));
      return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`);
    });
  },
  { name: 'search-engines', dependencies: ['conditional', 'errors'] },
);

/** Returns an entry for each version of a page, all with links to all of them, as its documents have them. */
function entries(address: string, codes: readonly string[]): string {
  const versions = offeredLanguages
    .filter((code) => codes.includes(code))
    .map((code) => ({ tag: languages[code].tag, href: escaped(`${address}?lang=${code}`) }));
  const all = [...versions, { tag: 'x-default', href: escaped(address) }];
  if (versions.length < 2) return entry(escaped(address));
  const links = all.map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`).join('');
  return all.map(({ href }) => entry(href, links)).join('\n');
}

const entry = (href: string, links = '') => `<url><loc>${href}</loc>${links}</url>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
