import type { Locator, Page } from '@playwright/test';
import { fillEvent, showMore } from '../support/events.ts';
import { hold } from '../support/hold.ts';
import { enter, enterAnew, newMember } from '../support/members.ts';
import { dayFromNow } from '../support/sessions.ts';
import { expect, test } from '../support/test.ts';

/** Clicks twice before React can render the pending state, and returns the number of requests. */
async function pressTwice(page: Page, button: Locator, call: RegExp): Promise<number> {
  let sent = 0;
  const [held, answer] = hold();
  await page.route(call, async (route) => {
    if (route.request().method() !== 'GET') sent += 1;
    await held;
    await route.continue();
  });
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect.poll(() => sent).toBeGreaterThan(0);
  // A form validates before it sends: the second request would come in the page's next tasks.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  answer();
  return sent;
}

test('an event created with two quick presses is one event, with one request', async ({ page, browser, watch }) => {
  const title = `Twice ${crypto.randomUUID().slice(0, 8)}`;
  await enterAnew(page, newMember('Ada Quick'));
  await page.goto('/userDashboard/events/createEvent');
  await fillEvent(page, title, 2);
  const create = page.getByRole('button', { name: 'Create Event' });
  expect(await pressTwice(page, create, /\/api\/events\/create/)).toBe(1);
  await expect(page).toHaveURL('/userDashboard/events');
  await expect(page.getByRole('article', { name: title })).toHaveCount(1);

  const context = await browser.newContext();
  watch(context);
  const guest = await context.newPage();
  await enterAnew(guest, newMember('Ben Quick'));
  const dialog = await showMore(guest, title);
  const register = dialog.getByRole('button', { name: 'Register for Event' });
  expect(await pressTwice(guest, register, /\/api\/events\/.*register/)).toBe(1);
  await expect(guest.getByText('Your request to join has been sent!')).toBeVisible();
  await expect(guest.getByText(/^Failed to register/)).toBeHidden();
});

test('an event whose answer is lost is created once, although the member tries again', async ({ page }) => {
  const title = `Lost ${crypto.randomUUID().slice(0, 8)}`;
  await enterAnew(page, newMember('Cleo Lost'));
  await page.goto('/userDashboard/events/createEvent');
  await fillEvent(page, title, 2);
  await page.route(
    /\/api\/events\/create/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const create = page.getByRole('button', { name: 'Create Event' });
  await create.click();
  await expect(page.getByText('It may have been created.')).toBeVisible();
  await create.click();
  await expect(page).toHaveURL('/userDashboard/events');
  await expect(page.getByRole('article', { name: title })).toHaveCount(1);
});

test('an event created without a network is kept until there is one', async ({ browser, server }) => {
  // A separate context: the browser itself logs the lost connection.
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await enterAnew(page, newMember('Finn Away'));
  await page.goto('/userDashboard/events/createEvent');
  await fillEvent(page, 'Kept meanwhile', 2);
  const create = page.getByRole('button', { name: 'Create Event' });
  await context.setOffline(true);
  await create.click();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await context.setOffline(false);
  await create.click();
  await expect(page).toHaveURL('/userDashboard/events');
  await expect(page.getByRole('article', { name: 'Kept meanwhile' })).toHaveCount(1);
  await context.close();
});

test('a session created with two quick presses is one session', async ({ page }) => {
  await enter(page, { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' });
  await page.goto('/userDashboard/session');
  await expect(page.getByRole('tab', { name: /^Scheduled/, selected: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add Session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Session' });
  await dialog.getByRole('combobox', { name: 'Mentor name' }).fill('Ines');
  await page.getByRole('option').first().click();
  await dialog.getByLabel('Session date').fill(dayFromNow(20));
  await dialog.getByLabel('Session link').fill('https://meet.example.org/twice');
  const create = dialog.getByRole('button', { name: 'Create Session' });
  expect(await pressTwice(page, create, /\/api\/session/)).toBe(1);
  await expect(page.getByText('Session created successfully')).toBeVisible();
});

/** Holds a click near the upper edge of a button for two frames: a render in between may move it. */
async function pressSlowly(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is no such button.');
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
}

test('leaving a field by pressing the form’s button does not move the button away', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').click();
  await expect(page.locator('[data-waiting] #login')).toHaveCount(0);
  await pressSlowly(page, page.getByRole('button', { name: 'Sign in' }));
  await expect(page.getByText('Required')).toHaveCount(2);
  await expect(page.getByLabel('Email')).toBeFocused();

  await enterAnew(page, newMember('Dora Slow'));
  await page.goto('/userDashboard/session');
  await page.getByRole('button', { name: 'Add Session' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Session' });
  await form.getByRole('combobox', { name: 'Mentor name' }).click();
  await pressSlowly(page, form.getByRole('button', { name: 'Create Session' }));
  await expect(form.getByText('Required')).toHaveCount(3);
});

test('a typed but unselected skill is not lost, and the event waits for it', async ({ page }) => {
  await enterAnew(page, newMember('Elin Typed'));
  await page.goto('/userDashboard/events/createEvent');
  await fillEvent(page, `Typed ${crypto.randomUUID().slice(0, 8)}`, 2);
  const skills = page.getByRole('combobox', { name: 'Skills' });
  await skills.fill('Kintsugi');
  await pressSlowly(page, page.getByRole('button', { name: 'Create Event' }));
  await expect(page.getByText('Add it from the list, or clear the box.')).toBeVisible();
  await skills.press('Enter');
  const sent = page.waitForRequest('**/api/events/create');
  await page.getByRole('button', { name: 'Create Event' }).click();
  expect((await sent).postDataJSON().skills).toEqual(['Charcoal drawing', 'Kintsugi']);
});
