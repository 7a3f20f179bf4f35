import type { Page } from '@playwright/test';
import { enter, logIn } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const jonas = { name: 'Jonas Brandt', email: 'jonas@demo.example', password: 'swap-an-hour' };
const form = '/userDashboard/events/createEvent';

const keep = (page: Page) => page.getByRole('button', { name: 'Keep editing' }).click();
const leave = (page: Page) => page.getByRole('button', { name: 'Leave', exact: true }).click();

/** Waits until the guard is active: Playwright presses Back faster than a user. */
async function untilGuarded(page: Page): Promise<void> {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await expect.poll(() => page.evaluate(asks)).toBe(true);
}

/** Navigates from the profile to the events to a half-filled form, by links. */
async function fillHalf(page: Page): Promise<void> {
  await logIn(page, jonas);
  const sections = page.getByRole('navigation', { name: 'Dashboard' });
  await sections.getByRole('link', { name: 'events' }).click();
  await page.getByRole('link', { name: 'Create Event' }).click();
  await page.getByLabel('Title').fill('Half an event');
  await untilGuarded(page);
}

test('Back asks before leaving a half-filled form, and keeps the history', async ({ page }) => {
  await fillHalf(page);
  await page.goBack();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await expect(page).toHaveURL(form);
  await keep(page);
  await expect(page.getByLabel('Title')).toHaveValue('Half an event');

  // Two entries at once are also held, and taken at once after confirmation.
  await page.evaluate(() => window.history.go(-2));
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await expect(page).toHaveURL(form);
  await leave(page);
  await expect(page).toHaveURL('/userDashboard/profile');
  await page.goForward();
  await expect(page).toHaveURL(/\/events$/);
  await page.goForward();
  await expect(page).toHaveURL(form);
  await expect(page.getByLabel('Title')).toHaveValue('');
  // Without input there is no confirmation.
  await page.goBack();
  await expect(page).toHaveURL(/\/events$/);
});

test('Forward asks too, also after the skip link added an anchor to the history @long', async ({ page }) => {
  await fillHalf(page);
  await page.getByLabel('Title').fill('');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL(form);
  await page.getByLabel('Title').fill('Another half');
  await untilGuarded(page);
  await page.goForward();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await expect(page).toHaveURL(form);
  await keep(page);

  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(`${form}#main`);
  await page.goBack();
  await expect(page).toHaveURL(form);
  await expect(page.getByText('Leave without saving?')).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Another half');
  await page.goBack();
  await leave(page);
  await expect(page).toHaveURL(/\/events$/);
});

test('Back asks before leaving a half-filled dialog @long', async ({ page }) => {
  await enter(page, jonas);
  await page.goto('/users?q=Kenji');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await page.getByRole('button', { name: 'Report User' }).click();
  const reason = page.getByRole('dialog', { name: 'Report User' }).getByLabel('Reason');
  await reason.fill('Sells instead of swapping.');
  await untilGuarded(page);
  await page.goBack();
  await keep(page);
  await expect(reason).toHaveValue('Sells instead of swapping.');
  await page.goBack();
  await leave(page);
  await expect(page).toHaveURL('/users?q=Kenji');
});
