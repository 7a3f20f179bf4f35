import { networkHandlers } from '@skill-exchange/api-mocks/network';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { prepare } from '../src/entry-server.tsx';
import { defaultLook } from '../src/server/site-look.ts';

const fetch = async (request: Request) =>
  (await getResponse(networkHandlers(), request)) ?? new Response(null, { status: 404 });

async function documentOf(url: string, siteName: string): Promise<string> {
  const site = { siteUrl: 'https://swap.example.org', articlesUrl: null, texts: 'rules!', off: '', banner: '' };
  const settings = { contactEmail: 'team@example.org', ...site };
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
