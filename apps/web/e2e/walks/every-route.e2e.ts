import type { Page } from '@playwright/test';
import { enterEverywhere, visitorAddresses } from '../support/addresses.ts';
import { openLoaded } from '../support/nothing-lost.ts';
import { expect, expectAccessible, expectToFit, test } from '../support/test.ts';

// A busy machine takes minutes for fifty pages.
test.describe.configure({ timeout: 600_000 });

/** Returns the share of the window that fixed and sticky elements cover, from 0 to 1. */
async function coveredBy(page: Page): Promise<number> {
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  return await page.evaluate(() => {
    const bars = [...document.querySelectorAll('body *')].filter((one) =>
      ['fixed', 'sticky'].includes(getComputedStyle(one).position),
    );
    const heights = bars.map((bar) => {
      const { top, bottom, width } = bar.getBoundingClientRect();
      // Round buttons and columns next to the page do not reduce its height.
      if (width < window.innerWidth / 2) return 0;
      return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
    });
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
  });
}

// 1,280 by 1,024 px at 400 %, and a phone that lies down.
const sizes = [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
];

async function expectRoom(page: Page, path: string): Promise<void> {
  await openLoaded(page, path);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectToFit(page);
    if ((await page.getByRole('dialog').count()) > 0) continue;
    expect(await coveredBy(page), `bars on ${path} at ${size.width} px`).toBeLessThan(0.5);
  }
}

/** Gives the buttons and boxes that end nowhere to be seen where the system sets all colours. */
async function edgeless(page: Page): Promise<string[]> {
  return await page.locator('button:visible, input:visible, textarea:visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        // Native controls keep the browser's look; inputs that are hidden over a drawn box have none.
        if (control.matches('[type=checkbox], [type=radio], [type=range], [type=file]')) return false;
        const { width, height } = control.getBoundingClientRect();
        if (width < 4 || height < 4) return false;
        const framed = (one: Element | null): boolean =>
          one !== null && Number.parseFloat(getComputedStyle(one).borderTopWidth) >= 1;
        // A box of several parts has one edge around them; a checkbox has it inside.
        const around = [control, control.closest('[data-slot]'), control.parentElement, control.firstElementChild];
        if (around.some(framed)) return false;
        // Underlined words read as a link does.
        return !getComputedStyle(control).textDecorationLine.includes('underline');
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML.slice(0, 80)),
  );
}

async function expectEdges(page: Page, path: string): Promise<void> {
  await openLoaded(page, path);
  expect.soft(await edgeless(page), `without an edge on ${path}`).toEqual([]);
}

/** Returns links of rows that a finger needs to hit within less than 44 px. Links in running text are as high as its lines. */
async function lowLinks(page: Page): Promise<string[]> {
  return await page.locator('main li a:visible').evaluateAll((links) => {
    const isAt = (link: Element, x: number, y: number) => link.contains(document.elementFromPoint(x, y));
    return links
      .filter((link) => {
        const paragraph = link.closest('p');
        if (paragraph !== null && paragraph.textContent?.trim() !== link.textContent?.trim()) return false;
        const { x, y, width, height } = link.getBoundingClientRect();
        // Beyond a round corner.
        const [middle, start] = [y + height / 2, x + Math.min(width / 2, 24)];
        // Covered, or for screen readers alone.
        if (width < 2 || !isAt(link, start, middle)) return false;
        // One pixel is lost to rounding at both ends.
        return !isAt(link, start, middle - 21) || !isAt(link, start, middle + 21);
      })
      .map((link) => link.textContent?.trim() ?? link.outerHTML.slice(0, 80));
  });
}

test('links of rows are 44 px high on phones on every route', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Whole pages at once: a point outside of the window has no element.
  await page.setViewportSize({ width: 390, height: 20_000 });
  const expectHigh = async (path: string) => {
    await openLoaded(page, path);
    expect.soft(await lowLinks(page), `lower than 44 px on ${path}`).toEqual([]);
  };
  for (const path of visitorAddresses) await expectHigh(path);
  for (const path of await enterEverywhere(page)) await expectHigh(path);
});

test('every route fits at 400 % and on a phone in landscape', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of visitorAddresses) await expectRoom(page, path);
  for (const path of await enterEverywhere(page)) await expectRoom(page, path);
});

// In light, the stories of the pages are checked.
test('every route is accessible in the dark @phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Whole pages at once: a link that the tab bar covers until one scrolls is no small target.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 10_000 });
  const expectDark = async (path: string) => {
    await openLoaded(page, path);
    await expectAccessible(page);
    await expectToFit(page);
  };
  for (const path of visitorAddresses) await expectDark(path);
  for (const path of await enterEverywhere(page)) await expectDark(path);
  await page.goto('/userDashboard/session');
  await page.getByRole('tab', { name: 'Completed' }).click();
  await page.getByRole('button', { name: 'Review Session' }).first().click();
  await page.getByRole('dialog', { name: 'Review Session' }).waitFor();
  await expectAccessible(page);
});

test('every route has visible edges in high contrast', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const path of visitorAddresses) await expectEdges(page, path);
  for (const path of await enterEverywhere(page)) await expectEdges(page, path);
});
