import { expect, hydrated, test } from './support/test.ts';

test('a link’s data is loaded while the pointer rests on it, once', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const calls = () => asked.filter((path) => path === '/api/user/getAll').length;
  const link = page.getByRole('link', { name: 'Users', exact: true }).first();
  await link.hover();
  await expect.poll(calls).toBe(1);
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(calls()).toBe(1);
});

test('back and forward show the lists as they were, without requests', async ({ page }) => {
  // The filters' counts come after the members.
  const counts = page.waitForResponse(/\/api\/members\/search\?facets=true/);
  await page.goto('/users');
  await expect(page.getByRole('article').nth(8)).toBeVisible();
  await counts;
  await page.getByRole('article').nth(8).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The filters' counts come after the events.
  await expect(page.getByRole('button', { name: /Places left \d/ })).toBeVisible();

  // Photos are not part of these requests.
  await page.route(/\/api\/(?!images\/)/, (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  expect(await page.getByRole('article').count()).toBeGreaterThan(8);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events');
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
});
