import type { Page } from '@playwright/test';

/** Presses of Tab on one page, at most. */
const maxPresses = 400;

/**
 * Presses Tab through the page. Returns the elements that a bar covers, or that are outside of the window, while they have
 * the focus.
 */
export async function hiddenFocuses(page: Page): Promise<string[]> {
  // What loads late would move the page.
  await page.waitForLoadState('networkidle');
  const hidden: string[] = [];
  const seen = new Set<number>();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    // A list that loads more at its end moves what is below it.
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.keyboard.press('Tab');
    const { place, problem } = await page.evaluate(async (before) => {
      // Until the page has scrolled.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || focused === document.body) return { place: -1, problem: null };
      const place = [...document.querySelectorAll('*')].indexOf(focused);
      // A drawn box stands for an invisible input.
      let shown: Element = focused;
      const isTiny = (one: Element) => one.getBoundingClientRect().width < 4 || getComputedStyle(one).opacity === '0';
      while (isTiny(shown) && shown.parentElement !== null) shown = shown.parentElement;
      const box = [...shown.getClientRects()].find(({ width }) => width > 0) ?? shown.getBoundingClientRect();
      const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
      const name = `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}`;
      const x = Math.min(Math.max(box.left + box.width / 2, 1), width - 1);
      // What is higher than the window shows a part of itself.
      // A browser scrolls to the caret of a text of several lines.
      const isTall = focused instanceof HTMLTextAreaElement || box.height >= height / 2;
      const tops = isTall ? [(Math.max(box.top, 0) + Math.min(box.bottom, height)) / 2] : [box.top + 3, box.bottom - 3];
      if (document.documentElement.scrollHeight !== before) return { place, problem: null };
      if (tops.some((top) => top < 0 || top > height))
        return { place, problem: `${name} is outside, at ${Math.round(box.top)} to ${Math.round(box.bottom)}` };
      for (const y of tops) {
        const top = document.elementFromPoint(x, y);
        if (top === null || shown.contains(top) || top.contains(shown)) continue;
        for (let one: Element | null = top; one !== null && !one.contains(shown); one = one.parentElement)
          // A round button is no bar.
          if (
            ['fixed', 'sticky'].includes(getComputedStyle(one).position) &&
            one.getBoundingClientRect().width > width / 2
          )
            return { place, problem: `${name} is under ${one.getAttribute('data-slot') ?? one.className}` };
      }
      return { place, problem: null };
    }, heightBefore);
    if (place === -1 || seen.has(place)) break;
    seen.add(place);
    if (problem !== null) hidden.push(problem);
  }
  return hidden;
}
