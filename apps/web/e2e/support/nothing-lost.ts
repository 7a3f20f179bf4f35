import type { Page } from '@playwright/test';
import { expect, sidewaysScrollOf } from './test.ts';

/** Opens an address and waits until nothing of its page loads anymore. */
export async function openLoaded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  // The conversation of a session loads once one sees it.
  const loading = ':is([aria-busy=true], [data-slot=loading-status]):not([data-slot=chat-inline] *)';
  await expect(page.locator(`main ${loading}`)).toHaveCount(0);
}

/**
 * Texts and controls that stick out of the window sideways. The body clips, so there is no scroll bar to tell. What
 * scrolls by itself, such as tabs, and content only for screen readers does not count.
 */
async function stickingOut(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isBoxed = (element: Element): boolean => {
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
        if (one.getAttribute('aria-hidden') === 'true') return true;
        if (one !== element && getComputedStyle(one).overflowX !== 'visible') return true;
      }
      return false;
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const width = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter((element) => hasText(element) || element.matches('a, button, input, textarea, select, img'))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        // Text for screen readers is a pixel wide and may be anywhere.
        if (box.width < 2 || box.height < 2 || !element.checkVisibility({ visibilityProperty: true })) return false;
        return (box.left < -1 || box.right > width + 1) && !isBoxed(element);
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

export async function expectNothingSideways(page: Page): Promise<void> {
  const at = `${page.viewportSize()?.width} px of ${page.url()}`;
  // The page is laid out again after a change of its size.
  await expect
    .configure({ soft: true })
    .poll(() => sidewaysScrollOf(page), `sideways scroll at ${at}`)
    .toBeLessThanOrEqual(0);
  expect.soft(await stickingOut(page), `beyond the edge at ${at}`).toEqual([]);
}

type Focused = { name: string; isCovered: boolean; hasOutline: boolean };

/** Focuses everything that Tab reaches, in order, and returns whether it is visible. */
async function focusEach(page: Page): Promise<Focused[]> {
  // After a key press, the browser shows focus rings for focus by script too.
  await page.keyboard.press('Tab');
  return await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex]'),
    ];
    const reached = controls.filter(
      (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
    );
    const isOn = (one: Element, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (one.contains(top) || top.contains(one) || top.closest('label')?.contains(one) === true);
    };
    const outlined = (one: Element | null) => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    return reached.map((one) => {
      one.focus();
      const box = one.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)];
      const parts = [0.15, 0.5, 0.85];
      const points = parts.flatMap((x) =>
        parts.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      const isSeen = points.some(([x, y]) => isOn(one, x, y));
      // Another element draws the control, and has its outline.
      const drawnBy = [one.firstElementChild, one.nextElementSibling, one.parentElement, one.closest('[data-slot]')];
      return {
        name: `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40)}`,
        isCovered: document.activeElement === one && !isSeen,
        hasOutline: document.activeElement !== one || [one, ...drawnBy].some(outlined),
      };
    });
  });
}

const namesOf = (found: readonly Focused[]) => found.map(({ name }) => name);

/** Returns whether the first visible heading can be scrolled to. A session's `h1` is only for screen readers. */
async function canReadHeading(page: Page): Promise<boolean> {
  return await page.locator('main :is(h1, h2)').evaluateAll((headings) => {
    const [first] = headings.filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2);
    first?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = first?.getBoundingClientRect();
    return box !== undefined && box.bottom > 0 && box.top < window.innerHeight;
  });
}

/** 1,280 by 1,024 px at 400 %: heading, actions and navigation are reachable, and no bar covers the focus. */
export async function expectReachableAt400(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  await expectNothingSideways(page);
  expect.soft(await canReadHeading(page), `heading of ${page.url()}`).toBe(true);
  const found = await focusEach(page);
  const covered = found.filter(({ isCovered }) => isCovered);
  expect.soft(namesOf(covered), `covered where it has focus on ${page.url()}`).toEqual([]);
  // An open conversation fills a small window: the list of conversations, one click away, has the navigation.
  const back = page.getByRole('link', { name: 'Back to messages', exact: true });
  if (await back.isVisible()) await back.click();
  const way = page.locator('[data-slot=tab-bar] a:visible, [data-slot=navbar] :is(a, button):visible');
  await expect
    .configure({ soft: true })
    .poll(() => way.count(), `navigation of ${page.url()}`)
    .toBeGreaterThan(1);
}

/** Forced colors: the focus is visible, and each icon without a label has an edge. */
export async function expectSeenInForcedColors(page: Page): Promise<void> {
  const found = await focusEach(page);
  const unseen = found.filter(({ hasOutline }) => !hasOutline);
  expect.soft(namesOf(unseen), `without an outline on ${page.url()}`).toEqual([]);
  const bare = await page.locator('button:visible, a:visible').evaluateAll((controls) =>
    controls
      .filter((one) => one.querySelector('svg') !== null && one.textContent?.trim() === '')
      .filter((one) => {
        const edge = getComputedStyle(one);
        return Number.parseFloat(edge.borderTopWidth) < 1 && edge.backgroundColor === 'rgba(0, 0, 0, 0)';
      })
      .map((one) => one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 60)),
  );
  expect.soft(bare, `icons without an edge on ${page.url()}`).toEqual([]);
}

/** Print: all content is there, without controls and navigation. */
export async function expectPrintable(page: Page): Promise<void> {
  await expect.soft(page.locator('main h1').first(), `heading of ${page.url()}`).toBeVisible();
  const left = await page.evaluate(() => {
    const isThere = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    const away = [...document.querySelectorAll('nav, button, [data-slot=navbar], [data-slot=tab-bar]')].filter(isThere);
    const floating = [...document.querySelectorAll('body *')].filter(
      (one) =>
        // An open dialog is printed with its overlay.
        one.closest('[role=dialog]') === null &&
        one.querySelector('[role=dialog]') === null &&
        isThere(one) &&
        getComputedStyle(one).position === 'fixed' &&
        one.getBoundingClientRect().height > 1,
    );
    return [...away, ...floating].map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40)}`);
  });
  expect.soft(left, `of no use on paper, on ${page.url()}`).toEqual([]);
  const clipped = await page.locator('main *').evaluateAll((all) =>
    all
      .filter((one) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const { width, height } = one.getBoundingClientRect();
        if (width < 2 || height < 2 || one.textContent?.trim() === '' || one.closest('[aria-hidden=true]'))
          return false;
        const isCut = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 2;
        return isCut || (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 2);
      })
      .map((one) => `${one.tagName}.${one.getAttribute('data-slot')} ${one.textContent?.trim().slice(0, 40)}`),
  );
  expect.soft(clipped, `cut off on paper, on ${page.url()}`).toEqual([]);
}

/** Right-to-left, zoom, forced colors and print: nothing of the page may be lost in any of them. */
export async function expectNothingLost(page: Page, path: string): Promise<void> {
  await openLoaded(page, path);
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page);
  }
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page);
  }
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  await page.emulateMedia({ forcedColors: 'active' });
  await expectSeenInForcedColors(page);
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  // A4 at 96 px an inch, without margins.
  await page.setViewportSize({ width: 720, height: 1040 });
  await expectPrintable(page);
  await page.emulateMedia({ media: 'screen' });
  await expectReachableAt400(page);
  await page.setViewportSize({ width: 1280, height: 900 });
}
