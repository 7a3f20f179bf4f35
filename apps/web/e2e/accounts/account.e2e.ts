import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { linkTo, mailsIn } from '../support/mail.ts';
import { enterAnew, fillLogIn, newMember } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

test('a member who forgot their password sets a new one and gets where they wanted; other devices are logged out @long-phone', async ({
  page,
  browser,
  server,
}) => {
  const member = newMember('Fiona Forgot');
  const password = 'four unrelated words here';
  const context = await browser.newContext({ baseURL: server.address });
  const other = await context.newPage();
  await enterAnew(other, member);
  await other.goto('/userDashboard/profile');
  await expect(other.getByRole('heading', { name: member.name }).first()).toBeVisible();

  const wanted = '/account/devices?from=mail#this-one';
  await page.goto(wanted);
  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Both pages have a field of this name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(member.email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('If this address has an account, an email is on its way.')).toBeVisible();
  const link = await linkTo(member.email, 'Set a new password', server);
  await page.goto(link);
  await setPassword(page, 'password1');
  await expect(page.getByRole('alert')).toContainText('is one of the first that anybody tries');
  await setPassword(page, password);
  await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
  await fillLogIn(page, { ...member, password });
  await expect(page).toHaveURL(wanted);

  await other.reload();
  await expect(other).toHaveURL('/login');
  await context.close();
  await page.goto(link);
  await expect(page.getByText('This link has been used')).toBeVisible();
});

test('a new member confirms their address by the link in the email', async ({ page, server }) => {
  const member = newMember('Conny Confirms');
  await enterAnew(page, member);
  await page.goto('/userDashboard/profile');
  const notice = page.getByRole('region', { name: 'Your account' });
  await expect(notice).toContainText('Confirm your email address');
  await page.goto(await linkTo(member.email, 'Confirm your email address', server));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Thank you! Your address is confirmed.')).toBeVisible();
  await page.goto('/userDashboard/profile');
  await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a member saves a copy of their data, leaves, and comes back @long-phone', async ({ page, server }) => {
  const member = newMember('Lena Leaves');
  await enterAnew(page, member);
  await page.goto('/account/data');
  await page.getByRole('button', { name: 'Get a copy of my data' }).click();
  const link = page.getByRole('link', { name: 'Download my data' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('skill-exchange.zip');
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^PK[\s\S]+profile\.json/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText(/Your account will be erased/)).toBeVisible();
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
  await fillLogIn(page, member);
  await expect(page.getByText('Welcome back! Your account stays.')).toBeVisible();
  const mails = await mailsIn(server);
  expect(mails.some((one) => one.includes(member.email) && one.includes('Your account will be deleted'))).toBe(true);
});
