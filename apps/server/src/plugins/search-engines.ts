import type { Feature } from '@skill-exchange/api-client/types';
import { languages, offeredLanguages } from '@skill-exchange/texts/languages';
import fp from 'fastify-plugin';
import { notFound } from '../api-errors.ts';
import type { AppContext } from '../context.ts';
import { listArticles } from '../modules/articles/service.ts';
import { isOffered } from '../modules/community/offered.ts';
import { findPublicEventIds } from '../modules/events/public-event-repository.ts';

/** A sitemap may have 50,000 addresses. */
const maxEvents = 10_000;
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
      // The community wrote them in one language.
      const others = [
        ...context.community.texts.map(({ kind }) => `/texts/${kind}`),
        ...articles.map(({ id }) => `/blog/${id}`),
      ];
      const urls = [
        ...translated.map((path) => entry(siteUrl + path, inEachLanguage(siteUrl + path))),
        ...others.map((path) => entry(siteUrl + path)),
      ];
      return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`);
    });
  },
  { name: 'search-engines', dependencies: ['conditional', 'errors'] },
);

const entry = (address: string, more = '') => `<url><loc>${escaped(address)}</loc>${more}</url>`;

/** Returns links to a page's versions in other languages, as its document has them. */
function inEachLanguage(address: string): string {
  const alternate = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(href)}"/>`;
  const versions = offeredLanguages.map((code) => alternate(languages[code].tag, `${address}?lang=${code}`));
  return versions.join('') + alternate('x-default', address);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
