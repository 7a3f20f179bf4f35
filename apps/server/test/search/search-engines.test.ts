import { expect, test } from 'vitest';
import { enrol, makeOperators } from '../support/enrol.ts';
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
  const isOfEvent = (path: string) => path.startsWith('/events/') && !path.includes('?');
  expect(paths.filter(isOfEvent)).toEqual([`/events/${listed._id}`]);
  expect(paths.some((path) => path.startsWith('/blog/'))).toBe(true);
  expect(paths.filter((path) => path.startsWith('/users/'))).toEqual([]);
});

/** Returns the links of a page's entry; undefined without one. */
function alternatesOf(sitemap: string, path: string): string[] | undefined {
  const address = `${siteUrl}${path}`.replace('?', '\\?');
  const [entry] = new RegExp(`<url><loc>${address}</loc>.*</url>`).exec(sitemap) ?? [];
  return entry
    ?.match(/<xhtml:link [^>]*>/g)
    ?.map((link) => link.replace(siteUrl, ''))
    .map((link) => /hreflang="([^"]*)" href="([^"]*)"/.exec(link)?.slice(1).join(' ') ?? link);
}

const versionsOf = (path: string, codes: readonly string[]) => [
  ...codes.map((code) => `${code} ${path}?lang=${code}`),
  `x-default ${path}`,
];

test('the sitemap has the versions of a page in every language, each with all of them', async () => {
  const [host] = await enrol(server, 'Hal');
  const { _id } = await hostEvent(server, host);
  const sitemap = await read('/sitemap.xml');
  for (const path of ['/users', `/events/${_id}`])
    for (const version of [path, `${path}?lang=ar`])
      expect(alternatesOf(sitemap, version)).toEqual(versionsOf(path, ['en', 'de', 'es', 'pt-BR', 'ar']));
  const [article = ''] = /\/blog\/[^<]+/.exec(sitemap) ?? [];
  expect([article === '', sitemap.includes(`<loc>${siteUrl}${article}</loc></url>`)]).toEqual([false, true]);
});

test('the sitemap has the languages that a text is in', async () => {
  const [amara] = await enrol(server, 'Amara');
  await makeOperators(server, amara);
  const path = { kind: 'rules' } as const;
  const words = { content: 'Be kind.', change: 'The first rules.', mustAccept: false };
  await amara.api.ok('publishText', { path, body: { version: 0, ...words } });
  expect(await read('/sitemap.xml')).toContain(`<url><loc>${siteUrl}/texts/rules</loc></url>`);
  const german = { language: 'de', version: 1, revision: 0, content: 'Seid nett.' };
  await amara.api.ok('translateText', { path, body: german });
  const sitemap = await read('/sitemap.xml');
  for (const version of ['/texts/rules', '/texts/rules?lang=en', '/texts/rules?lang=de'])
    expect(alternatesOf(sitemap, version)).toEqual(versionsOf('/texts/rules', ['en', 'de']));
  expect(alternatesOf(sitemap, '/texts/rules?lang=es')).toBeUndefined();
});

test('an event of a leaving host is not in the sitemap', async () => {
  const [host] = await enrol(server, 'Hal');
  const { _id } = await hostEvent(server, host);
  expect(await read('/sitemap.xml')).toContain(_id);
  const isLeaving = { leaving_at: server.clock.now() };
  await server.database.db.updateTable('members').set(isLeaving).where('id', '=', host.id).execute();
  expect(await read('/sitemap.xml')).not.toContain(_id);
});
