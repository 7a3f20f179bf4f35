import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { type Community, type RunningServer, startServer } from './server.ts';

/**
 * Expected console errors: the browser itself reports every rejected request and every lost response,
 * and some tests cause them.
 */
const expectedErrors =
  /Failed to load resource: (net::ERR_CONNECTION_RESET|the server responded with a status of (400|401|403|404|409|429))/;

/** Returns an existing server to test, such as several instances behind a proxy. */
function givenServer(): RunningServer | null {
  const address = process.env.E2E_ADDRESS;
  return address === undefined ? null : { address, dataDir: '', stop: async () => {} };
}

type Watched = { watch: (context: BrowserContext) => void };

/**
 * `now` is an instant at which the clocks of server and pages stand still, for tests that count what is shown. A test that
 * moves the clock has a `now` of its own: Playwright starts one server for all tests with the same options.
 */
type WorkerOptions = { community: Community; now: string | undefined; server: RunningServer };

/** `test` with a real server per worker, and a page on which any unexpected console error fails the test. */
export const test = base.extend<Watched, WorkerOptions>({
  community: ['demo', { option: true, scope: 'worker' }],
  now: [undefined, { option: true, scope: 'worker' }],
  server: [
    async ({ community, now }, use) => {
      const server = givenServer() ?? (await startServer({ community, now }));
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  // Unlike a user, a test types right after the first paint, before React has hydrated the page. A test about that moment
  // states what it waits for.
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      if (javaScriptEnabled !== false && options?.waitUntil === undefined) await hydrated(page);
      return response;
    };
    await use(page);
  },
  context: async ({ context, now, server }, use) => {
    if (server.isClockMoved?.()) throw new Error('Another test has moved the clock. Give this one a `now` of its own.');
    if (now !== undefined) await context.clock.setFixedTime(now);
    await use(context);
  },
  watch: [
    async ({ context }, use) => {
      const stray: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('weberror', (failure) => stray.push(String(failure.error())));
        watched.on('console', (message) => {
          if (message.type() === 'error' && !expectedErrors.test(message.text()))
            stray.push(`${message.text()} (${message.location().url})`);
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

/** Waits until React has hydrated the page: an earlier click may be lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A file such as the icon has nothing to hydrate.
    if (document.getElementById('root') === null) return true;
    const content = document.querySelector('main > *');
    return content !== null && Object.keys(content).some((key) => key.startsWith('__reactProps$'));
  });
}

/** Fails on any accessibility violation of the page once its animations have ended. */
export async function expectAccessible(page: Page): Promise<void> {
  // At its end a page has nothing below a phone's bar, which would cover a part of a control.
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.evaluate(axe.source);
  // A button halfway between two colors has the contrast of neither; nor has a fading toast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
  const violations = await page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: typeof axe }).axe.run;
    const results = await run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Passes are not needed, and take as long to describe.
      resultTypes: ['violations'],
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  expect(violations, `accessibility of ${page.url()}`).toEqual([]);
}

/** How far the page can be scrolled sideways, in px. */
export async function sidewaysScrollOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Returns the names of selects that are too narrow for their choice. */
async function cutSelectsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll('select')]
      .filter((select) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
        if (pen === null || select.clientWidth === 0) return false;
        pen.font = font;
        const room = select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room + 1;
      })
      .map((select) => select.ariaLabel ?? select.labels[0]?.textContent ?? select.name);
  });
}

/** Fails when the page can be scrolled sideways, or a select cuts its choice. */
export async function expectToFit(page: Page): Promise<void> {
  expect(await sidewaysScrollOf(page), `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0);
  expect(await cutSelectsOf(page), `selects of ${page.url()}`).toEqual([]);
}
