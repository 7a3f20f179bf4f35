import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test.ts';

test.use({ community: 'large' });

/** Ten thousand members are in the database; a patient member scrolls this far. */
const manyCards = 1000;

const cards = (page: Page) => page.getByRole('article');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls to the end of the loaded list until there are this many cards. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        return await cards(page).count();
      },
      { timeout: 90_000, intervals: [50] },
    )
    .toBeGreaterThanOrEqual(count);
}

/** Waits until the page neither scrolls nor grows. */
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

/** Returns the name on the first card that is visible below the navbar. */
const nameOnScreen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main article')];
    const first = all.find((card) => card.getBoundingClientRect().bottom > window.innerHeight / 3);
    return first?.querySelector('h2, h3')?.textContent ?? '';
  });

/** Scrolls up, so that the end of the list is out of reach. */
async function scrollUp(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), -pixels);
  await stand(page);
}

for (const { path, elsewhere } of [
  { path: '/users', elsewhere: 'Events' },
  { path: '/events', elsewhere: 'Users' },
]) {
  test(`${path} keeps its scroll position for a return`, async ({ page }) => {
    await page.goto(path);
    await scrollUntil(page, 200);
    await scrollUp(page, 2500);
    const left = { name: await nameOnScreen(page), scrolled: await scrolled(page) };
    const link = page.getByRole('navigation').getByRole('link', { name: elsewhere, exact: true });
    await link.click();
    await expect(page).not.toHaveURL(path);
    await expect(cards(page).first()).toBeVisible();
    await stand(page);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => nameOnScreen(page)).toBe(left.name);
    expect(await scrolled(page)).toBeCloseTo(left.scrolled, -1);
    // The next page may be requested, earlier ones may not.
    expect(asked.filter((url) => url.includes('getAll')).length).toBeLessThanOrEqual(1);
  });
}

test('a thousand cards scroll, and the search above them responds to every key', async ({ page }) => {
  await page.goto('/users');
  // All cards are equally accessible, and checking a thousand takes a quarter of a minute.
  await scrollUntil(page, 100);
  await expectAccessible(page);
  await scrollUntil(page, manyCards);
  const frame = await page.evaluate(async () => {
    const frames: number[] = [];
    const end = document.body.scrollHeight;
    let last = performance.now();
    for (let step = 0; step < 60; step += 1) {
      window.scrollTo({ top: (end * step) / 60, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames.push(performance.now() - last);
      last = performance.now();
    }
    return frames.sort((a, b) => a - b)[30] ?? 0;
  });
  expect(frame, 'the median frame of a scroll, in ms').toBeLessThan(100);

  const search = page.getByRole('searchbox');
  const key = await search.evaluate(async (input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const times: number[] = [];
    for (const text of ['A', 'An', 'Ana']) {
      const start = performance.now();
      set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[1] ?? 0;
  });
  expect(key, 'a key in the search until its paint, in ms').toBeLessThan(200);
});

test('a growing list keeps its content and the focus', async ({ page }) => {
  await page.goto('/users');
  const link = await page.getByRole('link', { name: 'View profile' }).nth(2).elementHandle();
  await link?.focus();
  await scrollUntil(page, 100);
  expect(await link?.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Tab goes from card to card through a long list, and continues where it was', async ({ page }) => {
  await page.goto('/users');
  await scrollUntil(page, 200);
  const links = page.getByRole('link', { name: 'View profile' });
  await links.nth(140).focus();
  for (let step = 1; step <= 20; step += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(140 + step)).toBeFocused();
  }
  await expect(links.nth(160)).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.keyboard.press('Tab');
  await expect(links.nth(161)).toBeFocused();
  await expect(links.nth(161)).toBeInViewport();
});
