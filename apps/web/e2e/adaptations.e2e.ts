import type { Locator, Page } from '@playwright/test';
import { idsFor } from './support/ids.ts';
import { enter } from './support/members.ts';
import { expect, test } from './support/test.ts';

const jonas = { name: 'Jonas', email: 'jonas@demo.example', password: 'swap-an-hour' };

/** Returns the properties that distinguish an element when the system sets all colors. */
async function lookOf(element: Locator): Promise<{ background: string; border: number }> {
  return await element.evaluate((one) => {
    const style = getComputedStyle(one);
    return { background: style.backgroundColor, border: Number.parseFloat(style.borderTopWidth) };
  });
}

const borderOf = async (element: Locator) => (await lookOf(element)).border;

async function openChatWithRavi(page: Page): Promise<Locator> {
  await page.goto('/users?q=Ravi');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  await page.getByRole('button', { name: 'Message', exact: true }).click();
  const chat = page.getByRole('dialog', { name: 'Ravi Menon' });
  await expect(chat.getByRole('log')).toBeVisible();
  return chat;
}

test('in high contrast, selections and edges are visible @long', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await enter(page, jonas);
  await page.goto('/userDashboard/session');
  const selected = await lookOf(page.getByRole('tab', { selected: true }));
  const other = await lookOf(page.getByRole('tab', { selected: false }).first());
  expect(selected.background).not.toBe(other.background);
  expect(other.border).toBeGreaterThanOrEqual(1);

  const sections = page.getByRole('navigation', { name: 'Dashboard' });
  const current = await lookOf(sections.locator('[aria-current=page]'));
  const away = await lookOf(sections.getByRole('link', { name: 'events' }));
  expect(current.background).not.toBe(away.background);

  const add = page.getByRole('button', { name: 'Add Session' });
  expect(await borderOf(add)).toBeGreaterThanOrEqual(1);
  await add.click();
  expect(await borderOf(page.getByRole('dialog'))).toBeGreaterThanOrEqual(1);
  await page.getByRole('combobox', { name: 'Skill you teach' }).fill('a');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const marked = await lookOf(list.getByRole('option', { selected: true }));
  expect(marked.background).not.toBe((await lookOf(options.last())).background);

  await page.goto('/userDashboard/profile');
  for (const name of ['My Skills', 'Skills I Want to Learn'])
    expect(await borderOf(page.getByRole('region', { name }))).toBeGreaterThanOrEqual(1);

  await page.goto('/events');
  const pressed = await lookOf(page.getByRole('button', { pressed: true }));
  const released = await lookOf(page.getByRole('button', { pressed: false }).first());
  expect(pressed.background).not.toBe(released.background);
});

test('in high contrast, every state of a conversation’s row is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await enter(page, jonas);
  await page.goto('/messages');
  const rows = page.locator('[data-slot=conversation-rows] a');
  const unread = rows.locator('[data-slot=badge]').first();
  await expect(unread).toBeVisible();
  expect(await borderOf(unread)).toBeGreaterThanOrEqual(1);
  await rows.last().click();
  const current = page.locator('[data-slot=conversation-rows] a[aria-current=page]');
  // The thread takes the focus once it has loaded.
  await expect(async () => {
    await current.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(current).toBeFocused({ timeout: 1000 });
  }).toPass();
  const { background, colors, outline } = await current.evaluate((row) => ({
    background: getComputedStyle(row).backgroundColor,
    outline: getComputedStyle(row).outlineColor,
    colors: [...row.querySelectorAll('time, span:not([data-slot=avatar], [data-slot=avatar] *)')].map(
      (one) => getComputedStyle(one).color,
    ),
  }));
  expect(background).not.toBe((await lookOf(rows.first())).background);
  expect(new Set([...colors, outline])).toEqual(new Set([outline]));
  expect(outline).not.toBe(background);
});

