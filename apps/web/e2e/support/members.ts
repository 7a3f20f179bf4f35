import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** A member's input at log-in. */
export type Credentials = { name: string; email: string; password: string };

/** Credentials that no other test uses. */
export function newMember(name: string): Credentials {
  return { name, email: `${randomUUID()}@example.org`, password: 'a long passphrase' };
}

/** Signs up on the page like a user. Ends on /login. */
export async function signUp(page: Page, { name, email, password }: Credentials): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Signup successful')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveValue(email);
}

/** Logs in on the page that is open. */
export async function fillLogIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
}

/** Logs in on /login. Ends on the dashboard's profile. */
export async function logIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto('/login');
  await fillLogIn(page, credentials);
  await expect(page).toHaveURL('/userDashboard/profile');
}

/**
 * Logs in through the API, for tests of what comes after: on the page it takes seconds. Also sets the
 * browser's cookie. Ends at a URL that the app does not render; returns the member's id.
 */
export async function enter(page: Page, { email, password }: Credentials): Promise<string> {
  const answer = await page.request.post('/auth/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { jwtToken, name } = (await answer.json()) as { jwtToken: string; name: string };
  const claims = Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString();
  const { _id: id } = JSON.parse(claims) as { _id: string };
  await keepLogIn(page, { token: jwtToken, id, name });
  return id;
}

/** Signs up and logs in through the API. Ends like `enter`. */
export async function enterAnew(page: Page, credentials: Credentials): Promise<string> {
  const answer = await page.request.post('/auth/signup', { data: credentials });
  expect(answer.status(), await answer.text()).toBe(201);
  return await enter(page, credentials);
}

/** Stores what the app keeps of a log-in in the browser. Ends like `enter`. */
export async function keepLogIn(
  page: Page,
  { token, id, name }: { token: string; id: string; name: string },
): Promise<void> {
  await page.goto('/health');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { token, userId: id, user: name },
  );
}
