import type { Page } from '@playwright/test';
import { enterEverywhere, visitorAddresses } from '../support/addresses.ts';
import { hiddenFocuses } from '../support/focus.ts';
import { openLoaded } from '../support/nothing-lost.ts';
import { expect, test } from '../support/test.ts';

for (const [width, height] of [
  [853, 533],
  [390, 664],
] as const) {
  test(`no bar covers what has the focus, on every route at ${width} by ${height} px`, async ({ page }) => {
    test.setTimeout(1_200_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const expectVisible = async (path: string) => {
      await openLoaded(page, path);
      expect.soft(await hiddenFocuses(page), path).toEqual([]);
    };
    for (const path of visitorAddresses) await expectVisible(path);
    for (const path of await enterEverywhere(page)) await expectVisible(path);
  });
}

/** Returns the controls that cut their own text. A text that a member types may be longer than its field. */
async function cutControls(page: Page): Promise<string[]> {
  return await page.locator('button:visible, select:visible, input:visible').evaluateAll((controls) => {
    const context = document.createElement('canvas').getContext('2d');
    const widthOf = (text: string, style: CSSStyleDeclaration) => {
      if (context === null) return 0;
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      return context.measureText(text).width;
    };
    return controls.flatMap((control) => {
      const style = getComputedStyle(control);
      const inner =
        control.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
      // Small screens show the icon alone.
      if (control.clientWidth < 4 || style.opacity === '0' || control.matches('.on-picture')) return [];
      const isCut =
        control instanceof HTMLSelectElement
          ? widthOf(control.selectedOptions[0]?.text ?? '', style) > inner + 1
          : control instanceof HTMLInputElement
            ? /^(?:date|time|number|datetime-local)$/.test(control.type)
              ? control.scrollWidth > control.clientWidth + 1
              : control.type !== 'file' && control.value === '' && widthOf(control.placeholder, style) > inner + 1
            : [control, ...control.querySelectorAll('*')].some(
                (one) =>
                  one instanceof HTMLElement &&
                  !one.matches('.sr-only, .sr-only *') &&
                  getComputedStyle(one).overflowX !== 'visible' &&
                  one.clientWidth > 4 &&
                  one.scrollWidth > one.clientWidth + 1,
              );
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      return isCut ? [`${control.tagName} ${control.id} ${name.slice(0, 40)}`] : [];
    });
  });
}

const widths = [320, 390, 768, 1024, 1440];

test('no control cuts its own text, on every route at five widths', async ({ page }) => {
  test.setTimeout(1_200_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectWhole = async (path: string) => {
    await openLoaded(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await cutControls(page), `${path} at ${width} px`).toEqual([]);
    }
  };
  for (const path of visitorAddresses) await expectWhole(path);
  for (const path of await enterEverywhere(page)) await expectWhole(path);
});
