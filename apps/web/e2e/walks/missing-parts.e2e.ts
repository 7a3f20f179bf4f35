import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { enter } from '../support/members.ts';
import { test as base, expect } from '../support/test.ts';

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };

// A browser logs each file that fails to load. Here only uncaught errors are unexpected.
const test = base.extend<{ visitor: Page }>({
  visitor: async ({ browser, server }, use) => {
    const context = await browser.newContext({
      baseURL: server.address,
      viewport: { width: 800, height: 900 },
    });
    const uncaught: string[] = [];
    context.on('weberror', (failure) => uncaught.push(String(failure.error())));
    await use(await context.newPage());
    expect(uncaught, 'uncaught errors').toEqual([]);
    await context.close();
  },
});

type Lost = { asked: () => number; find: () => Promise<void> };

/** Blocks files with this name until they are released. */
async function lose(page: Page, name: string): Promise<Lost> {
  const files = new RegExp(`/assets/${name}-[^/]*\\.js$`);
  let asked = 0;
  await page.route(files, (route) => {
    asked += 1;
    return route.abort('connectionreset');
  });
  return { asked: () => asked, find: () => page.unroute(files) };
}

const words = (page: Page) => page.getByText("Part of the page didn't load. Reload to try again.").first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openProfile(page: Page): Promise<void> {
  await page.goto('/users?q=Ravi');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await expect(heading(page)).toHaveText(/Ravi/);
}

/** A click whose chunk fails to load: the page stays, and a later click succeeds. */
const pressed = [
  {
    part: 'nav-sheet',
    as: 'visitor',
    open: (page: Page) => page.goto('/users'),
    press: (page: Page) => page.getByRole('button', { name: 'Open menu' }).click(),
    opened: (page: Page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    part: 'notice-dialog',
    as: 'visitor',
    open: (page: Page) => page.goto('/users'),
    press: (page: Page) => page.getByRole('contentinfo').getByRole('button').first().click(),
    opened: (page: Page) => page.getByRole('dialog'),
  },
  {
    part: 'event-registration-dialog',
    as: 'member',
    open: (page: Page) => page.goto('/events'),
    press: (page: Page) => page.getByRole('button', { name: 'Show More' }).first().click(),
    opened: (page: Page) => page.getByRole('dialog'),
  },
  {
    part: 'report-member',
    as: 'member',
    open: openProfile,
    press: (page: Page) => page.getByRole('button', { name: 'Report User' }).click(),
    opened: (page: Page) => page.getByRole('dialog', { name: 'Report User' }),
  },
  {
    part: 'member-chat',
    as: 'member',
    open: openProfile,
    press: (page: Page) => page.getByRole('button', { name: 'Message', exact: true }).click(),
    opened: (page: Page) => page.getByRole('dialog', { name: 'Ravi Menon' }),
  },
  {
    part: 'profile-editor',
    as: 'member',
    open: (page: Page) => page.goto('/userDashboard/profile'),
    press: (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
    opened: (page: Page) => page.getByRole('textbox', { name: 'About' }),
  },
] as const;

for (const { part, as, open, press, opened } of pressed) {
  test(`the page stays if ${part} does not load, and another press loads it`, async ({ visitor: page }) => {
    if (as === 'member') await enter(page, jonas);
    await page.clock.install();
    const lost = await lose(page, part);
    await open(page);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('main [data-slot="loading-status"]')).toHaveCount(0);
    const title = await heading(page).innerText();
    await press(page);
    await expect(words(page)).toBeVisible();
    await expect(heading(page)).toHaveText(title);
    await expect(opened(page)).toBeHidden();
    const asked = lost.asked();
    expect(asked).toBeGreaterThanOrEqual(3);
    await page.clock.fastForward('05:00');
    expect(lost.asked(), 'asked for again without a press').toBe(asked);
    await lost.find();
    await press(page);
    await expect(opened(page)).toBeVisible();
  });
}

test('a chat opened before its code has loaded opens with it', async ({ visitor: member }) => {
  await enter(member, jonas);
  const [held, come] = hold();
  await member.route(/\/assets\/member-chat-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  // On phones the bar leads to messages.
  await member.setViewportSize({ width: 1280, height: 800 });
  await openProfile(member);
  const button = member.getByRole('button', { name: /^Open chat/ });
  await button.click();
  await expect(button).toBeVisible();
  const chat = member.getByRole('dialog', { name: 'Ravi Menon' });
  await expect(chat).toHaveCount(0);
  come();
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(button).toBeHidden();
  await member.keyboard.press('Escape');
  await expect(chat).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a page that does not load says so, with a way to try again', async ({ visitor }) => {
  const lost = await lose(visitor, 'blogs-page');
  await visitor.setViewportSize({ width: 1280, height: 900 });
  await visitor.goto('/login');
  await visitor.getByRole('link', { name: 'Blogs' }).first().click();
  await expect(visitor.getByText("We couldn't show this page.")).toBeVisible();
  const asked = lost.asked();
  await visitor.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(heading(visitor)).toHaveText('Users');
  expect(lost.asked()).toBe(asked);
  await lost.find();
  await visitor.getByRole('link', { name: 'Blogs' }).first().click();
  await expect(heading(visitor)).toHaveText('Skill Exchange Blogs');
});
