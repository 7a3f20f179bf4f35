import type { Page } from '@playwright/test';
import { logInByApi } from '../support/api-member.ts';
import { logIn, newMember, signUp } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

/** Collects the app's console warnings from now on. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

test('log-in and sign-up link to each other, and a password can be shown', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();

  const password = page.getByLabel('Password');
  await password.fill('a long passphrase');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide characters' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('who returns after their log-in has ended types only the password, and goes where the link led', async ({
  page,
  server,
}) => {
  const member = newMember('Rita Returns');
  await signUp(page, member);
  await logIn(page, member);
  const { send } = await logInByApi(server.address, member);
  await send('POST', '/auth/logout-all');
  const wanted = '/account/devices?from=mail#this-one';
  await page.goto(wanted);
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(wanted);
});

test('two different passwords are not sent @long', async ({ page }) => {
  let isSent = false;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/signup')) isSent = true;
  });
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Ada Okafor');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long passphrase');
  await page.getByLabel('Confirm Password').fill('another passphrase');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(page.getByLabel('Confirm Password')).toBeFocused();
  await expect(page).toHaveURL('/signup');
  expect(isSent).toBe(false);
});

test('skills of a new member are sent as two lists of names', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Ada Okafor');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long passphrase');
  await page.getByLabel('Confirm Password').fill('a long passphrase');
  for (const [label, skill] of [
    ['Skills I can teach', 'Bike polo'],
    ['Skills I want to learn', 'Tin whistle'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(skill);
    await page.getByRole('combobox', { name: label }).press('Enter');
  }
  await page.route('**/auth/signup', (route) => route.fulfill({ status: 400, json: { success: false } }));
  const sent = page.waitForRequest('**/auth/signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ada Okafor',
    email: 'ada@example.org',
    password: 'a long passphrase',
    skillsOffered: ['Bike polo'],
    skillsRequested: ['Tin whistle'],
    timeZone: expect.any(String),
    language: 'en',
  });
});

test('an error without a message shows the app’s own and is logged @long', async ({ page }) => {
  const warnings = warningsOf(page);
  await page.route(/\/auth\/(login|signup)$/, (route) => route.fulfill({ status: 404, body: 'no' }));

  await page.goto('/login');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long passphrase');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login Failed!')).toBeVisible();
  await expect(page.getByText('Login failed', { exact: true })).toBeVisible();
  expect(warnings.at(-1)).toContain('Error during login');

  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Ada Okafor');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long passphrase');
  await page.getByLabel('Confirm Password').fill('a long passphrase');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Signup Failed!')).toBeVisible();
  await expect(page.getByText('Signup failed', { exact: true })).toBeVisible();
  expect(warnings.at(-1)).toContain('Error during signup');
});

test('a stored token is checked during the animation and removed when rejected; without one there is no check', async ({
  page,
}) => {
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/check')) checks.push(request.headers().authorization ?? '');
  });
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('userId', 'left-behind'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(checks).toEqual([]);

  const token = `x.${Buffer.from(JSON.stringify({ _id: 'member-1' })).toString('base64url')}.x`;
  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  await page.route('**/auth/check', async (route) => {
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(0);
    await route.fulfill({ status: 401, json: { success: false, message: 'Please log in.' } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(checks).toEqual([`Bearer ${token}`]);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
