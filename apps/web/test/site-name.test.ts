import { readFile } from 'node:fs/promises';
import { networkHandlers } from '@skill-exchange/api-mocks/network';
import type { Language } from '@skill-exchange/texts/languages';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { prepare, translateDocument } from '../src/entry-server.tsx';
import { defaultLook } from '../src/server/site-look.ts';

const fetch = async (request: Request) =>
  (await getResponse(networkHandlers(), request)) ?? new Response(null, { status: 404 });

async function documentOf(url: string, siteName: string, description = ''): Promise<string> {
  const site = { siteUrl: 'https://swap.example.org', articlesUrl: null, texts: 'rules!', off: '', banner: '' };
  const settings = { contactEmail: 'team@example.org', description, ...site };
  const prepared = await prepare(url, { fetch, ...defaultLook, siteName, ...settings });
  if (prepared === null) throw new Error(`${url} is not rendered`);
  const { head, html } = await prepared.render();
  return head + html.replaceAll('<!-- -->', '');
}

test.each(['/', '/events', '/login', '/signup', '/users', '/blogs', '/blog/placeholder', '/texts/rules', '/404'])(
  'the document of %s has the name of the community, and no other',
  async (url) => {
    expect(await documentOf(url, 'Skill Exchange')).toMatch(/Skill ?Exchange/);
    const named = await documentOf(url, 'Bibliothek Lindenau');
    expect(named.match(/.{0,60}Skill ?Exchange.{0,60}/)?.[0]).toBeUndefined();
    expect(named).toMatch(/<title>[^<]*Bibliothek Lindenau/);
  },
  // The first one compiles the app.
  30_000,
);

test('the landing page and empty pages are described as operators have written it, else by the build', async () => {
  const index = await readFile(new URL('../index.html', import.meta.url), 'utf8');
  const empty = (language: Language, description: string) =>
    translateDocument(index, language, 'Lindenau', description);
  const written = 'Stunde um "Stunde"';
  for (const document of [
    await documentOf('/', 'Lindenau', written),
    await empty('en', written),
    await empty('de', written),
  ]) {
    expect(document).toContain('<meta name="description" content="Stunde um &quot;Stunde&quot;"');
    expect(document).not.toContain('Trade what you know');
  }
  expect(await documentOf('/', 'Lindenau')).toContain('content="Trade what you know');
  expect(await empty('en', '')).toContain('content="Trade what you know');
  expect(await empty('de', '')).toMatch(/<meta name="description" content="[^"]*Stunde/);
}, 30_000);
