import { jonas } from './support/addresses.ts';
import { hiddenFocuses } from './support/focus.ts';
import { idsFor } from './support/ids.ts';
import { enter } from './support/members.ts';
import { openLoaded } from './support/nothing-lost.ts';
import { expect, test } from './support/test.ts';

test('no bar covers what has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 664 });
  const { event } = await idsFor(page, await enter(page, jonas));
  for (const path of ['/userDashboard/events/createEvent', '/userDashboard/settings', `/events/${event}`]) {
    await openLoaded(page, path);
    expect.soft(await hiddenFocuses(page), path).toEqual([]);
  }
});

test('a conversation has four lines of messages at 320 by 256 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await enter(page, jonas);
  await openLoaded(page, '/messages');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Inês Carvalho/ })
    .click();
  const log = page.getByRole('log');
  await expect(log.locator('[data-slot=chat-message]').last()).toBeInViewport();
  const lines = await log.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const shown = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    const text = element.querySelector('[data-slot=chat-message] > p') ?? element;
    return shown / Number.parseFloat(getComputedStyle(text).lineHeight);
  });
  expect(lines).toBeGreaterThanOrEqual(4);
});
