import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from './support/server.ts';
import { expect, hydrated, test } from './support/test.ts';

const builtApp = process.env.WEB_DIST ?? join(import.meta.dirname, '../dist');

/** Waits until the browser has cached the app, which it does on the second visit. */
async function keepTheApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

// A page without the check of the console: a browser logs the missing network there.
test('visited pages can be read without a network, with a notice', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  await page.goto('/events');
  // Before that, the link below opens a new document, which does not have the list of events.
  await hydrated(page);
  const title = await page.getByRole('article').first().getByRole('heading').innerText();
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  const name = await page.getByRole('article').first().getByRole('heading').innerText();
  await keepTheApp(page);
  await page.goto('/login');
  for (const seen of [title, name])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-seen'))).toContain(seen);

  await context.setOffline(true);
  await page.goto('/users');
  const notice = page.getByRole('status').getByText("You're offline. What you see may be out of date.");
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();

  const read = page.waitForResponse('**/api/events/getAll**');
  await context.setOffline(false);
  await expect(page.getByText("You're offline.")).toHaveCount(0);
  expect((await read).ok()).toBe(true);
  await context.close();
});

test('a page that was not visited opens without a network in the language of the browser', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.address, locale: 'ar' });
  const page = await context.newPage();
  await page.goto('/events');
  await hydrated(page);
  await page.goto('/login');
  await keepTheApp(page);
  await page.goto('/events');
  const catalogs = () => page.evaluate(async () => (await (await caches.open('languages')).keys()).length);
  // Ten seconds after the start of a page that the worker serves.
  await expect.poll(catalogs, { timeout: 40_000 }).toBeGreaterThanOrEqual(7);

  await context.setOffline(true);
  await page.goto('/users');
  await expect(page.getByRole('status').getByText('لا اتصال بالإنترنت')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأعضاء');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: /[a-z]/i })).toHaveCount(0);
  await context.close();
});

test('on a first visit, a press without a network says so, and the page opens when it returns @long', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(page.getByRole('alert').getByText("You're offline.")).toBeVisible();
  await expect(page).toHaveURL('/users');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await context.close();
});

test('data that failed to load without a network loads when it returns @long', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto('/users');
  await expect(page.getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('Ravi');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article', { name: 'Ravi Menon' }).first()).toBeVisible();
  await context.close();
});

test('a new version of the app offers itself, and starts on request @long', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'app-'));
  await cp(builtApp, folder, { recursive: true });
  const server = await startServer({ webDist: folder, community: 'empty' });
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page);
  await page.goto('/login');
  await keepTheApp(page);
  // The first version controls the page after a reload.
  await page.reload();
  await keepTheApp(page);

  for (const ending of ['br', 'gz']) await rm(join(folder, `service-worker.js.${ending}`), { force: true });
  await appendFile(join(folder, 'service-worker.js'), '\n// newer');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect(page.getByText('A new version is ready.')).toBeVisible({ timeout: 30_000 });
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);

  await context.close();
  await server.stop();
  await rm(folder, { recursive: true });
});
