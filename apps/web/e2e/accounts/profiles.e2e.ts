import { enter, enterAnew, newMember } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };

test('a newcomer’s profile says that there is nothing yet @long', async ({ page, browser, watch }) => {
  const context = await browser.newContext();
  watch(context);
  const other = await context.newPage();
  const quinn = newMember('Quinn Osei');
  const id = await enterAnew(other, quinn);
  await context.close();

  await enter(page, jonas);
  await page.goto(`/users/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Quinn Osei' })).toBeVisible();
  await expect(page.getByText('0.0', { exact: true })).toBeVisible();
  await expect(page.getByText('This user has not provided an about section.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Skills', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Looking to Learn' })).toBeVisible();
  await expect(page.getByText('No reviews yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report User' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
  await expect(page.getByRole('main').getByText(quinn.email)).toHaveCount(0);
});

test('a profile shows photo, rating and the first three reviews before the rest', async ({ page }) => {
  await enter(page, jonas);
  await page.goto('/users?q=Inês');
  await page.getByRole('article', { name: /Inês/ }).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Inês/ })).toBeVisible();
  await expect(page.getByRole('main').locator('[data-slot=avatar]').first()).toBeVisible();
  await expect(page.getByText(/^[0-5]\.\d$/).first()).toBeVisible();
  const count = Number.parseInt((await page.getByText(/^\d+ reviews?$/).textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(3);
  const reviews = page.getByRole('region', { name: 'Reviews' }).getByRole('article');
  await expect(reviews).toHaveCount(3);
  await page.getByRole('button', { name: 'View More' }).click();
  await expect(reviews).toHaveCount(count);
});

test('the host’s photo on an event leads to their profile', async ({ page }) => {
  await enter(page, jonas);
  const answer = page.waitForResponse(/\/api\/events\/getAll/);
  await page.goto('/events');
  const [event]: { title: string; created_by: { _id: string; name: string } }[] = await (await answer).json();
  if (event === undefined) throw new Error('There is no event.');
  const card = page.getByRole('article', { name: event.title }).first();
  await card.getByRole('link', { name: `Hosted by ${event.created_by.name}` }).click();
  await expect(page).toHaveURL(`/users/${event.created_by._id}`);
});

test('only pictures can be selected for a photo and for a skill @long', async ({ page }) => {
  await enter(page, jonas);
  await page.goto('/userDashboard/profile');
  await page.getByRole('button', { name: 'Request New Skill' }).click();
  const pictures = /^image\/[\w*+-]+(?:, ?image\/[\w*+-]+)*$/;
  await expect(page.getByRole('dialog').getByLabel('Image')).toHaveAttribute('accept', pictures);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Change photo')).toHaveAttribute('accept', pictures);
});
