import type { APIRequestContext, Page } from '@playwright/test';
import { joinByApi } from '../support/api-member.ts';
import { eventOf, showMore } from '../support/events.ts';
import { enterAnew, fillLogIn, newMember, signUp } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const meetingLink = 'meet.example.org';

/** Creates an event of a new member. */
async function hosted(
  address: string,
  title: string,
): Promise<{ id: string; title: string; cancel: () => Promise<void> }> {
  const host = await joinByApi(address, 'Hanna Host');
  const { event } = (await host.send('POST', '/api/events/create', eventOf(title))) as { event: { _id: string } };
  const id = event._id;
  return { id, title, cancel: async () => void (await host.send('DELETE', `/api/events/delete/${id}`)) };
}
const freshTitle = () => `Sketching trees ${crypto.randomUUID().slice(0, 8)}`;

/** Reads a page like a site that previews its link: without scripts, from its head alone. */
async function previewOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
  const entities: Record<string, string> = { '&lt;': '<', '&quot;': '"', '&amp;': '&' };
  const plain = (text: string) => text.replaceAll(/&(?:lt|quot|amp);/g, (entity) => entities[entity] ?? '');
  const tags = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', content = '']) => [
      name,
      plain(content),
    ]),
  );
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return { html, tags, structured: JSON.parse(data) as Record<string, unknown> };
}

/** Loads a picture as the browser does. */
async function sizeOf(page: Page, src: string): Promise<[width: number, height: number]> {
  return await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, src);
}

test('a pasted link has a preview with a picture, for a reader who never logged in', async ({ page, server }) => {
  const title = `Trees </script><b>"${crypto.randomUUID().slice(0, 8)}`;
  const event = await hosted(server.address, title);
  const { html, tags, structured } = await previewOf(page.request, `/events/${event.id}?utm_source=chat`);
  expect(tags.get('og:title')).toBe(title);
  expect(tags.get('og:description')).toMatch(
    /^\w{3}, \w{3} \d+, 3:00 PM UTC · Online and free · with Hanna Host\. Bring a pencil/,
  );
  expect(tags.get('og:url')).toMatch(new RegExp(`/events/${event.id}$`));
  expect(structured).toMatchObject({
    '@type': 'Event',
    name: title,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: tags.get('og:url') },
    offers: { price: 0, availability: 'https://schema.org/InStock' },
  });
  expect(html).not.toContain(meetingLink);
  const { pathname } = new URL(tags.get('og:image') ?? '');
  const picture = await page.request.get(pathname);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await picture.body()).length).toBeLessThanOrEqual(60_000);
  await page.goto('/events');
  expect(await sizeOf(page, pathname)).toEqual([1200, 630]);
});

test('a canceled event stays readable, and one that does not exist is 404', async ({ page, server }) => {
  const event = await hosted(server.address, freshTitle());
  await event.cancel();
  await page.goto(`/events/${event.id}`);
  await expect(page.getByText('Event Canceled')).toBeVisible();
  const { structured } = await previewOf(page.request, `/events/${event.id}`);
  expect(structured).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  const missing = await page.goto(`/events/${crypto.randomUUID()}`);
  expect([missing?.status(), missing?.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
  await expect(page.getByRole('heading', { level: 1, name: 'Event not found.' })).toBeVisible();
});

test('a visitor opens an event by its title, and comes back to it after the log-in @phone', async ({
  page,
  server,
}) => {
  const event = await hosted(server.address, freshTitle());
  const member = newMember('Vera Visitor');
  await signUp(page, member);
  await page.goto('/events');
  await page.getByRole('link', { name: event.title }).click();
  await expect(page).toHaveURL(`/events/${event.id}`);
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await page.getByRole('button', { name: 'Register for Event' }).click();
  await expect(page.getByText('Please log in to register for the event.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await fillLogIn(page, member);
  await expect(page).toHaveURL(`/events/${event.id}`);
  await page.getByRole('button', { name: 'Register for Event' }).click();
  await expect(page.getByText('Requested to Join')).toBeVisible();
});

test('a member’s dialog has the address of the event, and Back closes it', async ({ page, server }) => {
  const event = await hosted(server.address, freshTitle());
  await enterAnew(page, newMember('Mara Member'));
  const dialog = await showMore(page, event.title);
  await expect(page).toHaveURL(`/events/${event.id}`);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/events');
  await page.getByRole('article', { name: event.title }).getByRole('button', { name: 'Show More' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/events');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeVisible();
});
