import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { enter, enterAnew, fillLogIn, newMember } from './support/members.ts';
import { dayFromNow, fillSession, holdSession } from './support/sessions.ts';
import { expect, expectAccessible, expectToFit, test } from './support/test.ts';

const link = 'https://meet.example.org/first-swap';

/** Adds another new member, in a separate browser. */
async function joinBeside(
  browser: Browser,
  options: BrowserContextOptions,
  watch: (context: BrowserContext) => void,
  name: string,
): Promise<{ page: Page; id: string }> {
  const context = await browser.newContext(options);
  watch(context);
  const page = await context.newPage();
  return { page, id: await enterAnew(page, newMember(name)) };
}

const sessionWith = (page: Page, name: string) => page.getByRole('article', { name });

test('two newcomers plan their first swap, change it and cancel it @long-phone', async ({
  page,
  browser,
  contextOptions,
  watch,
}) => {
  await enterAnew(page, newMember('Adaeze Obi'));
  const ben = await joinBeside(browser, contextOptions, watch, 'Bendix Holm');

  // From the directory to the profile.
  await page.goto('/users');
  await page.getByRole('searchbox').fill('Bendix');
  await sessionWith(page, 'Bendix Holm').getByRole('link', { name: 'View profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bendix Holm' })).toBeVisible();
  await page.getByRole('link', { name: 'Propose a session' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Session' });
  await expect(form.getByRole('combobox', { name: 'Mentor name' })).toHaveValue('Bendix Holm');
  await fillSession(form, { date: dayFromNow(5), time: '19:00', link, teach: 'Python', learn: 'Sourdough' });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByText('Session created successfully')).toBeVisible();
  const mine = sessionWith(page, 'Bendix Holm');
  await expect(mine.getByText(/7:00 (PM|– 8:00 PM)/).first()).toBeVisible();
  await expect(mine.getByRole('link', { name: 'Join Session' })).toHaveAttribute('href', link);
  await expect(mine.getByText('Python')).toBeVisible();
  await expectToFit(page);

  // The other side: she teaches what he learns.
  await ben.page.goto('/userDashboard/session');
  const his = sessionWith(ben.page, 'Adaeze Obi');
  await expect(his.getByRole('definition').first()).toHaveText('Sourdough');
  await expect(his.getByRole('link', { name: 'Join Session' })).toHaveAttribute('href', link);
  await his.getByRole('button', { name: 'Edit' }).click();
  const change = ben.page.getByRole('dialog', { name: 'Edit Session' });
  await change.getByLabel('Session link').fill(`${link}-two`);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(ben.page.getByText('Session updated successfully')).toBeVisible();
  await expect(his.getByRole('definition').first()).toHaveText('Sourdough');

  await page.reload();
  await expect(mine.getByRole('link', { name: 'Join Session' })).toHaveAttribute('href', `${link}-two`);
  await mine.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Are you sure you want to cancel this session?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel session' }).click();
  await expect(page.getByText('Session canceled successfully')).toBeVisible();
  await expect(page.getByText('No Sessions Found')).toBeVisible();
  for (const member of [page, ben.page]) {
    await member.reload();
    await member.getByRole('tab', { name: 'Cancelled' }).click();
    await expect(member.getByText('Session Canceled')).toBeVisible();
  }
});

