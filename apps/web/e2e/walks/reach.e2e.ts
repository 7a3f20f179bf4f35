import type { Page } from '@playwright/test';
import { moderationPaths } from '../../src/config/moderation-paths.ts';
import { paths } from '../../src/config/paths.ts';
import { accountParts, byEmail, forVisitors, jonas, marit, patternsIn } from '../support/addresses.ts';
import { enter } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const matches = (pattern: string, address: string) =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

/** Returns the paths of all visible links on the page, including those of the menu. */
async function linksOn(page: Page): Promise<string[]> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const read = () =>
    page.locator('a[href]:visible').evaluateAll((links) =>
      links
        .map((link) => (link as HTMLAnchorElement).href)
        .filter((href) => href.startsWith(location.origin) && !/\/(?:mail|docs|api)\b/.test(href))
        .map((href) => new URL(href).pathname),
    );
  const found = await read();
  if (!(await menu.isVisible())) return found;
  await menu.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  const more = await read();
  await page.keyboard.press('Escape');
  return [...found, ...more];
}

/**
 * Follows links from the home page until each of the patterns was met, one page for each pattern. Gives those that no
 * link leads to.
 */
async function unreached(page: Page, wanted: readonly string[]): Promise<string[]> {
  const missing = new Set(wanted);
  const queue: string[] = ['/'];
  const visited = new Set<string>();
  for (let address = queue.shift(); address !== undefined && missing.size > 0; address = queue.shift()) {
    const pattern = wanted.find((one) => matches(one, address));
    if (pattern === undefined || visited.has(pattern)) continue;
    visited.add(pattern);
    await page.goto(address);
    await expect(page.locator('main h1').first()).toBeVisible();
    await expect(page.locator('main :is([aria-busy=true], [data-slot=loading-status])')).toHaveCount(0);
    missing.delete(pattern);
    queue.push(...(await linksOn(page)));
  }
  return [...missing];
}

/** Sorts patterns without variable parts first. */
const bySpecificity = (one: string, other: string) => Number(one.includes(':')) - Number(other.includes(':'));

test('a visitor reaches every public page by links from the home page @phone', async ({ page }) => {
  const wanted = ['/', paths.blogs, paths.blog.pattern, paths.events, paths.users, ...forVisitors];
  expect(await unreached(page, wanted.sort(bySpecificity))).toEqual([]);
});

test('a member reaches every page by links from the home page @phone', async ({ page }) => {
  await enter(page, jonas);
  const wanted = [...new Set(patternsIn(paths)), ...accountParts].filter(
    // Another view of a page has no address of its own here.
    (pattern) => ![...byEmail, ...forVisitors].includes(pattern) && !/\?\w/.test(pattern),
  );
  expect(await unreached(page, wanted.sort(bySpecificity))).toEqual([]);
});

test('a moderator reaches the moderation by links from the home page @phone', async ({ page }) => {
  await enter(page, marit);
  const wanted = ['/', paths.dashboard.home, paths.settings, ...patternsIn(moderationPaths), '/moderation/cases/:id'];
  expect(await unreached(page, wanted.sort(bySpecificity))).toEqual([]);
});
