import { networkHandlers } from '@skill-exchange/api-mocks/network';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { prepare } from '../src/entry-server.tsx';
import { defaultLook } from '../src/server/site-look.ts';

const fetch = async (request: Request) =>
  (await getResponse(networkHandlers(), request)) ?? new Response(null, { status: 404 });

async function documentOf(url: string) {
  const site = { siteUrl: 'https://swap.example.org', articlesUrl: null, texts: '', off: '', banner: '' };
  return await prepare(url, { fetch, ...defaultLook, contactEmail: 'team@example.org', ...site });
}

test('an announcement that visitors may read is in its document', { timeout: 30_000 }, async () => {
  const prepared = await documentOf('/news/sent');
  const { head, html, isMissing } = (await prepared?.render()) ?? { head: '', html: '', isMissing: true };
  expect(html).toContain('The community is a year old');
  expect(head).toContain('<title>The community is a year old');
  expect(isMissing).toBe(false);
});

test('the document of an announcement names its address and the languages that it is in', async () => {
  const { head = '' } = (await (await documentOf('/news/sent'))?.render()) ?? {};
  expect(head).toContain('<link rel="canonical" href="https://swap.example.org/news/sent">');
  expect([...head.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual(['en', 'x-default']);
});

test('one that visitors may not read is left to the browser, which may be a member’s', async () => {
  expect(await documentOf('/news/nothing')).toBeNull();
});
