import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { type Community, type RunningServer, startServer } from './server.ts';

/**
 * Console errors that belong to a journey: the browser reports every refused call by itself, and a refusal is what
 * some journeys are about.
 */
const expectedErrors =
  /Failed to load resource: the server responded with a status of (400|401|403|404|409|429)/;

/** Journeys can run against a server that is there already, such as several instances behind a proxy. */
function givenServer(): RunningServer | null {
  const address = process.env.JOURNEY_ADDRESS;
  return address === undefined ? null : { address, dataDir: '', stop: async () => {} };
}

type Watched = { watch: (context: BrowserContext) => void };

/** `now` is an instant at which the clocks of server and pages stand still, for tests that count what is shown. */
type WorkerOptions = { community: Community; now: string | undefined; server: RunningServer };

/** `test` with a real server for the worker, and a page on which any stray console error fails the test. */
export const test = base.extend<Watched, WorkerOptions>({
  community: ['demo', { option: true, scope: 'worker' }],
  now: [undefined, { option: true, scope: 'worker' }],
  server: [
    async ({ community, now }, use) => {
      const server = givenServer() ?? (await startServer({ community, now }));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  context: async ({ context, now }, use) => {
    if (now !== undefined) await context.clock.setFixedTime(now);
    await use(context);
  },
  watch: [
    async ({ context }, use) => {
      const stray: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (failure) => stray.push(String(failure.error())));
        watched.on('console', (message) => {
          if (message.type() === 'error' && !expectedErrors.test(message.text())) stray.push(message.text());
        });
      };
      watch(context);
      await use(watch);
      expect(stray, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the app has taken over what the server has drawn: its scripts come after the first paint. */
export async function appStarts(page: Page): Promise<void> {
  await expect(page.locator('[data-waiting]:has(nav)')).toHaveCount(0);
}

/** Fails on any accessibility violation of the page once what moves has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  // Halfway from one colour to the other, a button has the contrast of neither; so has a toast that comes or goes.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
  const violations = await page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    const results = await run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // What is well is not read, and takes as long to describe.
      resultTypes: ['violations'],
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  expect(violations, `accessibility of ${page.url()}`).toEqual([]);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0);
}
