import type { Feature } from '@skill-exchange/api-client/types';
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
      const texts = context.community.texts.map(({ kind }) => `/texts/${kind}`);
      const paths = [
        ...lists.flatMap(([path, needs]) => (offers(needs) ? [path] : [])),
        ...texts,
        ...events.map((id) => `/events/${id}`),
        ...articles.map(({ id }) => `/blog/${id}`),
      ];
      const urls = paths.map((path) => `<url><loc>${escaped(siteUrl + path)}</loc></url>`);
      return reply.type('application/xml; charset=utf-8').send(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`);
    });
  },
  { name: 'search-engines', dependencies: ['conditional', 'errors'] },
);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
