import { expect, test } from 'vitest';
import { enrol } from '../support/enrol.ts';
import { hostEvent } from '../support/kinds/things.ts';
import { useServer } from '../support/test-server.ts';

const siteUrl = 'https://skills.example.org';
const server = useServer({ siteUrl, articlesUrl: null });
const read = async (url: string) => (await server.visitor.send({ method: 'GET', url })).bytes.toString();

test('robots.txt leads to the sitemap', async () => {
  expect(await read('/robots.txt')).toBe(
    `User-agent: *\nDisallow: /userDashboard\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

test('the sitemap has lists, articles and public upcoming events, but no profiles', async () => {
  const [host] = await enrol(server, 'Hal');
  const [listed, canceled, hidden] = [
    await hostEvent(server, host),
    await hostEvent(server, host),
    await hostEvent(server, host),
  ];
  await host.api.ok('deleteEvent', { path: { eventId: canceled._id } });
  const isHidden = { hidden_at: server.clock.now() };
  await server.database.db.updateTable('events').set(isHidden).where('id', '=', hidden._id).execute();
  const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    url.replace(siteUrl, ''),
  );
  expect(paths).toEqual(expect.arrayContaining(['/', '/events', '/users', '/blogs', `/events/${listed._id}`]));
  expect(paths.filter((path) => path.startsWith('/events/'))).toEqual([`/events/${listed._id}`]);
  expect(paths.some((path) => path.startsWith('/blog/'))).toBe(true);
  expect(paths.filter((path) => path.startsWith('/users/'))).toEqual([]);
});

test('the sitemap leads to the versions of a page in every language, as the page itself does', async () => {
  const [host] = await enrol(server, 'Hal');
  const { _id } = await hostEvent(server, host);
  const sitemap = await read('/sitemap.xml');
  const alternatesOf = (path: string) => {
    const [entry = ''] = new RegExp(`<url><loc>${siteUrl}${path}</loc>.*</url>`).exec(sitemap) ?? [];
    return [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, tag, href]) => `${tag} ${href?.replace(siteUrl, '')}`,
    );
  };
  for (const path of ['/users', `/events/${_id}`])
    expect(alternatesOf(path)).toEqual([
      ...['en', 'de', 'es', 'pt-BR', 'ar'].map((code) => `${code} ${path}?lang=${code}`),
      `x-default ${path}`,
    ]);
  const [article = ''] = /\/blog\/[^<]+/.exec(sitemap) ?? [];
  expect([article === '', alternatesOf(article)]).toEqual([false, []]);
});

test('an event of a leaving host is not in the sitemap', async () => {
  const [host] = await enrol(server, 'Hal');
  const { _id } = await hostEvent(server, host);
  expect(await read('/sitemap.xml')).toContain(_id);
  const isLeaving = { leaving_at: server.clock.now() };
  await server.database.db.updateTable('members').set(isLeaving).where('id', '=', host.id).execute();
  expect(await read('/sitemap.xml')).not.toContain(_id);
});
