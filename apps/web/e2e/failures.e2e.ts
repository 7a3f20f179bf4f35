import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { enter } from './support/members.ts';
import { expect, test } from './support/test.ts';

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };

/** An error without a message. */
const withoutMessage = { status: 404, contentType: 'text/html', body: 'no' };

const rejection = (message: string) => ({ status: 409, json: { success: false, message } });

async function openProfile(page: Page, name: string): Promise<void> {
  await page.goto(`/users?q=${name}`);
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

test('a report without a network shows an error in the form, and is sent once it is back', async ({
  browser,
  server,
}) => {
  // Without the check of the console, where a browser logs a lost connection.
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await enter(page, jonas);
  await openProfile(page, 'Aino');
  await page.getByRole('button', { name: 'Report User' }).click();
  const form = page.getByRole('dialog', { name: 'Report User' });
  await form.getByLabel('Reason').fill('Sells instead of swapping.');
  await page.route('**/api/report-user/new', (route) => route.abort('connectionreset'));
  await form.getByRole('button', { name: 'Submit Report' }).click();
  await expect(form.getByText('Failed to submit report. Please try again later.')).toBeVisible();
  await expect(form.getByLabel('Reason')).toHaveValue('Sells instead of swapping.');
  await page.unroute('**/api/report-user/new');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Report User' }).click();
  await expect(form.getByText('Failed to submit report. Please try again later.')).toBeHidden();
  await form.getByLabel('Reason').fill('Sells instead of swapping.');
  await form.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Report submitted successfully')).toBeVisible();
  await expect(form).toBeHidden();
  await context.close();
});

test('a report that is accepted after its writer has left keeps them on their page @long', async ({ page }) => {
  await enter(page, jonas);
  await openProfile(page, 'Linh');
  const userId = new URL(page.url()).pathname.split('/').at(-1);
  const [held, answer] = hold();
  await page.route('**/api/report-user/new', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/reportuser?userId=${userId}`);
  await page.getByLabel('Reason').fill('Sells instead of swapping.');
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await page.getByRole('link', { name: 'Blogs', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skill Exchange Blogs' })).toBeVisible();
  answer();
  await expect(page.getByText('Report submitted successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/blogs$/);
});

test('the draft of a rejected review waits until another one closes @long', async ({ page }) => {
  await enter(page, jonas);
  await page.goto('/userDashboard/review');
  await page.getByRole('tab', { name: 'Reviews Given' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Review' });
  async function edit(which: number): Promise<void> {
    await page.getByRole('button', { name: 'Review options' }).nth(which).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(form).toBeVisible();
  }
  const [held, reject] = hold();
  await page.route('**/api/reviews/edit/*', async (route) => {
    await held;
    await route.fulfill(rejection('Reviews are closed today.'));
  });
  await edit(0);
  await form.getByLabel('Comment').fill('Something else entirely.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await edit(1);
  reject();
  await expect(page.getByText('Reviews are closed today.')).toBeVisible();
  await expect(form.getByLabel('Comment')).not.toHaveValue('Something else entirely.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Comment')).toHaveValue('Something else entirely.');
});

test('a session that cannot be canceled stays, and the app says so if the server does not @long', async ({ page }) => {
  await enter(page, jonas);
  await page.goto('/userDashboard/session');
  const sessions = page.getByRole('article');
  await expect(sessions.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const count = await sessions.count();
  await page.route('**/api/sessions/*/cancel', (route) => route.fulfill(withoutMessage));
  await sessions.first().getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByText('Failed to cancel session', { exact: true })).toBeVisible();
  await expect(sessions).toHaveCount(count);
});

test('a profile that cannot be saved stays open with its input @long', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await enter(page, jonas);
  await page.goto('/userDashboard/profile');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'About' }).fill('Something else entirely.');
  await page.route('**/api/user/edit/*', (route) => route.fulfill(withoutMessage));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue('Something else entirely.');
  expect(warnings.join('\n')).toContain('Error saving the profile');
});