// 1,280 by 1,024 px at 400 %, and a phone in landscape.
for (const [width, height] of [
  [320, 256],
  [844, 390],
] as const) {
  test(`nothing stays in the way at ${width} by ${height} px @long`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await enter(page, jonas);
    for (const path of ['/', '/events', '/userDashboard/profile', '/userDashboard/events']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      // Not to the end, where the page has its bar.
      await page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        window.scrollTo({ top: (scrollHeight - clientHeight) / 2, behavior: 'instant' });
      });
      const covered = await page.locator('[data-slot=navbar], [data-slot=tab-bar]').evaluateAll((bars) =>
        bars.reduce((sum, bar) => {
          const { top, bottom } = bar.getBoundingClientRect();
          return sum + Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
        }, 0),
      );
      expect(covered, `bars on ${path}`).toBe(0);
    }

    const chat = await openChatWithRavi(page);
    const log = chat.getByRole('log');
    expect((await log.boundingBox())?.height).toBeGreaterThanOrEqual(160);
    const list = await chat.getByRole('list', { name: 'Chats' }).boundingBox();
    const thread = await log.boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((thread?.y ?? 0) + 1);
    await chat.getByRole('textbox', { name: 'Message' }).focus();
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 });
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(chat).toBeHidden();
  });
}

test('below 1,024 px a profile has one button for messages @long', async ({ page }) => {
  await page.setViewportSize({ width: 1023, height: 800 });
  await enter(page, jonas);
  await page.goto('/users?q=Ravi');
  await page.getByRole('link', { name: 'View profile' }).first().click();
  const message = page.getByRole('button', { name: 'Message', exact: true });
  const floating = page.getByRole('button', { name: /^Open chat/ });
  await expect(message).toBeVisible();
  await expect(floating).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(floating).toBeVisible();
});

// 1,280 by 800 px at 200 %.
test('at 200 % an event’s picture leaves room for the dialog’s text @long', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await enter(page, jonas);
  await page.goto('/events');
  await page.getByRole('article').first().getByRole('button', { name: /more/i }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByText('Hosted by')).toBeInViewport({ ratio: 1 });
  const picture = await dialog.locator('[data-slot=event-pattern]').boundingBox();
  expect(picture?.height).toBeLessThanOrEqual(80);
});

test('text at 200 % keeps the name of a conversation on lines of words, and all places in the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  const { other } = await idsFor(page, await enter(page, jonas));
  await page.goto(`/messages/${other}`);
  const name = page.getByRole('region', { name: 'Conversation' }).getByRole('heading', { level: 2 });
  await expect(name).toBeVisible();
  expect((await name.boundingBox())?.width).toBeGreaterThan(160);
  await page.goto('/userDashboard/settings');
  const bar = page.getByRole('navigation', { name: 'Tab bar' });
  for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
  const me = await bar.getByRole('link', { name: 'Me', exact: true }).boundingBox();
  expect((me?.x ?? 0) + (me?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('Tab leaves the chat next to the page @long', async ({ page }) => {
  await enter(page, jonas);
  const chat = await openChatWithRavi(page);
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeFocused();
  const isInside = () => chat.evaluate((one) => one.contains(document.activeElement));
  await page.keyboard.press('Tab');
  for (let presses = 1; presses < 4 && (await isInside()); presses += 1) await page.keyboard.press('Tab');
  expect(await isInside()).toBe(false);
});

test('names that link to members are at least 24 px high @long', async ({ page }) => {
  const { hosted } = await idsFor(page, await enter(page, jonas));
  const pages = ['/userDashboard/session', '/userDashboard/review', `/userDashboard/events/${hosted}`];
  for (const path of pages) {
    await page.goto(path);
    const names = page.getByRole('main').locator('a[href^="/users/"]:visible');
    await expect(names.nth(1)).toBeVisible();
    const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
    // The sidebar's links have space above and below.
    expect(Math.min(...heights.slice(1)), path).toBeGreaterThanOrEqual(24);
  }
});
