import { hostEvent, showMore } from '../support/events.ts';
import { enterAnew, logIn, newMember, signUp } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

test('a newcomer signs up, logs in, reloads, and logs out @phone', async ({ page, isMobile }) => {
  const ada = newMember('Ada Okafor');
  await signUp(page, ada);
  await logIn(page, ada);
  await expect(page.getByRole('heading', { name: 'Ada Okafor' })).toBeVisible();
  await expect(page.getByText(ada.email)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ada Okafor' })).toBeVisible();
  await expect(page).toHaveURL('/userDashboard/profile');

  // Entry pages redirect signed-in members.
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await page.goto('/signup');
  await expect(page).toHaveURL('/');

  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: isMobile ? 'My Profile' : 'Ada Okafor' }).click();
  await expect(page).toHaveURL('/userDashboard/profile');
  if (isMobile) await page.getByRole('link', { name: 'Me', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).not.toHaveProperty('token');
  expect(stored).toMatchObject({ user: 'Ada Okafor' });
  await page.goto('/userDashboard');
  await expect(page).toHaveURL('/login');
});

test('a tampered token is removed and the member is asked to log in', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('token', 'eyJhbGciOiJub25lIn0.eyJfaWQiOiIxIn0.'));
  await page.goto('/userDashboard/profile');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('without a network the form says so, and sends nothing later @long', async ({ browser, server }) => {
  // A separate context: the browser itself logs the lost connection.
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill('jonas@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('swap-an-hour');
  // The form's code loads once the first field is focused.
  await expect(page.locator('[data-waiting] #login')).toHaveCount(0);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login Failed!')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page).toHaveURL('/login');
  await context.close();
});

test('a member logs out on every device at once', async ({ page, browser, contextOptions, watch }) => {
  const nia = newMember('Nia Okoye');
  await signUp(page, nia);
  await logIn(page, nia);
  const phone = await browser.newContext(contextOptions);
  watch(phone);
  const second = await phone.newPage();
  await logIn(second, nia);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out on every device?' });
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('Logged out on every device')).toBeVisible();
  await expect(page).toHaveURL('/');
  await second.reload();
  await expect(second).toHaveURL('/login');
  await phone.close();
});

test('a token removed from this tab’s storage is no longer used @long', async ({ page, server }) => {
  await enterAnew(page, newMember('Runa Dahl'));
  const dialog = await showMore(page, await hostEvent(server.address));
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const register = dialog.getByRole('button', { name: 'Register for Event' });
  await expect(register).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await register.click();
  await expect(page.getByText('Please log in to register for the event.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(calls.filter((path) => path.endsWith('/register'))).toEqual([]);

  await enterAnew(page, newMember('Olav Dahl'));
  await page.goto('/users');
  const profile = page.getByRole('link', { name: 'View profile' }).first();
  await expect(profile).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('token'));
  await profile.click();
  await expect(page.getByText('Login Required')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a tab follows another one’s change of members @long', async ({ page, context }) => {
  await enterAnew(page, newMember('Ilse Brandt'));
  await page.goto('/userDashboard/profile');
  await expect(page.getByRole('heading', { name: 'Ilse Brandt' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/userDashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You logged out in another tab.')).toBeVisible();
  await expect(page).toHaveURL('/');
  const kofi = newMember('Kofi Asante');
  expect((await page.request.post('/auth/signup', { data: kofi })).status()).toBe(201);
  await logIn(other, kofi);
  await page.getByRole('banner').getByRole('link', { name: 'Kofi Asante' }).click();
  await expect(page.getByRole('heading', { name: 'Kofi Asante' })).toBeVisible();
});
