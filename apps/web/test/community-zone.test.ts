import { networkHandlers } from '@skill-exchange/api-mocks/network';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { prepare } from '../src/entry-server.tsx';
import { defaultLook } from '../src/server/site-look.ts';

const fetch = async (request: Request) =>
  (await getResponse(networkHandlers(), request)) ?? new Response(null, { status: 404 });

async function documentOf(url: string, timeZone: string): Promise<string> {
  const site = { siteUrl: 'https://swap.example.org', articlesUrl: null, texts: '', off: '', banner: '' };
  const prepared = await prepare(url, { fetch, ...defaultLook, contactEmail: 'team@example.org', ...site, timeZone });
  if (prepared === null) throw new Error(`${url} is not rendered`);
  const { head, html } = await prepared.render();
  return head + html.replaceAll('<!-- -->', '');
}

test.each(['/events', '/events/event-1'])(
  'visitors who have no code yet read the times of %s in the community’s zone',
  async (url) => {
    const zonesIn = async (timeZone: string) =>
      (await documentOf(url, timeZone)).match(/>[^<>]* (?:in Kolkata|in UTC)<|>Time in [^<>]*</g);
    expect(await zonesIn('Asia/Kolkata')).not.toBeNull();
    expect(await zonesIn('UTC')).toBeNull();
  },
  // The first one compiles the app.
  30_000,
);

test('the description of an event’s link has its time in the community’s zone', async () => {
  const [shown] =
    /<meta name="description" content="[^"]*"/.exec(await documentOf('/events/event-1', 'Asia/Kolkata')) ?? [];
  expect(shown).toMatch(/content="Fri, Dec 4, 12:30 AM in Kolkata · 7:00 PM UTC, Thu, Dec 3 · Online and free/);
});
