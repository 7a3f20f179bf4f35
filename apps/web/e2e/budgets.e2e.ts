import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { idsFor } from './support/ids.ts';
import { enter } from './support/members.ts';
import { expect, hydrated, test } from './support/test.ts';

// The demo community's dates are relative to today, and their texts have different lengths.
test.use({ now: '2026-11-24T09:00:00Z' });

/**
 * The cost of a page's first load: kilobytes (1,000 bytes, gzip), requests for the app's own files
 * (without photos and icons), and API requests.
 */
type Cost = { script: number; style: number; requests: string[]; calls: number };

/** Kilobytes of script. */
const scripts = {
  landing: 138.6,
  visitors: 156.1,
  entry: 160.2,
  // Who may join.
  signup: 170.6,
  members: 174.2,
  hosts: 189.8,
  forms: 187,
};
const styles = 22.6;
const requests = 19;

const ofVisitors: Record<string, number> = {
  '/': scripts.landing,
  '/users': scripts.visitors,
  '/events': scripts.visitors,
  '/events/:event': scripts.visitors,
  '/blogs': scripts.visitors,
  '/login': scripts.entry,
  '/signup': scripts.signup,
};

/** `:other`, `:event` and `:hosted` are placeholders for ids. */
const ofMembers: Record<string, number> = {
  '/': scripts.members,
  '/users': scripts.members,
  '/events': scripts.members,
  '/events/:event': scripts.members,
  // With its requests.
  '/events/:hosted': scripts.hosts,
  '/users/allRecommendUsers': scripts.members,
  '/users/:other': scripts.members,
  '/messages': scripts.members,
  '/reportuser?userId=:other': scripts.forms,
  '/userDashboard/profile': scripts.members,
  '/userDashboard/events': scripts.members,
  '/userDashboard/events/createEvent': scripts.forms,
  '/userDashboard/events/:event': scripts.members,
  '/userDashboard/events/:hosted': scripts.hosts,
  '/userDashboard/session': scripts.members,
  '/userDashboard/review': scripts.members,
  '/userDashboard/availability': scripts.forms,
  '/userDashboard/calendar': scripts.members,
  '/nowhere': scripts.members,
};

/** Never runs idle callbacks: whatever loads anyway belongs to the page's first load. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

async function costOf(page: Page, path: string): Promise<Cost> {
  const cost: Cost = { script: 0, style: 0, requests: [], calls: 0 };
  const sizes: Promise<void>[] = [];
  await neverIdle(page);
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const { pathname } = new URL(response.url());
    if (/^\/api\/images\//.test(pathname)) return;
    if (/^\/(?:api|auth|articles|socket\.io)\b/.test(pathname)) cost.calls += 1;
    else if (type !== 'image' && !ofTheBrowser.test(pathname)) cost.requests.push(pathname);
    if (type === 'script' || type === 'stylesheet') {
      const kind = type === 'script' ? 'script' : 'style';
      const add = (body: Buffer) => {
        cost[kind] += kilobytes(body);
      };
      sizes.push(response.body().then(add));
    }
  });
  await page.goto(path);
  // A busy machine may be idle before the app has started.
  await hydrated(page);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator(`main :is(${loading})`)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  // Server-rendered documents carry the style sheet.
  for (const text of await page.locator('head > style').allTextContents()) cost.style += kilobytes(text);
  return cost;
}

/** Some browsers load these by themselves, others never. */
const ofTheBrowser = /^\/(?:icon|favicon|manifest|apple-touch)/;

/** Present until a page has loaded its content. */
const loading = '[aria-busy="true"], [data-slot="loading-status"]';

const kilobytes = (body: Buffer | string) => gzipSync(body, { level: 9 }).length / 1000;

for (const [path, budget] of Object.entries(ofVisitors)) {
  test(`${path} keeps to its budget`, async ({ page }) => {
    const events: { _id: string }[] = await (await page.request.get('/api/events/getAll')).json();
    const cost = await costOf(page, path.replace(':event', events[0]?._id ?? ''));
    console.log(path, cost.script.toFixed(1), cost.style.toFixed(1), cost.requests.length, cost.calls);
    // If nothing were measured, every budget would pass.
    expect(cost.script).toBeGreaterThan(50);
    expect(cost.script, 'kilobytes of script').toBeLessThanOrEqual(budget);
    expect(cost.style).toBeGreaterThan(5);
    expect(cost.style, 'kilobytes of style').toBeLessThanOrEqual(styles);
    expect(cost.requests.length, `requests: ${cost.requests.join(' ')}`).toBeLessThanOrEqual(requests);
    // Articles may come from another server: the browser loads them.
    if (path !== '/blogs') expect(cost.calls, 'calls of the API').toBe(0);
  });
}

test('the landing page keeps to its budget on the wire', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  await neverIdle(page);
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image' || ofTheBrowser.test(new URL(request.url()).pathname)) return;
    const whole = request.sizes().then((size) => size.responseHeadersSize + size.responseBodySize);
    sizes.push(whole);
  });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const kilobytesSent = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
  expect(kilobytesSent).toBeGreaterThan(50);
  expect(kilobytesSent, 'kilobytes, headers counted').toBeLessThanOrEqual(184.3);
});

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };

test('members’ pages keep to their budgets', async ({ page, context }) => {
  const id = await enter(page, jonas);
  const { other, event, hosted } = await idsFor(page, id);
  const ids: Record<string, string> = { ':other': other, ':event': event, ':hosted': hosted };
  for (const [path, budget] of Object.entries(ofMembers)) {
    const address = path.replace(/:\w+/, (name) => ids[name] ?? 'unknown');
    const visit = await context.newPage();
    const { script, style, requests: made } = await costOf(visit, address);
    await visit.close();
    console.log(path, script.toFixed(1), style.toFixed(1), made.length);
    expect(script).toBeGreaterThan(50);
    expect.soft(script, `kilobytes of script on ${path}`).toBeLessThanOrEqual(budget);
    expect(style).toBeGreaterThan(5);
    expect.soft(style, `kilobytes of style on ${path}`).toBeLessThanOrEqual(styles);
    expect.soft(made.length, `requests on ${path}: ${made.join(' ')}`).toBeLessThanOrEqual(requests);
  }
});
