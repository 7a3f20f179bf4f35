import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from './support/test.ts';

test('a visitor sees a living community on the landing page @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Teach what you know.');
  for (const feature of ['Skill Exchange', 'Global Community', 'Collaborative Growth']) {
    await expect(page.getByRole('heading', { name: feature, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'TOP SKILLS' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show More' })).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Explore More' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View profile' }).first()).toBeVisible();
  await expectToFit(page);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`GET STARTED leads to the features and EXPLORE to the skills, motion: ${reducedMotion} @long`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    // The final position does not depend on the animation.
    for (const width of reducedMotion === 'reduce' ? [390, 1440] : [390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, id] of [
        ['GET STARTED', 'features'],
        ['EXPLORE', 'skills'],
      ] as const) {
        await page.goto('/');
        await page.getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`/#${id}`);
        await expect(page.locator(`#${id}`)).toBeFocused();
        expect(await restingTop(page, `#${id}`), `${name} at ${width} px`).toBeCloseTo(belowNavbar, -1);
      }
    }
  });
}

/** Distance from the top at which the sticky navbar lets an anchor stop. */
const belowNavbar = 88;

/** Returns an element's position once the page has not moved for half a second. */
async function restingTop(page: Page, selector: string): Promise<number> {
  return await page.locator(selector).evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let top = Number.NaN;
        let since = performance.now();
        const look = () => {
          const now = element.getBoundingClientRect().top;
          if (now !== top) since = performance.now();
          top = now;
          if (performance.now() - since > 500) resolve(top);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
