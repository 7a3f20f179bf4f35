import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** What a member types to get in. */
export type Credentials = { name: string; email: string; password: string };

/** Credentials that no other journey uses. */
export function newMember(name: string): Credentials {
  return { name, email: `${randomUUID()}@example.org`, password: 'a long passphrase' };
}

/** Signs up on the page, as a person would. Ends on /login. */
export async function signUp(page: Page, { name, email, password }: Credentials): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Signup successful')).toBeVisible();
  await expect(page).toHaveURL('/login');
}

/** Logs in on /login. Ends on the dashboard's profile. */
export async function logIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL('/userDashboard/profile');
}
