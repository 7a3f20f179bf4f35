import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { enter } from './support/members.ts';

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };

declare const window: Window & {
  /** How often a page began to turn into another one. */
  fades: number;
  /** Whether the next one stops half-way, and whether one has. */
  hold: 'no' | 'next' | 'held';
  /** Where faces had the name by which one turns into the other, and how many at a time. */
  faces: string[];
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const fades = (page: Page) => page.evaluate(() => window.fades);
/** Where something is, without a wait until it can be pressed. */
async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

type Entry = 'Users' | 'Events';

const linkTo = (page: Page, entry: Entry) => page.getByRole('link', { name: entry, exact: true }).first();

/** Follows an entry of the navbar, and waits for its page. */
async function go(page: Page, entry: Entry): Promise<void> {
  await linkTo(page, entry).click();
  await expect(heading(page)).toHaveText(entry === 'Users' ? 'Users' : 'Upcoming Events');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Goes to and fro until pages fade into each other. Ends on `/events`. */
async function goUntilItFades(page: Page): Promise<void> {
  await expect(async () => {
    // A finger on a link has its page read at once; no rest of a pointer has to be waited for.
    await linkTo(page, 'Users').dispatchEvent('touchstart');
    await linkTo(page, 'Events').dispatchEvent('touchstart');
    await go(page, 'Users');
    await go(page, 'Events');
    expect(await fades(page)).toBeGreaterThan(0);
  }).toPass();
}

/** While a page fades nothing can be pressed, and Playwright scrolls the page in search of a better place to press. */
async function untilFaded(page: Page): Promise<void> {
  await page.evaluate(() => document.activeViewTransition?.finished);
}

test.beforeEach(async ({ page }) => {
  // By a clock that stands still every machine is fast.
  await page.clock.setFixedTime(new Date());
  await page.addInitScript(() => {
    window.fades = 0;
    window.hold = 'no';
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      window.fades += 1;
      const transition = start(change);
      const isHeld = window.hold === 'next';
      void transition.ready.then(
        () => {
          if (!isHeld) return;
          for (const animation of document.getAnimations()) animation.pause();
          window.hold = 'held';
        },
        () => {},
      );
      return transition;
    };
  });
});

test('pages fade into each other, but not for who asks for less motion', async ({ page }) => {
  await page.goto('/events');
  await go(page, 'Users');
  expect(await fades(page)).toBe(0);
  await goUntilItFades(page);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await fades(page);
  for (let times = 0; times < 3; times += 1) {
    await go(page, 'Users');
    await go(page, 'Events');
  }
  expect(await fades(page)).toBe(before);
});

test('on a slow machine pages come without a fade', async ({ page }) => {
  await page.addInitScript(() => {
    let now = 0;
    Date.now = () => {
      now += 1000;
      return now;
    };
  });
  await page.goto('/events');
  for (let times = 0; times < 3; times += 1) {
    await linkTo(page, 'Users').dispatchEvent('touchstart');
    await linkTo(page, 'Events').dispatchEvent('touchstart');
    await page.waitForLoadState('networkidle');
    await go(page, 'Users');
    await go(page, 'Events');
  }
  expect(await fades(page)).toBe(0);
});

test('a press while pages fade is not lost', async ({ page }) => {
  await page.goto('/events');
  await goUntilItFades(page);
  await go(page, 'Users');
  await expect(async () => {
    await go(page, 'Events');
    await page.evaluate(() => {
      window.hold = 'next';
    });
    await go(page, 'Users');
    expect(await page.evaluate(() => window.hold)).toBe('held');
  }).toPass();
  // The next page is there under what is seen of the last one, and takes keys and presses.
  await page.keyboard.press('Tab');
  await page.keyboard.type('piano');
  await expect(page).toHaveURL('/users?q=piano');
  expect(await page.evaluate(() => window.hold)).toBe('held');
  const { x, y, width, height } = await boxOf(
    page.getByRole('link', { name: 'Events', exact: true }).first(),
  );
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(heading(page)).toHaveText('Upcoming Events');
});

test('Back returns to where the page was scrolled, without a fade', async ({ page }) => {
  await page.goto('/events');
  await goUntilItFades(page);
  await go(page, 'Users');
  await untilFaded(page);
  // Not before there are cards enough.
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.scrollTo({ top: 900, behavior: 'instant' });
        return window.scrollY;
      }),
    )
    .toBe(900);
  await go(page, 'Events');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();

  const before = await fades(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Users');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  expect(await fades(page)).toBe(before);
});

test('a member’s face grows from their card into their profile', async ({ page }) => {
  await enter(page, jonas);
  await page.addInitScript(() => {
    window.faces = [];
    function look(): void {
      const faces = [...document.querySelectorAll('main [data-slot="avatar"]')];
      const named = faces.filter((face) => getComputedStyle(face).viewTransitionName === 'face');
      if (named.length > 0) window.faces.push(`${location.pathname} ${named.length}`);
    }
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['style'] }),
    );
  });
  await page.goto('/events');
  await goUntilItFades(page);
  await go(page, 'Users');
  const link = page.getByRole('article').first().getByRole('link', { name: 'View profile' });
  const path = (await link.getAttribute('href')) ?? '';
  const reviews = page.waitForResponse(/\/api\/.*review/i);
  await link.hover();
  await reviews;
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(path);
  await expect.poll(() => page.evaluate(() => window.faces)).toEqual(['/users 1', `${path} 1`]);
});
