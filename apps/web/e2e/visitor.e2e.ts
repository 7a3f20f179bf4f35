import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

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
  await expectNoSidewaysScroll(page);
});

test('GET STARTED leads to the features and EXPLORE to the skills', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'GET STARTED' }).click();
  await expect(page).toHaveURL('/#features');
  await expect(page.locator('#features')).toBeInViewport();
  await page.getByRole('link', { name: 'EXPLORE', exact: true }).click();
  await expect(page).toHaveURL('/#skills');
  await expect(page.locator('#skills')).toBeInViewport();
});

// In light, every story of these pages is checked.
test('public pages are accessible in the dark @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const path of ['/', '/users', '/events', '/login', '/signup', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
