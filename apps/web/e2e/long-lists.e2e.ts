import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/journey.ts';

test.use({ community: 'large' });

/** Cards that may be in the document at once; ten thousand members are in the database. */
const mostCards = 60;

const lists = [
  { path: '/users', elsewhere: 'Events', beyond: 2000 },
  { path: '/events', elsewhere: 'Users', beyond: 300 },
];

const cards = (page: Page) => page.getByRole('article');

/** The place in the whole list of the first card that can be seen. */
const placeOnScreen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('main li[aria-posinset]')];
    const first = places.find((place) => place.getBoundingClientRect().bottom > window.innerHeight / 3);
    return Number(first?.getAttribute('aria-posinset') ?? 0);
  });

/** Scrolls to the end of what is loaded until this place is on the screen. Tells how many cards there were at most. */
async function scrollBeyond(page: Page, place: number): Promise<number> {
  let most = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        most = Math.max(most, await cards(page).count());
        return await placeOnScreen(page);
      },
      { timeout: 90_000, intervals: [50] },
    )
    .toBeGreaterThan(place);
  return most;
}

/** Waits until the page neither scrolls nor grows any more. */
async function stand(page: Page): Promise<void> {
  const position = () => page.evaluate(() => `${window.scrollY} of ${document.body.scrollHeight}`);
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = await position();
      return before === last;
    })
    .toBe(true);
}

async function scrollUp(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), -pixels);
  await stand(page);
}

const focusedPlace = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number(document.activeElement?.closest('li[aria-posinset]')?.getAttribute('aria-posinset')),
  );

for (const { path, elsewhere, beyond } of lists) {
  test(`${path} scrolls through thousands and is there when one comes back`, async ({ page }) => {
    await page.goto(path);
    await expect(cards(page).first()).toBeVisible();
    expect(await scrollBeyond(page, beyond)).toBeLessThanOrEqual(mostCards);
    await expect(page.locator('main li[aria-posinset]').first()).toHaveAttribute('aria-setsize', '-1');
    await expectAccessible(page);

    await scrollUp(page, 2500);
    const link = page.getByRole('navigation').getByRole('link', { name: elsewhere, exact: true });
    const left = { place: await placeOnScreen(page), scrolled: await page.evaluate(() => window.scrollY) };
    await link.click();
    await expect(page).not.toHaveURL(path);
    await expect(cards(page).first()).toBeVisible();
    await stand(page);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => placeOnScreen(page)).toBe(left.place);
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(left.scrolled, -1);
    // The page that follows may be asked for, the hundreds before it may not.
    expect(asked.filter((url) => url.includes('getAll')).length).toBeLessThanOrEqual(1);
  });
}

test('a list that grows long keeps what it has, the focus as well', async ({ page }) => {
  await page.goto('/users');
  const link = await page.getByRole('link', { name: 'View profile' }).nth(2).elementHandle();
  await link?.focus();
  await scrollBeyond(page, 100);
  expect(await link?.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Tab goes from card to card through a long list, and on from where it was', async ({ page }) => {
  await page.goto('/users');
  await scrollBeyond(page, 200);
  await scrollUp(page, 3000);
  await page.getByRole('link', { name: 'View profile' }).nth(3).focus();
  const start = await focusedPlace(page);
  for (let step = 1; step <= 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(await focusedPlace(page)).toBe(start + step);
  }
  await expect(page.locator(':focus')).toBeInViewport();

  // Out of sight it keeps the focus.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => placeOnScreen(page)).toBeLessThan(10);
  await page.keyboard.press('Tab');
  expect(await focusedPlace(page)).toBe(start + 21);
  await expect(page.locator(':focus')).toBeInViewport();
});

test('a long list that is turned goes on with what it showed', async ({ page }) => {
  await page.goto('/users');
  await scrollBeyond(page, 200);
  await scrollUp(page, 3000);
  const place = await placeOnScreen(page);
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(async () => Math.abs((await placeOnScreen(page)) - place)).toBeLessThanOrEqual(3);
});
