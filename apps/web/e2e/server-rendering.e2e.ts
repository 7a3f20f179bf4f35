import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { enter } from './support/members.ts';
import { expect, hydrated, test } from './support/test.ts';

const jonas = { name: 'Jonas Brandt', email: 'jonas@demo.example', password: 'swap-an-hour' };

/** Holds back the app's first script; the returned function releases it. */
async function holdScript(page: Page): Promise<() => void> {
  const [released, release] = hold();
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages show their content', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Teach what you know/);
    await expect(page.getByRole('region', { name: 'TOP SKILLS' }).getByRole('link')).toHaveCount(12);
    await expect(page.getByRole('region', { name: 'Featured Events' }).getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Recommended Users' }).getByRole('article')).toHaveCount(3);
    for (const [path, heading] of [
      ['/users', 'Users'],
      ['/events', 'Upcoming Events'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(new RegExp(heading));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.getByRole('article').count()).toBeGreaterThan(8);
    }
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test('a server-rendered page is hydrated unchanged and reads nothing again', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The document has neither the counts of filters nor a host's other events, which load when the browser is idle.
    if (searchParams.has('facets') || searchParams.has('host')) return;
    if (/^\/(?:api\/(?!images\/)|articles\/)/.test(pathname)) calls.push(request.url());
  });
  const events: { _id: string }[] = await (await page.request.get('/api/events/getAll')).json();
  const event = `/events/${events[0]?._id}`;
  const articles: { id: number }[] = await (await page.request.get('/articles?per_page=1')).json();
  const article = `/blog/${articles[0]?.id}`;
  for (const path of [
    '/',
    '/users',
    '/events',
    event,
    '/events/none',
    '/blogs',
    article,
    '/blog/none',
    '/login',
    '/signup',
  ]) {
    const release = await holdScript(page);
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const element = await heading.elementHandle();
    release();
    await hydrated(page);
    expect(await element?.evaluate((node) => node.isConnected), path).toBe(true);
  }
  expect(calls).toEqual([]);
});

test('the landing page below its first screen is hydrated unchanged, once the browser is idle', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Featured Events' }).getByRole('article').first();
  const element = await card.elementHandle();
  await page.waitForFunction((node) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps$')), element);
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  await card.getByRole('button', { name: 'Show More' }).click();
  await expect(page).toHaveURL('/login');
});

test('a browser that is in another year than the server hydrates the page unchanged', async ({ page, context }) => {
  await context.clock.setFixedTime(Date.now() + 366 * 24 * 60 * 60_000);
  await page.goto('/login');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the same data gives the same document', async ({ page }) => {
  for (const path of ['/', '/users', '/events']) {
    const [first, second] = [await page.request.get(path), await page.request.get(path)];
    expect(await second.text()).toBe(await first.text());
    const known = { 'if-none-match': first.headers().etag ?? '' };
    expect((await page.request.get(path, { headers: known })).status()).toBe(304);
  }
});

test('a form cannot be sent before hydration, and keeps its input', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('jonas@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('swap-an-hour');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  await expect(page).toHaveURL('/login');
  release();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/userDashboard/profile');
});

test('a member sees the start-up animation and never the page for visitors', async ({ page }) => {
  await enter(page, jonas);
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login/SignUp' })).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: 'Jonas Brandt' })).toBeVisible();
  await expect(page.locator('#start-up')).toHaveCount(0);
});

test('an address with an anchor scrolls to it', async ({ page }) => {
  await page.goto('/#skills');
  await expect(page.locator('#skills')).toBeInViewport();
});
