import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

type Entry = 'Users' | 'Events';

/** Follows an entry of the navbar, and waits for its page. */
async function go(page: Page, entry: Entry): Promise<void> {
  await page.getByRole('link', { name: entry, exact: true }).first().click();
  await expect(heading(page)).toHaveText(entry === 'Users' ? 'Users' : 'Upcoming Events');
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('Back restores the scroll position, and a link starts at the top', async ({ page }) => {
  await page.goto('/events');
  // The filters' counts come after the members, and move them.
  const counts = page.waitForResponse(/\/api\/members\/search\?facets=true/);
  await go(page, 'Users');
  await counts;
  // Waits for enough cards.
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo({ top: 900, behavior: 'instant' });
        return window.scrollY;
      }),
    )
    .toBe(900);
  await go(page, 'Events');
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  await page.goBack();
  await expect(heading(page)).toHaveText('Users');
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('a slow page shows a progress indicator, and the previous page stays until then', async ({ page }) => {
  const [held, arrive] = hold();
  await page.route('**/assets/users-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  const progress = page.getByRole('progressbar', { name: 'Loading page' });
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(progress).toBeVisible();
  await expect(heading(page)).toHaveText('Welcome back');
  arrive();
  await expect(heading(page)).toHaveText('Users');
  await expect(progress).toHaveCount(0);
});
