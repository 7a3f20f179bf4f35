import type { Locator, Page } from '@playwright/test';
import { hostEvent, showMore } from './support/events.ts';
import { enterAnew, newMember } from './support/members.ts';
import { expect, expectToFit, test } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Returns the number of columns of cards. */
async function columnsOf(cards: Locator): Promise<number> {
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
  return new Set(boxes.map(Math.round)).size;
}

test('cards stand in one, two or three columns', async ({ page }) => {
  for (const path of ['/users', '/blogs']) {
    for (const [width, columns] of [
      [390, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const place = path === '/blogs' ? section(page, 'Latest Blog Posts') : page.getByRole('main');
      const cards = place.getByRole('article');
      await expect.poll(() => cards.count()).toBeGreaterThan(5);
      expect(await columnsOf(cards), `${path} at ${width} px`).toBe(columns);
    }
  }
});

test('the landing page recommends three members from 1024 px on, and two below @long', async ({ page }) => {
  const members = section(page, 'Recommended Users').getByRole('article');
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/');
  await expect(members).toHaveCount(3);
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(members).toHaveCount(2);
  await page.reload();
  await expect(members).toHaveCount(2);
});

test('Explore and Explore More appear from the fourth on @long', async ({ page }) => {
  for (const count of [3, 4]) {
    await page.route('**/api/user/getAll*', async (route) => {
      const answer = await route.fetch();
      const { users } = await answer.json();
      await route.fulfill({ response: answer, json: { success: true, users: users.slice(0, count) } });
    });
    await page.route('**/api/events/getAll*', async (route) => {
      const answer = await route.fetch();
      const events = await answer.json();
      await route.fulfill({ response: answer, json: events.slice(0, count) });
    });
    // With a query the server sends no data: the app fetches them.
    await page.goto('/?fresh');
    await expect(section(page, 'Featured Events').getByRole('article')).toHaveCount(3);
    await expect(section(page, 'Recommended Users').getByRole('article')).toHaveCount(3);
    const links = count > 3 ? 1 : 0;
    await expect(page.getByRole('link', { name: 'Explore More', exact: true })).toHaveCount(links);
    await expect(page.getByRole('link', { name: 'Explore', exact: true })).toHaveCount(links);
    await page.unrouteAll();
  }
});

test('a registration shows for two seconds before its dialog closes @long', async ({ page, server }) => {
  await enterAnew(page, newMember('Lena Ruiz'));
  const dialog = await showMore(page, await hostEvent(server.address));
  await expect(dialog.getByRole('button', { name: 'Register for Event' })).toBeVisible();
  // Measured by the browser's own clock, from the label to the end of the dialog.
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0;
        const observer = new MutationObserver(() => {
          const open = document.querySelector('[role=dialog][data-state=open]');
          if (since === 0 && open?.textContent?.includes('Requested to Join')) since = performance.now();
          if (since === 0 || open !== null) return;
          observer.disconnect();
          resolve(performance.now() - since);
        });
        observer.observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
      }),
  );
  await dialog.getByRole('button', { name: 'Register for Event' }).click();
  await expect(page.getByText('Your request to join has been sent!')).toBeVisible();
  const milliseconds = await shown;
  expect(milliseconds).toBeGreaterThan(1900);
  expect(milliseconds).toBeLessThan(4000);
  await expect(dialog).toBeHidden();
});

test('an article shows its picture, author, reading time, day, description and lines @long', async ({ page }) => {
  const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>')}`;
  const shown = {
    id: 77,
    title: 'Sharpen first',
    description: 'A dull plane teaches nothing.',
    body_markdown: 'One line.\n\n<b>Another</b> line.',
    cover_image: picture,
    user: { name: 'Ada Okafor' },
    reading_time: 7,
    published_at: '2026-11-18T08:00:00Z',
    tags: ['woodwork', 'tools'],
  };
  await page.route('**/articles?*', (route) => route.fulfill({ json: [shown] }));
  await page.route('**/articles/77', (route) => route.fulfill({ json: shown }));
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Sharpen first' }).first().click();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1, name: 'Sharpen first' })).toBeVisible();
  await expect(article.locator('img')).toHaveAttribute('src', picture);
  await expect(article.getByText('Ada Okafor')).toHaveCount(2);
  for (const text of ['7 min read', 'Wednesday, November 18, 2026', 'A dull plane teaches nothing.'])
    await expect(article.getByText(text)).toBeVisible();
  await expect(article.getByText('One line.', { exact: true })).toBeVisible();
  await expect(article.getByText('<b>Another</b> line.', { exact: true })).toBeVisible();
});

test('the footer has the name in two halves and the year @long', async ({ page }) => {
  await page.goto('/login');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('[data-slot=wordmark] > span')).toHaveText(['Skill', 'Exchange']);
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()}`);
});

test('a long name widens no page', async ({ page }) => {
  await enterAnew(page, newMember(`Maximiliane-${'Hohenberg'.repeat(7)}`));
  // 280 px is the outer screen of a folded phone.
  for (const width of [280, 320, 390, 768, 860, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/userDashboard/profile']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectToFit(page);
      // Content outside of the page may be cut off rather than scrollable.
      const right = await page
        .getByRole('banner')
        .locator('a, button')
        .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
      expect(right, `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('each promise of the hero is on one line from a tablet on @long', async ({ page }) => {
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const lines = page.getByRole('heading', { level: 1 }).locator('> span');
    const heights = await lines.evaluateAll((all) =>
      all.map((line) => line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).fontSize)),
    );
    expect(heights).toHaveLength(2);
    expect(Math.max(...heights), `${width} px`).toBeLessThan(1.7);
  }
});
