import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { appStarts, expect, test } from './support/journey.ts';
import { enter } from './support/members.ts';

// The demo community's dates are relative to today, and their words have different lengths.
test.use({ now: '2026-11-24T09:00:00Z' });

/** What a first look at a page may cost: kilobytes (1,000 bytes, gzip) and requests, photos aside. */
type Cost = { script: number; style: number; requests: number; calls: number };

const ofVisitors: Record<string, Cost> = {
  '/': { script: 89, style: 8, requests: 4, calls: 0 },
  '/users': { script: 113, style: 7.2, requests: 10, calls: 1 },
  '/events': { script: 113, style: 6.7, requests: 10, calls: 1 },
  '/login': { script: 92, style: 6.5, requests: 8, calls: 0 },
  '/signup': { script: 94, style: 6.8, requests: 9, calls: 0 },
};

/** Kilobytes of script on members' pages. `:other`, `:event` and `:hosted` stand for ids; tabs and forms are heavy. */
const ofMembers: Record<string, number> = {
  '/': 98,
  '/users': 113,
  '/events': 113,
  '/users/allRecommendUsers': 113,
  '/users/:other': 124,
  '/reportuser?userId=:other': 119,
  '/userDashboard/profile': 119,
  '/userDashboard/events': 133,
  '/userDashboard/events/createEvent': 148,
  '/userDashboard/events/:event': 129,
  '/userDashboard/events/:hosted': 134,
  '/userDashboard/session': 135,
  '/userDashboard/review': 127,
  '/nowhere': 109,
};

/** What waits for an idle browser waits for ever: whatever comes all the same is what the page begins with. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

async function costOf(page: Page, path: string): Promise<Cost> {
  const cost: Cost = { script: 0, style: 0, requests: 0, calls: 0 };
  const sizes: Promise<void>[] = [];
  await neverIdle(page);
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const { pathname } = new URL(response.url());
    if (type === 'image' || pathname === '/icon.svg') return;
    cost.requests += 1;
    if (/^\/(?:api|auth|articles)\//.test(pathname)) cost.calls += 1;
    if (type === 'script' || type === 'stylesheet') {
      const kind = type === 'script' ? 'script' : 'style';
      const add = (body: Buffer) => {
        cost[kind] += kilobytes(body);
      };
      sizes.push(response.body().then(add));
    }
  });
  await page.goto(path);
  // A busy machine is idle before the app has begun.
  await appStarts(page);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator(`main :is(${loading})`)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((s) => s.textContent).join(''),
  );
  cost.style += kilobytes(Buffer.from(inline));
  return cost;
}

/** Stands in a page until it shows what it is about. */
const loading = '[aria-busy="true"], [data-slot="loading-status"]';

const kilobytes = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000;

for (const [path, budget] of Object.entries(ofVisitors)) {
  test(`${path} keeps to its budget`, async ({ page }) => {
    const cost = await costOf(page, path);
    // Nothing measured would keep to any budget.
    expect(cost.script).toBeGreaterThan(50);
    expect(cost.script, 'kilobytes of script').toBeLessThanOrEqual(budget.script);
    expect(cost.style, 'kilobytes of style').toBeLessThanOrEqual(budget.style);
    expect(cost.requests, 'requests').toBeLessThanOrEqual(budget.requests);
    expect(cost.calls, 'calls of the API').toBe(budget.calls);
  });
}

test('the landing page keeps to its budget on the wire', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  await neverIdle(page);
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') return;
    const whole = request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize);
    sizes.push(whole);
  });
  await page.goto('/');
  await appStarts(page);
  await page.waitForLoadState('networkidle');
  const kilobytesSent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  expect(kilobytesSent).toBeGreaterThan(50);
  expect(kilobytesSent, 'kilobytes, headers counted').toBeLessThanOrEqual(135);
});

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };

test('members’ pages keep to their budgets', async ({ page, context }) => {
  const id = await enter(page, jonas);
  const read = async (path: string) => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    return await (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json();
  };
  const { users }: { users: { _id: string }[] } = await read('/api/user/getAll');
  const events: { _id: string; created_by: { _id: string } }[] = await read('/api/events/getAll');
  const ids: Record<string, string | undefined> = {
    ':other': users.find(({ _id }) => _id !== id)?._id,
    ':event': events.find(({ created_by }) => created_by._id !== id)?._id,
    ':hosted': events.find(({ created_by }) => created_by._id === id)?._id,
  };
  for (const [path, budget] of Object.entries(ofMembers)) {
    const address = path.replace(/:\w+/, (name) => ids[name] ?? 'nobody');
    const visit = await context.newPage();
    const { script, style } = await costOf(visit, address);
    await visit.close();
    expect(script).toBeGreaterThan(50);
    expect.soft(script, `kilobytes of script on ${path}`).toBeLessThanOrEqual(budget);
    expect(style).toBeGreaterThan(2);
    expect.soft(style, `kilobytes of style on ${path}`).toBeLessThanOrEqual(8);
  }
});

test('what can wait is fetched after what the page is about', async ({ page }) => {
  const id = await enter(page, jonas);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const wasAskedFor = (part: RegExp) => asked.some((url) => part.test(url));
  const [held, answer] = hold();
  await page.route(`**/api/user/get/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/userDashboard/profile');
  await expect(page.locator('main [data-slot="loading-status"]')).toBeVisible();
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(wasAskedFor(/profile-view/)).toBe(true);
  expect(wasAskedFor(/toast|wish-for-skill|log-out-question|site-footer/)).toBe(false);
  answer();
  await expect.poll(() => wasAskedFor(/wish-for-skill/)).toBe(true);
  await expect.poll(() => wasAskedFor(/site-footer/)).toBe(true);
});
