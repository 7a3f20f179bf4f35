import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

/** What a visitor's first look at a page may cost: kilobytes (1,000 bytes, gzip) and requests, photos aside. */
type Budget = { script: number; style: number; requests: number; calls: number };

const budgets: Record<string, Budget> = {
  '/': { script: 92.5, style: 9.8, requests: 5, calls: 0 },
  '/users': { script: 115, style: 8.9, requests: 9, calls: 1 },
  '/events': { script: 115, style: 8.7, requests: 10, calls: 1 },
  '/login': { script: 97, style: 8.1, requests: 8, calls: 0 },
  '/signup': { script: 97, style: 8.5, requests: 8, calls: 0 },
};

type Cost = { script: number; style: number; requests: number; calls: number };

async function costOf(page: Page, path: string): Promise<Cost> {
  const cost: Cost = { script: 0, style: 0, requests: 0, calls: 0 };
  const sizes: Promise<void>[] = [];
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
  await expect(page.locator('[data-waiting]:has(nav)')).toHaveCount(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map((s) => s.textContent).join(''),
  );
  cost.style += kilobytes(Buffer.from(inline));
  return cost;
}

const kilobytes = (body: Buffer) => gzipSync(body, { level: 9 }).length / 1000;

for (const [path, budget] of Object.entries(budgets)) {
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