test('a mentor found by search stays in the list while it loads others @long', async ({ page }) => {
  await enter(page, { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' });
  const searches = '**/api/user/getAll?*name=*';
  await page.goto('/userDashboard/session');
  await page.getByRole('button', { name: 'Add Session' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Session' });
  const box = form.getByRole('combobox', { name: 'Mentor name' });
  await box.click();
  const first = form.getByRole('option').first();
  await expect(first).toBeVisible();
  const name = (await first.locator('bdi, [dir=auto]').first().textContent()) ?? '';
  await page.route(searches, () => {});
  const asked = page.waitForRequest(searches);
  await box.fill(name.slice(1));
  await asked;
  await form.getByRole('option', { name, exact: true }).click();
  await expect(box).toHaveValue(name);
});

test('a finished session is reviewed, and the review counts until it is deleted @long-phone', async ({
  page,
  browser,
  contextOptions,
  watch,
}) => {
  await enterAnew(page, newMember('Carmela Ricci'));
  const dov = await joinBeside(browser, contextOptions, watch, 'Dov Levy');
  await holdSession(page, dov.id, link);
  await page.getByRole('button', { name: 'Review Session' }).click();
  const form = page.getByRole('dialog', { name: 'Review Session' });
  await expect(form.getByRole('button', { name: 'Submit Review' })).toBeDisabled();
  await form.getByRole('radio', { name: '4 Stars' }).check();
  await form.getByLabel('Comment').fill('Patient, prepared, on time.');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review submitted successfully')).toBeVisible();
  await expect(page.getByText('Review Submitted', { exact: true })).toBeVisible();

  // He reads it, and it determines his rating.
  await dov.page.goto('/userDashboard/review');
  await expect(dov.page.getByText('Patient, prepared, on time.')).toBeVisible();
  await expect(dov.page.getByRole('button', { name: 'Review options' })).toHaveCount(0);
  await page.goto(`/users/${dov.id}`);
  await expect(page.getByText('4.0', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Carmela Ricci' })).toContainText('Patient, prepared, on time.');

  await page.goto('/userDashboard/review');
  await page.getByRole('tab', { name: 'Reviews Given' }).click();
  await page.getByRole('button', { name: 'Review options' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const change = page.getByRole('dialog', { name: 'Edit Review' });
  await change.getByRole('radio', { name: '5 Stars' }).check();
  await change.getByLabel('Comment').fill('Patient, prepared, early.');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Review updated successfully')).toBeVisible();
  await expect(change).toBeHidden();
  await expect(page.getByText('Patient, prepared, early.')).toBeVisible();
  await page.goto(`/users/${dov.id}`);
  await expect(page.getByText('5.0', { exact: true })).toBeVisible();

  // Also on the profile, where the author has the same menu.
  await page.getByRole('button', { name: 'Review options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete this review?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No reviews yet')).toBeVisible();
  await expect(page.getByText('0.0', { exact: true })).toBeVisible();
  await page.goto('/userDashboard/session');
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByRole('button', { name: 'Review Session' })).toBeVisible();
});

test('a half-filled session survives a reload and an expired log-in @long', async ({ page }) => {
  const eve = newMember('Eve Lindqvist');
  await enterAnew(page, eve);
  await page.goto('/userDashboard/session');
  await page.getByRole('button', { name: 'Add Session' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Session' });
  await fillSession(form, { mentor: 'Inês Carvalho', date: dayFromNow(9), time: '18:00', link });
  await page.reload();
  await expect(form.getByLabel('Session link')).toHaveValue(link);
  await expect(form.getByRole('combobox', { name: 'Mentor name' })).toHaveValue('Inês Carvalho');

  // The server rejects the token: the draft waits until she is back.
  await page.route('**/api/sessions/new', (route) =>
    route.fulfill({ status: 401, json: { success: false, message: 'Please log in.' } }),
  );
  await form.getByRole('button', { name: 'Create Session' }).click();
  await expect(page).toHaveURL('/login');
  await page.unroute('**/api/sessions/new');
  // Returns to the requested URL.
  await fillLogIn(page, eve);
  await expect(page).toHaveURL('/userDashboard/session');
  await expect(form.getByLabel('Session link')).toHaveValue(link);

  // Leaving asks for confirmation.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Create Session' }).click();
  await expect(page.getByText('Session created successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article', { name: 'Inês Carvalho' })).toBeVisible();
  await expect(form).toBeHidden();
});

test('a member who did not plan a session can say that it did not happen, and its review is removed @long @long-phone', async ({
  page,
  browser,
  contextOptions,
  watch,
}) => {
  await enterAnew(page, newMember('Rosa Unasked'));
  const vic = await joinBeside(browser, contextOptions, watch, 'Vic Surprised');
  await holdSession(page, vic.id, link);
  await expect(page.getByRole('button', { name: 'I never agreed to this' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Review Session' }).click();
  const form = page.getByRole('dialog', { name: 'Review Session' });
  await form.getByRole('radio', { name: '1 Star' }).check();
  await form.getByLabel('Comment').fill('Never again.');
  await form.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review submitted successfully')).toBeVisible();

  await vic.page.goto('/userDashboard/session');
  await vic.page.getByRole('tab', { name: 'Completed' }).click();
  await vic.page.getByRole('tabpanel').getByRole('link').first().click();
  await vic.page.getByRole('button', { name: 'I never agreed to this' }).click();
  await expect(vic.page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(vic.page);
  await vic.page.getByRole('button', { name: 'I never agreed' }).click();
  await expect(vic.page.getByText('Session declined successfully')).toBeVisible();
  await vic.page.getByRole('tab', { name: 'Cancelled' }).click();
  await expect(vic.page.getByText('Session Canceled')).toBeVisible();

  await page.goto(`/users/${vic.id}`);
  await expect(page.getByText('0.0', { exact: true })).toBeVisible();
  await expect(page.getByText('No reviews yet')).toBeVisible();
});

test('a delayed save of a session leaves a later form unchanged @long', async ({ page, browser, watch }) => {
  await enterAnew(page, newMember('Carla Late'));
  const ben = await joinBeside(browser, {}, watch, `Bruno Late ${crypto.randomUUID().slice(0, 6)}`);
  await page.goto(`/userDashboard/session?with=${ben.id}`);
  const [held, answer] = hold();
  await page.route('**/api/sessions/new', async (route) => {
    await held;
    await route.continue();
  });
  const form = page.getByRole('dialog', { name: 'Add New Session' });
  await fillSession(form, { date: dayFromNow(5), time: '19:00', link });
  await form.getByRole('button', { name: 'Create Session' }).click();
  await expect(form.getByRole('button', { name: 'Creating...' })).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Add Session' }).click();
  await form.getByLabel('Session link').fill('https://meet.example.org/another');
  answer();
  await expect(page.getByText('Session created successfully')).toBeVisible();
  await expect(form.getByLabel('Session link')).toHaveValue('https://meet.example.org/another');
  // The draft also survives a reload.
  await page.reload();
  await expect(form.getByLabel('Session link')).toHaveValue('https://meet.example.org/another');
});
