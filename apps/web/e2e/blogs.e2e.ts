import { expect, expectAccessible, expectToFit, test } from './support/test.ts';

test('a visitor reads the blogs tag by tag, and sees them again without waiting @long-phone', async ({ page }) => {
  const asked: { tag: string | null; count: string | null }[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== '/articles') return;
    asked.push({ tag: searchParams.get('tag'), count: searchParams.get('per_page') });
  });
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Skill Exchange Blogs' })).toBeVisible();
  const featured = page.getByRole('region', { name: 'Featured article' }).getByRole('article');
  await expect(featured).toHaveCount(1);

  const recommended = page.getByRole('region', { name: 'Recommended Blogs' }).getByRole('article');
  const latest = page.getByRole('region', { name: 'Latest Blog Posts' }).getByRole('article');
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(recommended).toHaveCount(6);
  await expect(latest).toHaveCount(17);
  const titles = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  await expectAccessible(page);
  await expectToFit(page);

  expect(asked.map(({ tag }) => tag)).toHaveLength(12);
  expect(asked.every(({ count }) => count === '6')).toBe(true);
  // Measured by the browser's own clock, from the end of one response to the next request.
  const pauses = await page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.includes('/articles?'));
    return calls.slice(1).map((call, index) => call.startTime - (calls[index]?.startTime ?? 0));
  });
  expect(pauses).toHaveLength(11);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(300);

  const title = (await latest.first().getByRole('heading').textContent()) ?? '';
  await latest.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
  expect(await page.getByRole('article').locator('div > p').count()).toBeGreaterThan(3);
  await expectAccessible(page);

  // A whole new document, within the hour.
  await page.goto('/blogs');
  await expect(latest).toHaveCount(17);
  expect(asked).toHaveLength(12);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to Blogs' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('a pasted link to an article has a preview, for readers without scripts', async ({ page }) => {
  const [article] = await (await page.request.get('/articles?per_page=1')).json();
  const html = await (await page.request.get(`/blog/${article.id}?utm_source=chat`)).text();
  const tags = await page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    return Object.fromEntries(
      [...head.querySelectorAll('meta[property]')].map((tag) => [
        tag.getAttribute('property'),
        tag.getAttribute('content'),
      ]),
    );
  }, html);
  expect(tags).toMatchObject({ 'og:type': 'article', 'og:title': article.title, 'article:author': article.user.name });
  expect(tags['og:url']).toMatch(new RegExp(`/blog/${article.id}$`));
  expect(html).toContain(`<link rel="canonical" href="${tags['og:url']}">`);
  expect(html).toMatch(/<h1[^>]*>/);
});

test('a missing blog shows an apology @long', async ({ page }) => {
  const missing = await page.goto('/blog/no-such-article');
  expect([missing?.status(), missing?.headers()['x-robots-tag']]).toEqual([404, 'noindex']);
  await expect(page.getByRole('heading', { name: 'Blog Not Found' })).toBeVisible();
  await expect(page.getByText(/^Sorry,/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Blogs' }).click();
  await expect(page.getByRole('heading', { name: 'Skill Exchange Blogs' })).toBeVisible();
});

test('without the article service there is a message, and Try again @long', async ({ page }) => {
  const broken = { status: 429, json: { error: 'slow down', status: 429 } };
  await page.route('**/articles?*', (route) => route.fulfill(broken));
  await page.goto('/blogs');
  const placeholder = page.getByRole('link', { name: /^How to get the most out of an hour/ });
  await expect(placeholder).toBeVisible();
  await expectAccessible(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();

  await placeholder.click();
  await expect(page.getByRole('heading', { level: 1, name: /^How to get the most/ })).toBeVisible();
  await page.goBack();

  await expect(retry).toBeVisible();
  await page.unroute('**/articles?*');
  await retry.click();
  await expect(page.getByRole('region', { name: 'Recommended Blogs' })).toBeVisible();
});
