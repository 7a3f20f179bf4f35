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

test('a visitor who wants more of an event is asked to log in', async ({ page }) => {
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await page.getByRole('button', { name: 'Show More' }).first().click();
  await expect(page.getByText('Login required')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a visitor finds members by name', async ({ page }) => {
  await page.goto('/users');
  await expect(page.getByRole('article').first()).toBeVisible();
  const name = await page.getByRole('article').first().getByRole('heading').innerText();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible();
});

test('a visitor who opens a member is asked to log in', async ({ page }) => {
  await page.goto('/users');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await expect(page.getByText('Login Required', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('an unknown address shows the way home @phone', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText("Look like you're lost")).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages are accessible in ${colorScheme} @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ['/', '/users', '/events', '/login', '/signup', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
