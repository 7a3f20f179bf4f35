import fp from 'fastify-plugin';
import type { AppContext } from '../context.ts';
import { listArticles } from '../modules/articles/service.ts';
import { findPublicEventIds } from '../modules/events/public-event-repository.ts';

/** A sitemap may have 50,000 addresses. */
const maxEvents = 10_000;
const maxArticles = 1_000;

/** Public pages that list things. Profiles need a log-in, so none is listed. */
const lists = ['/', '/events', '/users', '/blogs'];

/** Serves robots.txt and the sitemap of public pages. */
export const searchEngines = fp<{ context: AppContext }>(
  async (app, { context }) => {
    const { siteUrl, articlesUrl } = context.settings;
    const config = { isConditional: true };

    app.get('/robots.txt', { config }, async (_request, reply) => {
      const rules = ['User-agent: *', 'Disallow: /userDashboard', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''];
      return reply.type('text/plain; charset=utf-8').send(rules.join('\n'));
    });

    app.get('/sitemap.xml', { config }, async (_request, reply) => {
      const events = await findPublicEventIds(context.db, { now: context.clock(), limit: maxEvents });
      const articles = articlesUrl === null ? listArticles(context, { tag: undefined, count: maxArticles }) : [];
      const texts = context.community.texts.map(({ kind }) => `/texts/${kind}`);
      const paths = [
        ...lists,
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
